// Builds the sandbox page into a folder outside git. Called by setup, and by hand: node src/sandbox/page/build.mjs
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const page = fileURLToPath(new URL('.', import.meta.url))
export const outputFolder = fileURLToPath(new URL('../../../.cache/page/', import.meta.url))

export async function buildPage(outDir = outputFolder) {
  await build({
    root: page,
    base: './',
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage()
