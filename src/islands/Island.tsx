import { useContext } from 'react'
import { BaseContext, deep } from '../generator/define/A.tsx'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import InquiryForm from './inquiry/InquiryForm.tsx'
import NewsletterForm from './newsletter/NewsletterForm.tsx'
import type { IslandName, IslandProps } from './registry.ts'
import SearchForm from './search/SearchForm.tsx'
import PaperViewer from './viewer/PaperViewer.tsx'

const components: { [N in IslandName]: ComponentType<IslandProps[N]> } = {
  newsletter: NewsletterForm,
  inquiry: InquiryForm,
  viewer: PaperViewer,
  search: SearchForm,
}

/**
 * Prerenders an island into an element that tells the loader its name and props. It has a render of its own, with ids under
 * its name: `useId` counts from the root, and in the browser the island is a root.
 */
export function Island<N extends IslandName>({ name, props }: { name: N; props: IslandProps[N] }) {
  const id = `island-${name}`
  const Component: ComponentType<IslandProps[N]> = components[name]
  const base = useContext(BaseContext)
  const put = deep(props, base)
  const html = renderToString(<Component {...put} />, { identifierPrefix: id })
  return (
    <div
      id={id}
      className="island"
      data-island={name}
      data-props={JSON.stringify(put)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
