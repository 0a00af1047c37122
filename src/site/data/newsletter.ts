import { z } from 'zod'
import { dataFile, f, type PageContext, type ValueOf } from '../../generator/define/index.ts'

export const newsletterFile = dataFile(
  'data/newsletter.json',
  z.strictObject({
    heading: f.heading,
    lead: f.lead,
    label: f.text.describe('Label of the field'),
    example: f.text.describe('An address as an example, inside the field'),
    button: f.text.describe('What the button says'),
    incomplete: f.text.describe('Said below the field when the end of an address seems to be missing'),
    withoutScript: f.link.describe('The way to subscribe when the form does not run'),
    privacy: f.link.describe('What becomes of the address'),
  }),
)
export type Newsletter = ValueOf<typeof newsletterFile>

/** Where the form sends addresses: a hosted project; or the site itself ("/"), where `dev` and `preview` answer. */
export function backendOf({ VITE_SUPABASE_URL: url = '/', VITE_SUPABASE_ANON_KEY: key = '' }: PageContext['env']) {
  return { url, key }
}
