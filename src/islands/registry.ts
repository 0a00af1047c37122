import type { ComponentType } from 'react'
import type { InquiryProps } from './inquiry/InquiryForm.tsx'
import type { WithLoad } from './load.ts'
import type { NewsletterProps } from './newsletter/NewsletterForm.tsx'
import type { SearchProps } from './search/SearchForm.tsx'
import type { ViewerProps } from './viewer/PaperViewer.tsx'

/** What each island is given. JSON only: the values travel in an attribute. */
export interface IslandProps {
  newsletter: NewsletterProps
  inquiry: InquiryProps
  viewer: ViewerProps
  search: SearchProps
}

export type IslandName = keyof IslandProps

interface Widget<Props> {
  /**
   * `focus`: at the first focus, pointer or key inside it. `visible`: when it is seen. `?q=`: as `focus`, and at once where the
   * query of the page's address begins so.
   */
  when: 'focus' | 'visible' | '?q='
  component: () => Promise<{ default: ComponentType<WithLoad<Props>> }>
}

/** Every island: when it comes alive, and its code, which is the only code that reaches a browser. */
export const registry: { [N in IslandName]: Widget<IslandProps[N]> } = {
  newsletter: { when: 'focus', component: () => import('./newsletter/NewsletterForm.tsx') },
  inquiry: { when: 'focus', component: () => import('./inquiry/InquiryForm.tsx') },
  viewer: { when: 'visible', component: () => import('./viewer/PaperViewer.tsx') },
  search: { when: '?q=', component: () => import('./search/SearchForm.tsx') },
}
