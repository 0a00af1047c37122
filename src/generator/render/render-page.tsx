import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { RenderContext, type RenderState } from '../define/A.tsx'
import type { Page } from '../define/index.ts'
import type { Body } from '../markdown/body.ts'
import { renderDocument } from './document.ts'
import type { SiteInput } from './render-site.ts'
import type { PageScripts } from './scripts.ts'

/** Marks where the view goes in the layout. No text can hold it, as React escapes `<`. */
const slot = '<x-view></x-view>'

/** Gives a function that renders pages. The layout is rendered once per active link: it is three quarters of a small page's time. */
export function pageRenderer({ content, site, options, assets }: SiteInput): (page: Page, body?: Body) => string {
  const { address } = options
  const settings = content.get(site.settings)
  const { Layout, styles } = site
  const layouts = new Map<string, string[]>()
  const renderIn = (node: ReactNode): { html: string; islands: PageScripts['islands'] } => {
    const islands: PageScripts['islands'] = []
    const context: RenderState = {
      base: address.base,
      addIsland: (island, props) => islands.push({ island, connect: island.connect?.(props as never) ?? [] }),
    }
    const html = renderToString(site.withSettings(<RenderContext value={context}>{node}</RenderContext>, content.get))
    return { html, islands }
  }
  const layoutOf = (path: string): string[] => {
    const section = settings.header.links.find(({ href, covers }) => path.startsWith(href) || covers.includes(path))
    const active = section?.href ?? (path === '/' ? '/' : 'none')
    const key = active === path ? path : `below ${active}`
    const routed = <StaticRouter location={path}>{<Layout>{createElement('x-view')}</Layout>}</StaticRouter>
    const layout = layouts.get(key) ?? renderIn(routed).html.split(slot)
    layouts.set(key, layout)
    return layout
  }
  return (page, body) => {
    const [before = '', after = ''] = layoutOf(page.path)
    const { html: view, islands } = renderIn(page.draw(body))
    return renderDocument(page, before + view + after, {
      settings,
      recorded: content.socialCards,
      address,
      assets,
      styles: [styles.pages, ...(body ? [styles.texts] : [])].map((name) => assets.styles[name] ?? ''),
      printStyle: assets.styles[styles.print] ?? '',
      scripts: { islands, entries: page.traits.scripts ?? [] },
    })
  }
}
