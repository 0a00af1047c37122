import { defineConfig } from 'vitest/config'

const inFolder = (name: string) => [`tests/${name}/**/*.test.{ts,tsx}`]

export default defineConfig({
  // The tests render as the build does: with React's production build, which knows no development JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    pool: 'forks',
    maxWorkers: '100%',
    // For tests that run whole commands, on a machine that may be slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      // Pure functions: no browser, no process, no disk but to read.
      {
        extends: true,
        test: {
          name: 'unit',
          include: [...inFolder('unit'), 'scripts/tools/*/*.test.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      // The site in memory, and laws for every page.
      { extends: true, test: { name: 'site', include: inFolder('site'), isolate: false } },
      // The commands as they are run.
      { extends: true, test: { name: 'build', include: inFolder('build') } },
      // The built site on servers and in browsers: built once, by its global setup.
      {
        extends: true,
        test: {
          name: 'e2e',
          include: inFolder('e2e'),
          globalSetup: 'tests/e2e/setup.ts',
          // One browser serves many files.
          isolate: false,
          testTimeout: 300_000,
        },
      },
      // Postgres.
      { extends: true, test: { name: 'backend', include: inFolder('backend') } },
    ],
  },
})
