// Old names, for commands that have not moved to scripts/cli.
export { defineCommand as program } from '../cli/command.ts'
export { UserError as Refusal, UsageError } from '../cli/user-error.ts'
