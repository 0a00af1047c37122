export { manifestName, sourceCommit } from './manifest.ts'
export { fetchAssetsToKeep, previousLimits } from './previous.ts'
export { siteReader, type Reader } from './site-reader.ts'
export { openStaging, publish, type Staging } from './staging.ts'
