import type { ComponentType } from 'react'
import type { Load } from '../define/define-island.ts'

// The loader: all the script that a page runs before a widget is used. It must stay under 1 kB compressed, import nothing at its
// start, and leave the page as it is when something fails to load.

// The page's import map names the code that its islands may load, with a hash of each: what is imported stands before what imports it.
const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
const chunks = Object.keys((JSON.parse(map) as { integrity?: object }).integrity ?? {})

// Forms in which a submit waits for React.
const submitted = new Set<Element>()

// "/assets/search-0123456789ab.js"; under `dev` "/src/site/islands/search/widget.tsx".
const isNamed = (url: string, name: string): boolean => new RegExp(`/${name}(-\\w{12})?[./][^/]*$`).test(url)

const fetchComplete = async (url: string): Promise<void> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(url)
  await response.blob()
}

/** In the order of the map, as WebKit checks the integrity only of modules that were imported before; prefetched, as Firefox never retries a failed import. */
const importChunks = async (...names: string[]): Promise<void> => {
  const urls = chunks.filter((url) => names.some((name) => isNamed(url, name)))
  await Promise.all(urls.map(fetchComplete))
  for (const url of urls) await import(/* @vite-ignore */ url)
}

const load: Load = async (name) => {
  await importChunks(name)
  return import(/* @vite-ignore */ chunks.find((url) => isNamed(url, name)) ?? name)
}

/** Enables the buttons and turns the browser's own validation off; undone, the island is as it was prerendered. */
const setEnabled = (island: HTMLElement, on: boolean): void => {
  island.toggleAttribute('data-ready', on)
  for (const form of island.querySelectorAll('form')) form.noValidate = on
  for (const button of island.querySelectorAll('button')) button.disabled = !on
}

const wakeUp = async (island: HTMLElement): Promise<void> => {
  const { island: name = '', started } = island.dataset
  if (started) return
  island.dataset.started = '1'
  setEnabled(island, true)
  try {
    // In the order of what they import. vite.config.ts names the chunks.
    await importChunks('rolldown-runtime', 'react', 'shared', 'mount', name)
    const { mount } = await load<typeof import('./mount.tsx')>('mount')
    const widget = await load<{ default: ComponentType<{ load?: Load }> }>(name)
    await mount(island, widget.default, load)
    island.dataset.live = ''
    // Looked up again: a page that an extension has changed is rendered again.
    if (submitted.delete(island)) island.querySelector('form')?.requestSubmit()
  } catch (error) {
    // For the author of the widget. A visitor keeps the page as it was.
    if (import.meta.env.DEV) console.error(error)
    submitted.delete(island)
    setEnabled(island, false)
    delete island.dataset.started
    island.dataset.when = 'focus' // One that woke by being seen, too.
  }
}

const islandOf = (event: Event): HTMLElement | null => (event.target as Element).closest?.('[data-island]') ?? null

const wake = (event: Event): void => {
  const island = islandOf(event)
  if (island && island.dataset.when !== 'visible') void wakeUp(island)
}

// A hostile document in a frame of this origin may run this very file: there it does nothing.
if (location.protocol !== 'blob:') {
  for (const type of ['focusin', 'pointerover', 'pointerdown', 'keydown']) addEventListener(type, wake)
  addEventListener(
    'submit',
    (event) => {
      const island = islandOf(event)
      if (!island || 'live' in island.dataset) return
      event.preventDefault()
      submitted.add(island)
      void wakeUp(island)
    },
    true,
  )
  // A submit that waits is dropped when the page goes into the back-forward cache.
  addEventListener('pagehide', () => submitted.clear())
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void wakeUp(target as HTMLElement)
  })
  const parameters = location.search.replace('?', '&')
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { when = 'focus' } = island.dataset
    if (when === 'visible') seen.observe(island)
    else setEnabled(island, true)
    // Its field may have the focus already, from the fragment of the address.
    if (island.matches(':focus-within') || (when.startsWith('?') && parameters.includes(when.replace('?', '&'))))
      void wakeUp(island)
  }
}
