/** Where assets/ lies, whether the code runs from src/ or compiled from dist/. */
import { existsSync } from 'node:fs'

function projectRoot(): URL {
  let folder = new URL('./', import.meta.url)
  while (!existsSync(new URL('package.json', folder))) {
    const parent = new URL('../', folder)
    if (parent.href === folder.href) throw new Error('no package.json above src/pictures')
    folder = parent
  }
  return folder
}

export const assets = new URL('assets/', projectRoot())
