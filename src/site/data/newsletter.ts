import { z } from 'zod'
import { dataFile, f, type PageContext, type ValueOf } from '../../generator/define/index.ts'

export const newsletterFile = dataFile(
  'data/newsletter.json',
  z.strictObject({
    heading: f.heading,
    lead: f.lead,
    label: f.text.describe('Label of the field'),
    example: f.text.describe('An address as an example, inside the field'),
    button: f.text.describe('What the button says'),
    malformed: f.text.describe('Said below the field when what it holds is no address'),
    incomplete: f.text.describe('Said below the field when the end of an address seems to be missing'),
    withoutScript: f.link.describe('The way to subscribe when the form does not run'),
    privacy: f.link.describe('What becomes of the address'),
  }),
)

/** The form sends subscribers' addresses to a hosted project; or to the site itself ("/"), where `dev` and `preview` answer. */
export function newsletterProps(text: ValueOf<typeof newsletterFile>, env: PageContext['env']) {
  const { VITE_SUPABASE_URL: url = '/', VITE_SUPABASE_ANON_KEY: key = '' } = env
  return { text, backend: { url, key } }
}
