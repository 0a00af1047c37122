// The form of search.json: written by the build, read by the search island.

/** A page as the search knows it. */
export interface SearchPage {
  /** With the base path: "/docs/". */
  path: string
  title: string
  /** The text before its first section. */
  text: string
  sections: SearchSection[]
}

/** A part of a page that an address can name. */
export interface SearchSection {
  /** Its id on the page. */
  id: string
  heading: string
  text: string
}

/** All of search.json. */
export interface SearchFile {
  pages: SearchPage[]
}
