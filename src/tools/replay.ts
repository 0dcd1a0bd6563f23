/** `npm run -s replay -- FILE` replays an exported record and prints the SHA-256 of the final position's canonical JSON. */
import { readFileSync } from 'node:fs'
import { findGame } from '../games/index.ts'
import { parseRecord, replay } from '../kernel/record.ts'
import { messageOf } from './errors.ts'

const [file, ...more] = process.argv.slice(2)
if (!file || more.length > 0) {
  console.error('usage: npm run -s replay -- FILE')
  process.exit(2)
}

try {
  const record = parseRecord(readFileSync(file, 'utf8'), file)
  const game = findGame(record.game)
  if (!game) throw new Error(`${file}: game: no game is called ${record.game}`)
  console.log(replay(game.rulebook, record).final)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
