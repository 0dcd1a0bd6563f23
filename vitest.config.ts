import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // canvas crashes in worker threads: processes, always.
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
