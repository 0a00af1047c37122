// An old name, for commands that have not moved to scripts/cli.
export { printProblems, printProgress } from '../cli/report.ts'
