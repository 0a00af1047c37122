import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The tests render as the build does: with React's production build, which knows no development JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    env: { NODE_ENV: 'production' },
    // One process a file, as many as there are cores: servers and folders are each file's own.
    pool: 'forks',
    maxWorkers: '100%',
    // For tests that run whole commands, on a machine that may be slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
