/** Runs in a thread of its own: computers think here, so that the gateway never waits for them. */
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import {
  type AnyRulebook,
  computerMove,
  hint,
  insteadOf,
  mistake,
  opinion,
  ownChance,
  suggestion,
  viewOf,
} from '../../kernel/index.ts'
import type { Thought, ThoughtAnswer } from './thinker.ts'

const data = z.object({ games: z.string(), gives: z.boolean() }).parse(workerData)

// Elsewhere it would be the whole process that is put last.
if (data.gives && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** A module that lists games, such as src/games/index.ts. */
interface GamesModule {
  readonly games: readonly { readonly rulebook: AnyRulebook }[]
}

// `as`: the module is ours, named by whoever created the tables.
const { games } = (await import(data.games)) as GamesModule
const books = new Map(games.map(({ rulebook }) => [rulebook.id, rulebook]))

const port = parentPort
if (!port) throw new Error('this file is run by a worker thread')

port.on('message', (thought: Thought) => {
  const begun: ThoughtAnswer = { id: thought.id, begun: true }
  port.postMessage(begun)
  const answer: ThoughtAnswer = { id: thought.id, ...think(thought) }
  port.postMessage(answer)
})

function think({ game, state, seat, level, salt, wanted, twice, moves }: Thought): Omit<ThoughtAnswer, 'id'> {
  const book = books.get(game)
  if (!book) return { problem: `no game ${game} in ${data.games}` }
  try {
    if (wanted === 'hint') return { hint: hint(book, state, seat) }
    if (wanted === 'mistake') return { mistake: mistake(book, state, seat, moves) }
    if (wanted === 'opinion') return { opinion: opinion(book, state, { moves: twice }) }
    if (wanted === 'suggestion') {
      const found = suggestion(book, state, seat)
      const [first] = found.run
      const instead = twice && first ? insteadOf(book, state, seat, first) : undefined
      return { suggestion: instead ? { ...found, instead } : found }
    }
    return { move: computerMove(book, state, seat, ownChance(viewOf(book, state, seat), seat, salt), level) }
  } catch (error) {
    // The stack names our files and no secrets; the message may hold a position and stays here.
    return { problem: error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 4).join(' ').trim() : 'threw no error' }
  }
}
