/** `npm run -s prove -- GAME [--only NAME]` runs a game's long proofs with listed seeds and prints one line each. */
import { parseArgs } from 'node:util'
import { findGame, games } from '../games/index.ts'
import { proofs } from '../games/proofs.ts'
import { messageOf } from './errors.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const [id, ...more] = positionals
const game = id === undefined ? undefined : findGame(id)
const wanted = proofs.filter(({ name }) => values.only === undefined || name === values.only)
if (!game || more.length > 0 || wanted.length === 0) {
  const ids = games.map(({ rulebook }) => rulebook.id)
  console.error(`usage: npm run -s prove -- ${ids.join('|')} [--only ${proofs.map(({ name }) => name).join('|')}]`)
  process.exit(2)
}

const { from, to } = game.rulebook.seats
for (const proof of wanted) for (let seats = from; seats <= to; seats++) console.log(lineOf(proof, game, seats))

function lineOf(proof: (typeof proofs)[number], folder: NonNullable<typeof game>, seats: number): string {
  const title = `${folder.rulebook.id} ${proof.name}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`
  try {
    return `ok ${title}: ${proof.run(folder, seats, proof.size)}`
  } catch (error) {
    process.exitCode = 1
    return `FAIL ${title}: ${messageOf(error)}`
  }
}
