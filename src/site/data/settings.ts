import { site } from '../schemas/site.ts'
import { dataFile, type ValueOf } from '../../generator/define/define.tsx'

/** What every page shares. */
export const settings = dataFile('site.json', site)
export type Settings = ValueOf<typeof settings>
