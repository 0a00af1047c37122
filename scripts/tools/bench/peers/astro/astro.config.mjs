// Astro as it comes: Shiki colours code.
export default { site: 'https://bench.example', trailingSlash: 'always' }
