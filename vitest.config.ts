import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { fontconfigFile } from './src/pictures/fonts.ts'
import { LongestFirst } from './test/longest-first.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // canvas crashes in worker threads: processes, always.
    pool: 'forks',
    // Each process loads everything once and goes from file to file: nothing that a file leaves behind may matter to the next one.
    isolate: false,
    // What was compiled for one run serves the next; a clean clone has none, and need not keep one.
    experimental: { fsModuleCache: !process.env.CI, fsModuleCachePath: fileURLToPath(new URL('.cache/tests', import.meta.url)) },
    // A third of the time a test waits, for a browser, a drawing or a thread: one more than cores keeps them all busy.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    sequence: { sequencer: LongestFirst },
    globalSetup: fileURLToPath(new URL('test/run-folder.ts', import.meta.url)),
    // Fontconfig reads it once, when the first test of a process loads canvas, from wherever that is.
    env: { FONTCONFIG_FILE: fontconfigFile },
    testTimeout: 120_000,
    // A hook that fails is not tried again.
    hookTimeout: 300_000,
    // A machine that others share may stall for longer than anything here waits. What fails there is tried once more, and told.
    retry: process.env.CI ? 1 : 0,
    // What is waited for comes when it comes: a busy machine is no failure.
    expect: { poll: { timeout: 30_000 } },
  },
})
