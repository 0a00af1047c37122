import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a command whose reader has gone ends quietly, with its own exit code', () => {
  const script = '{ node scripts/run.mjs build --help | true; echo "codes ${PIPESTATUS[*]}"; } 2>&1'
  expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe('codes 0 0\n')
})
