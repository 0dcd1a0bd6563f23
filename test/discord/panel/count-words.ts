/** Counts the words of every panel of a whole recorded game of each kind: `npx tsx test/discord/panel/count-words.ts`. */
import { mostWords } from '../../../src/discord/panel/brevity.ts'
import { rendered } from '../../renderings/render.ts'
import { panelsOf } from './words.ts'

for (const [game, name] of rendered) {
  const panels = [...panelsOf(game, name, 1)].toSorted((one, other) => one.words - other.words)
  const over = panels.filter(({ words }) => words > mostWords)
  const median = panels[Math.floor(panels.length / 2)]?.words
  process.stdout.write(
    `${game}: ${panels.length} panels, median ${median}, most ${panels.at(-1)?.words}, over ${mostWords}: ${over.length}\n`,
  )
  for (const { where, words } of over.slice(-5)) process.stdout.write(`  ${where}: ${words}\n`)
}
