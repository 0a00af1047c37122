import { BaseContext } from '../define/A.tsx'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Body } from '../markdown/body.ts'
import type { SiteSettings } from '../../site/schemas/site.ts'
import type { Page, SiteDefinition } from '../define/define.tsx'
import { renderDocument, type Context } from './document.ts'

/** Marks where the layout's frame is cut. No text can hold it, as React writes `<` otherwise. */
const cut = '<x-view></x-view>'

export interface PageRendering extends Omit<Context, 'style' | 'card'> {
  site: Pick<SiteDefinition<SiteSettings>, 'Layout' | 'Settings' | 'defaultStyle'>
}

/** Gives a function that renders pages. The frame around the view is rendered once per active link. */
export function pageRenderer({
  site,
  ...context
}: PageRendering): (page: Page, body?: Body, card?: Context['card']) => string {
  const { Layout, Settings, defaultStyle } = site
  const { settings, assets } = context
  const frames = new Map<string, string[]>()
  const within = (node: ReactNode): ReactNode => (
    <Settings value={settings}>
      <BaseContext value={context.address.base}>{node}</BaseContext>
    </Settings>
  )
  const frameOf = (path: string): string[] => {
    const active =
      settings.header.links.find(({ href }) => path.startsWith(href))?.href ?? (path === '/' ? '/' : 'none')
    const key = active === path ? path : `below ${active}`
    const router = <StaticRouter location={path}>{<Layout>{createElement('x-view')}</Layout>}</StaticRouter>
    const frame = frames.get(key) ?? renderToString(within(router)).split(cut)
    frames.set(key, frame)
    return frame
  }
  return (page, body, card) => {
    const [before = '', after = ''] = frameOf(page.path)
    const view = renderToString(within(page.draw(body)))
    const styles: Readonly<Record<string, string>> = assets.styles
    const style = styles[page.traits.style ?? defaultStyle] ?? ''
    return renderDocument(page, before + view + after, { ...context, style, card })
  }
}
