import { newsletter as schema } from '../schemas/pages.ts'
import { dataFile, type Known, type ValueOf } from '../../generator/define/define.tsx'

/** The form on / and /blog/. */
export const newsletter = dataFile('data/newsletter.json', schema)
export type Newsletter = ValueOf<typeof newsletter>

/** Where the form sends addresses: a hosted project; or the site itself ("/"), where `dev` and `preview` answer. */
export function backendOf({ VITE_SUPABASE_URL: url = '/', VITE_SUPABASE_ANON_KEY: key = '' }: Known['env']) {
  return { url, key }
}
