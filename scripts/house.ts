import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { checkSite } from '../src/generator/checks/check-site.ts'
import { parseContent } from '../src/generator/content/parse-content.ts'
import { pagesOf, type Options } from '../src/generator/pages-of.ts'
import { renderSite, type Cache } from '../src/generator/render/render-site.ts'
import { parseSiteAddress } from '../src/generator/content/site-address.ts'
import type { Problem } from '../src/generator/content/problem.ts'
import { site } from '../src/site/site.ts'
import { localKey } from './backend/local-backend.ts'
import { readTree } from './disk/read-tree.ts'
import { bundle, type Bundle } from './house/bundle.ts'
import { cacheIn, copiesOf, filesOf, publish } from './house/disk.ts'

interface Settings {
  out: string
  address: string | undefined
  today: string
  drafts: boolean
  cache: Cache
  bundle: () => Promise<Bundle>
}

/** The line from content to output. @returns what is wrong with the site; then nothing was written. */
export async function build({ out, address, today, drafts, cache, bundle }: Settings): Promise<Problem[]> {
  const { assets, files: bundled } = await bundle()
  const tree = readTree({ content: process.env.CONTENT ?? 'content' })
  const content = parseContent(tree, site)
  const options: Options = {
    address: addressOf(address ?? content.get(site.settings).url),
    today,
    drafts,
    env: { ...process.env, LOCAL_KEY: localKey },
  }
  const pages = pagesOf(content, site, options)
  const secrets = { heldBack: pages.heldBack, folders: [process.cwd(), homedir()], publicKey: localKey, titles: [] }
  const rendering = { content, pages, site, options, assets, secrets, cache }
  const rendered = renderSite(rendering)
  const others = [...bundled, ...copiesOf(tree)]
  const problems = [
    ...content.problems,
    ...pages.problems,
    ...rendered.results.flatMap(({ result }) => result.problems),
    ...checkSite(rendering, rendered, [...others, { path: 'build-manifest.json', content: '' }]),
  ]
  if (problems.length === 0) publish([...filesOf(rendered), ...others], out)
  return problems
}

function addressOf(url: string): Options['address'] {
  const address = parseSiteAddress(url)
  if (!address) throw new Error(`${url} is not the address of a site`)
  return address
}

const [out = 'dist-trial', oldAssets, address] = process.argv.slice(3)

export async function run(): Promise<void> {
  const started = performance.now()
  const stored =
    oldAssets && oldAssets !== '-'
      ? (JSON.parse(readFileSync(oldAssets, 'utf8')) as {
          assets: Bundle['assets']
          files: { path: string; text?: string; base64?: string }[]
        })
      : undefined
  const kept = stored && {
    assets: stored.assets,
    files: stored.files.map(({ path, text, base64 = '' }) => ({
      path,
      content: text ?? Buffer.from(base64, 'base64'),
    })),
  }
  const problems = await build({
    out,
    address,
    today: process.env.TODAY ?? new Date().toISOString().slice(0, 10),
    drafts: process.env.DRAFTS === '1',
    cache: process.env.NO_CACHE ? { get: () => undefined, set: () => undefined } : cacheIn('node_modules/.cache/trial'),
    bundle: () => (kept ? Promise.resolve(kept) : bundle(site)),
  })
  for (const { file, line, message } of problems) console.log(`${file}:${line ?? ''} ${message}`)
  console.log(`${problems.length} problems, ${Math.round(performance.now() - started)} ms`)
}
