export { printBuilt, reportOf, showProgress, type Built } from './build-report.ts'
export { launchProblems, notReadyOf } from './not-ready.ts'
