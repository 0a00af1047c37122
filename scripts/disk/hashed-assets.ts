/**
 * Whether a file is named by the hash of its content, as vite.config.ts names what the browser loads:
 * "assets/site-d02ebbdd3379.css". Nobody names a file so by hand, so such a file in an output is a build's own, also where the
 * manifest does not list it: an asset of the release before, kept for pages that are still open.
 */
export function isHashedAsset(path: string): boolean {
  return /^assets\/[\w.-]+-[\da-f]{12}\.[\da-z]+$/.test(path)
}
