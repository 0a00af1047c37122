import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { RenderContext, type RenderState } from '../define/render-context.tsx'
import type { Page } from '../define/index.ts'
import type { Body } from '../markdown/body.ts'
import { memoise } from '../memoise.ts'
import { documentEnd, renderHead, type PageHtml } from './document.ts'
import type { SiteInput } from './render-site.ts'
import type { PageScripts } from './scripts.ts'

/** Marks where the view goes in the layout. No text can hold it, as React escapes `<`. */
const slot = '<x-view></x-view>'

/** Gives a function that renders pages. The layout is rendered once per active link: it is three quarters of a small page's time. */
export function pageRenderer({ content, site, options, assets }: SiteInput): (page: Page, body?: Body) => PageHtml {
  const { address } = options
  const settings = content.get(site.settings)
  const { Layout } = site
  const renderIn = (node: ReactNode): { html: string; islands: PageScripts['islands'] } => {
    const islands: PageScripts['islands'] = []
    const context: RenderState = {
      base: address.base,
      settings,
      addIsland: (island, props) => {
        if (islands.some((other) => other.island === island))
          throw new Error(`It shows island ${island.name} twice, and its ids would clash. Show it once.`)
        islands.push({ island, connect: island.connect?.(props as never) ?? [] })
      },
    }
    return { html: renderToString(<RenderContext value={context}>{node}</RenderContext>), islands }
  }
  const layoutAt = memoise((location) => {
    const routed = <StaticRouter location={location}>{<Layout>{createElement('x-view')}</Layout>}</StaticRouter>
    const { html, islands } = renderIn(routed)
    if (islands.length > 0) throw new Error('An island in the layout would stay dead. Show it in the view of a page.')
    const [before = '', after = ''] = html.split(slot)
    return { before, after: after + documentEnd }
  })
  const layoutOf = (path: string): Pick<PageHtml, 'before' | 'after'> => {
    const section = settings.header.links.find(
      ({ href, covers }) => (href !== '/' && path.startsWith(href)) || covers.includes(path),
    )
    // All pages below a link mark it alike (SectionLink in Header.tsx): one layout serves them, rendered for a path that none has.
    return layoutAt(path === '/' || path === section?.href ? path : `${section?.href ?? '/'}below/`)
  }
  return (page, body) => {
    const { html: view, islands } = renderIn(page.render(body))
    const head = renderHead(page, {
      site,
      settings,
      recorded: content.socialCards,
      address,
      assets,
      hasText: body !== undefined,
      scripts: { islands, entries: page.traits.scripts ?? [] },
    })
    return { head, view, ...layoutOf(page.path) }
  }
}
