import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPage, outputFolder } from '../../../src/sandbox/page/build.mjs'

const sources = fileURLToPath(new URL('../../../src/sandbox', import.meta.url))

/** The folder of the page as it is now: set-up has made it before `npm test`; it is made anew for whoever changes it and runs one file. */
export async function builtPage(): Promise<string> {
  const index = join(outputFolder, 'index.html')
  const made = existsSync(index) ? statSync(index).mtimeMs : 0
  const changed = readdirSync(sources, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(sources, name)).mtimeMs)
  if (Math.max(...changed) > made) await buildPage()
  return outputFolder
}
