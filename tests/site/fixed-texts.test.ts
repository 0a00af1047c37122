import { expect, test } from 'vitest'
import status from '../../content/data/status.json'
import { openings } from '../../content/data/careers.json'
import { name, organisation } from '../../content/site.json'
import { escapeRegExp } from '../../src/generator/content/product-names.ts'
import { buildInMemory, pageFilesOf, textOf } from './in-memory.ts'
import { parsePage, textsOf, visibleText } from './html.ts'

// The texts and figures that the specification of the site fixes, word for word, as a reader of the built pages meets them.
// What its owner has to change is taken from the data: addresses, figures of services. No state of these turns a row red.

const uptimes = status.services.items.map(({ uptime }) => uptime)
const allOperational = (text: string): string => text.replaceAll(/"status": "\w+"/g, '"status": "operational"')
const site = buildInMemory({ content: 'content', edits: { 'content/data/status.json': allOperational } })
const pageAt = (path: string): ReturnType<typeof parsePage> =>
  parsePage(textOf(site, `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`))

const inMain: [path: string, texts: string][] = [
  ['/', 'How It Works | Stay updated | Subscribe'],
  ['/', '10+ | contributors | 5 | research institutions | 1000+ | proofs generated'],
  ['/mission/', '80% | 5% | 2024 | Foundation | 2025 | Industry Adoption | 2026 | Standard Setting | 2027+'],
  ['/mission/', 'Ubiquitous Verification'],
  ['/status/', ['All Systems Operational', ...uptimes].join(' | ')],
  ['/press/', '2023 | Remote-first | within 4 hours on business days'],
  ['/contact/', 'within 1-2 business days'],
  ['/contact/success/', 'within 1-2 business days'],
  ['/legal/terms/', 'Terms of Service | Last updated'],
  ['/legal/privacy/', 'Privacy Policy | Last updated | under 13'],
  ['/careers/', 'Apply Now'],
  ['/blog/', 'All | Vision | Technical | Roadmap | Infrastructure | Updates | Community'],
  ['/blog/', 'Architecture | Whitepaper | View PDF | Download | Stay updated'],
  ['/blog/', '19 pages | 501 KB | 14 pages | 465 KB | 37 pages | 371 KB'],
  ['/papers/view/', 'Open Original | Download'],
  ['/404.html', "Page Not Found | The page you're looking for doesn't exist or has been moved. | Go Back"],
  ['/roadmap/', '99.99% | 99.9% | under 2 ms | 90% | 2025 | 2026 | 2027'],
  ['/products/', 'Platform | Build & Verify | Runtime & Assurance | Test & Data | Learn more | View repo'],
  ['/products/', 'Provability Fabric | Spec-to-Proof | SpecCursor | SpecSync | Lean Toolchain | Dataset Safety Specs'],
  ['/products/', 'Runtime Safety Kernels | Security Envelopes | Model Asset Guard | Post-Incident Proofs | PF Testbed'],
  ['/blog/verifiable-ai-ecosystem/', 'Vision | Observe | Shadow | Enforce'],
  ['/blog/ecosystem-development-timeline/', 'Roadmap | July 15, 2025 | 8 min | 2026 | 99.99% | 99.9% | under 2 ms'],
  ['/blog/ecosystem-development-timeline/', '90 days | quarterly | monthly'],
  ['/blog/mapping-the-space/', 'Technical | June 15, 2025 | 15 min'],
  ['/blog/building-verification-infrastructure/', 'Infrastructure | August 15, 2025 | 10 min'],
  ['/blog/current-initiatives/', 'Updates | August 1, 2025 | 11 min'],
  ['/blog/how-to-get-involved/', 'Community | July 1, 2025 | 9 min | Research and Standards | Engineering and Pilots'],
  ['/blog/how-to-get-involved/', 'Evaluation and Assurance | Community and Education | Code of practice'],
]

test.each(inMain)('%s says %s', (path, texts) => {
  const text = visibleText(pageAt(path).querySelector('main'))
  const missing = texts
    .split(' | ')
    .filter((fixed) => !new RegExp(`(?<![\\w.])${escapeRegExp(fixed)}(?!\\w)`).test(text))
  expect(missing, 'fixed by the specification: change the text back, or the row with the owner').toEqual([])
})

const links: [path: string, label: string, href: string][] = [
  ['/', 'Get Started', '/docs/'],
  ['/', 'Try the Demo', '/docs/#demo'],
  ['/', 'View All Projects', organisation.url],
  ['/404.html', 'Go Home', '/'],
  ['/blog/how-to-get-involved/', 'Join on GitHub', organisation.url],
  ['/blog/how-to-get-involved/', 'Read Documentation', '/docs/'],
  ...pageFilesOf(site).flatMap((file): typeof links =>
    /^blog\/.+\/index/.test(file) ? [[`/${file.slice(0, -10)}`, 'Continue Reading Other Posts', '/blog/']] : [],
  ),
]

test.each(links)('%s: "%s" leads to %s', (path, label, href) => {
  const found = pageAt(path)
    .querySelectorAll('main a')
    .filter((link) => visibleText(link) === label)
  expect(found.map((link) => link.getAttribute('href'))).toContain(href)
})

test.each(['/', '/blog/current-initiatives/', '/404.html'])('%s has the header and footer of every page', (path) => {
  const page = pageAt(path)
  const first = [name, 'Products', 'Mission', 'Docs', 'Blog', 'Explore on GitHub']
  // The menu of narrow screens goes on with links of the footer.
  expect(textsOf(page, 'body > header a:not(ul + div a)')).toEqual(first)
  const text = visibleText(page.querySelector('body > footer'))
  expect(text).toContain('Open-source tools for verified AI systems.')
  expect(text).toMatch(RegExp(`© \\d{4} ${name}`))
  const last = ['Terms', 'Privacy', 'Sitemap', 'GitHub Organization']
  expect(textsOf(page, 'body > footer nav[aria-label="Legal and site"] a')).toEqual(last)
})

const counts: [path: string, what: string, selector: string, count: number][] = [
  ['/', 'steps of How It Works', '[aria-labelledby=how-it-works] ol li', 3],
  ['/', 'testimonials', 'main blockquote', 3],
  ['/mission/', 'gauges', '[aria-labelledby=problem] figure', 2],
  ['/blog/', 'chips', 'main fieldset input[type=radio]', 7],
  ['/press/', 'required fields', 'main form [required]', 4],
  ['/sitemap/', 'downloads', 'main a[download][href="/sitemap.xml"]', 1],
  ['/', 'forms', 'main form input[type=email][required]', 1],
  ['/blog/', 'forms', 'main form input[type=email][required]', 1],
]

test.each(counts)('%s: %s', (path, _, selector, count) => {
  expect(pageAt(path).querySelectorAll(selector)).toHaveLength(count)
})

test.each<(typeof counts)[number]>([
  ['/products/', 'View repo links', `main a[href^="${organisation.url}/"]`, 11],
  ['/products/', 'Learn more links', 'main a[href^="/docs/#"]', 11],
  ['/sitemap/', 'repositories', `main a[href^="${organisation.url}/"]`, 11],
  ['/docs/', 'questions, one open at a time', 'main details[name=faq]', 5],
  ['/careers/', 'openings with a mail link', 'main a[href^="mailto:"][href*="?subject="]', openings.items.length],
  ['/press/', 'downloads', 'main a[download]', 6],
  ['/blog/', 'articles', 'main [data-category] h2 a[href^="/blog/"]', 6],
  ['/blog/', 'papers in the viewer', 'main a[href^="/papers/view/?file=%2Fpapers%2F"]', 3],
])('%s: %s, at least so many', (path, _, selector, count) => {
  expect(pageAt(path).querySelectorAll(selector).length).toBeGreaterThanOrEqual(count)
})
