/**
 * Counts the words of every panel of whole recorded games, among them one of each kind with all its seats, and names those that cannot be
 * looked up: `npx tsx test/discord/panel/count-words.ts [GAME]`.
 */
import { mostWords } from '../../../src/discord/panel/brevity.ts'
import { games } from '../../../src/games/index.ts'
import { rendered } from '../../renderings/render.ts'
import { withoutPage } from './explained.ts'
import { largest, panelsOf } from './words.ts'

const [wanted] = process.argv.slice(2)
for (const [game, name] of [...rendered, ...largest].filter(([one]) => wanted === undefined || one === wanted)) {
  const panels = [...panelsOf(game, name, 1)].toSorted((one, other) => one.words - other.words)
  const over = panels.filter(({ words }) => words > mostWords)
  const withoutGoal = panels.filter(({ goal, said }) => goal === '' || !said.includes(goal))
  const median = panels[Math.floor(panels.length / 2)]?.words
  const most = panels.at(-1)
  process.stdout.write(
    `${game}, ${name}: ${panels.length} panels, median ${median}, most ${most?.words} (${most?.where}), over ${mostWords}: ${over.length}, without their goal: ${withoutGoal.length}\n`,
  )
  for (const { where, words } of over.slice(-5)) process.stdout.write(`  ${where}: ${words}\n`)
  const folder = games.find(({ rulebook }) => rulebook.id === game)!
  for (const word of withoutPage(folder, panels)) process.stdout.write(`  cannot be looked up: ${word}\n`)
}
