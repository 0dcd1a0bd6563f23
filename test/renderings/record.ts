/** Writes the words of whole recorded games anew: `npx tsx test/renderings/record.ts`. Look at the difference before it is committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { languages } from '../../src/words/index.ts'
import { rendered, rendering } from './render.ts'

for (const [game, name] of rendered)
  for (const language of languages) {
    const file = new URL(`${game}/${name}.${language}.md`, import.meta.url)
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(file, rendering(game, name, language))
  }
