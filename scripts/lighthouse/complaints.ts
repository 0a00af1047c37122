import { categories, type Category, type Finding, type Measured } from './measurement.ts'

/** The one finding that a noindex page owes to being one. */
const unlisted = 'is-crawlable'

/** Milliseconds of blocking that are too many on the viewer's page, where React comes alive as the page is seen; 0 elsewhere. */
const viewerLimit = 50

/**
 * Why a page fails, a line each; none where it passes: 100 in every category, but for SEO where the page is noindex and that is
 * all there is to say; no layout shift; no blocking.
 */
export function complaintsOf(measured: Measured): string[] {
  const { page, cls, shifted, tbt } = measured
  const isBlocked = page.route === 'paperViewer' ? tbt >= viewerLimit : tbt > 0
  return [
    ...categories.flatMap((category) => complaintsAbout(category, measured)),
    ...(cls > 0 ? [`${page.path}: its layout shifts (CLS ${cls.toFixed(4)}, must be 0): ${shifted.join(', ')}`] : []),
    ...(isBlocked ? [`${page.path}: it blocks for ${Math.round(tbt)} ms (TBT, must be ${limitOf(page.route)}).`] : []),
  ]
}

function limitOf(route: Measured['page']['route']): string {
  return route === 'paperViewer' ? `below ${viewerLimit}` : '0'
}

function complaintsAbout(category: Category, { page, scores, findings }: Measured): string[] {
  const found = findings[category]
  if (category !== 'seo' || page.listed)
    return scores[category] === 100 ? [] : [`${page.path}: ${category} is ${scores[category]}. ${textOf(found)}`]
  const others = found.filter(({ audit }) => audit !== unlisted)
  if (others.length > 0) return [`${page.path}: seo finds more than ${unlisted}. ${textOf(others)}`]
  return found.length > 0 ? [] : [`${page.path}: may be indexed, and should be noindex.`]
}

function textOf(findings: Finding[]): string {
  return findings.map(({ audit, detail }) => `${audit}: ${detail}`).join('; ')
}
