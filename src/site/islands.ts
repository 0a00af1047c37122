import { inquiry } from './islands/inquiry/island.ts'
import { newsletter } from './islands/newsletter/island.ts'
import { search } from './islands/search/island.ts'
import { viewer } from './islands/viewer/island.ts'

export const islands = [newsletter, inquiry, viewer, search]
