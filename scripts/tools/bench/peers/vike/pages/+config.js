import vikeReact from 'vike-react/config'

/** Vike as it comes with React: pages come alive in the browser. */
export default { extends: [vikeReact], prerender: true, trailingSlash: true, lang: 'en' }
