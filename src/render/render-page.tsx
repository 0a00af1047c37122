import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Layout } from '../site/components/Layout.tsx'
import { SiteContext } from '../site/components/site.ts'
import type { Body, Page, SiteSettings } from '../model/page.ts'
import type { Site } from '../model/pages.ts'
import { views } from '../pages/views.ts'
import type { Assets } from '../generator/render/assets.ts'
import { renderDocument } from './document.ts'
import { BaseContext } from '../generator/define/A.tsx'

/** Marks where the layout's frame is cut. No text can hold it, as React writes `<` otherwise. */
const cut = '<x-view></x-view>'

/**
 * Gives a function that renders pages of this site. Three quarters of a page's time would go into the header's links, so
 * the frame around the view is rendered once per active link and reused.
 */
export function pageRenderer(site: Site, assets: Assets): (page: Page, body?: Body) => string {
  const frames = new Map<string, string[]>()
  return (page, body) => {
    const key = activeLinkOf(page.path, site.settings)
    const [before = '', after = ''] = frames.get(key) ?? renderFrame(page.path, site)
    frames.set(key, [before, after])
    return renderDocument(page, before + renderView(page, body, site) + after, { ...site, assets })
  }
}

/** Which header link a page makes active, and whether the page is that link's own. */
function activeLinkOf(path: string, { header }: SiteSettings): string {
  const active = header.links.find(({ href }) => path.startsWith(href))?.href ?? (path === '/' ? '/' : 'none')
  return active === path ? path : `below ${active}`
}

function renderFrame(path: string, { settings, address }: Site): string[] {
  const frame = renderToString(
    <SiteContext value={settings}>
      <BaseContext value={address.base}>
        <StaticRouter location={path}>
          <Layout>{createElement('x-view')}</Layout>
        </StaticRouter>
      </BaseContext>
    </SiteContext>,
  )
  return frame.split(cut)
}

function renderView(page: Page, body: Body | undefined, { settings, address }: Site): string {
  // The table of views is complete by type, and a page's props are those of its route; TypeScript cannot follow the pair.
  const View = views[page.route] as ComponentType<object>
  return renderToString(
    <SiteContext value={settings}>
      <BaseContext value={address.base}>
        <View {...page.props} {...(body ? { body } : {})} />
      </BaseContext>
    </SiteContext>,
  )
}
