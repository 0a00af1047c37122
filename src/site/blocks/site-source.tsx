import { z } from 'zod'
import { defineBlock, f } from '../../generator/define/index.ts'
import { Link } from '../components/Link.tsx'
import { useSite } from '../components/site.ts'
import type { Settings } from '../data/settings.ts'
import { paragraph } from './parts.tsx'

/** Where the source of the site is published, or that it is not. */
export const siteSource = defineBlock({
  name: 'site-source',
  schema: z
    .strictObject({
      published: f.text.describe('Before the address of the repository'),
      unpublished: f.text.describe('Said where site.json names no repository'),
    })
    .describe('Where the source of the site is published, by the repository of site.json'),
  view: function SiteSource({ data }) {
    const { repository } = useSite()
    if (!repository) return <p>{data.unpublished}</p>
    return (
      <p>
        {data.published} <Link href={repository}>{repository}</Link>
      </p>
    )
  },
  plain: (data, { repository }: Settings) => [
    paragraph(repository ? `${data.published} ${repository}` : data.unpublished),
  ],
})
