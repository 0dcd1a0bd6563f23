import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // canvas crashes in worker threads: processes, always.
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A machine that others share may stall for longer than anything here waits. What fails there is tried once more, and told.
    retry: process.env.CI ? 1 : 0,
    // What is waited for comes when it comes: a busy machine is no failure.
    expect: { poll: { timeout: 15_000 } },
  },
})
