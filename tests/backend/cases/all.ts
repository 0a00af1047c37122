import { addresses } from './addresses.ts'
import type { Case } from './case.ts'
import { limits } from './limits.ts'
import { requests } from './requests.ts'
import { roles } from './roles.ts'

/** Everything that depends on the migrations; what takes longest comes last. */
export const cases: Case[] = [...addresses, ...requests, ...roles, ...limits]
