import type { MessagePort } from 'node:worker_threads'
import type { SiteOptions } from '../../src/model/pages.ts'
import type { Assets } from '../../src/generator/render/assets.ts'
import type { FileFacts } from '../disk/manifest.ts'
import type { Folders } from '../disk/place-file.ts'
import type { SiteFile } from '../make-site.ts'
import type { KeptColour } from '../memory/kept-colours.ts'
import type { MadeOfFiles } from '../memory/remember.ts'
import type { Overrun } from '../weight/budget.ts'

/** What a site's pages are made from: plain data, as threads share nothing else. */
export interface Task {
  /** The content folder, as it was named. */
  content: string
  options: SiteOptions
  assets: Assets
  /** What the bundler made. */
  bundled: SiteFile[]
  /** What the main thread has made of files, which need not be made again. */
  sources: MadeOfFiles
  /** Where pages are put. */
  folders: Folders
  /** Where colours are kept. */
  kept: string
}

/** What a thread is told. */
export interface Order extends Task {
  /** Paths of the pages to make. */
  pages: string[]
  /** The memory of {@link claimsIn}. */
  shared: SharedArrayBuffer
  /** Takes the deliveries. */
  port: MessagePort
}

/** A page that stands in its place, without any problem. */
export interface MadeElsewhere {
  /** A `KnownPage` as JSON: half of the pages of a site may wait for the main thread, and take a third of the room so. */
  known: string
  /** Of its files, in their order. */
  facts: FileFacts[]
  overrun: Overrun | undefined
}

/** What a thread hands over. Whatever is unusual about a page is left to the main thread, which then makes it itself. */
export interface Delivery {
  /** Its place in the list. */
  page: number
  made: MadeElsewhere | undefined
  /** Of code that nobody had coloured before. */
  colours: KeptColour[]
}
