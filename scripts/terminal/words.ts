// An old name, for commands that have not moved to scripts/cli.
export { countOf, megabytes } from '../cli/format.ts'
