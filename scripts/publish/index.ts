export { manifestName, sourceCommit } from './manifest.ts'
export { previousAssets } from './previous.ts'
export { openStaging, publish, type Staging } from './staging.ts'
