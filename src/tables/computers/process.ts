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
  type Suggestion,
  suggestion,
  viewOf,
} from '../../kernel/index.ts'
import type { Answers, Questions, Said, Thought, Wanted } from './thinker.ts'

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

port.on('message', ({ id, thought }: { id: number; thought: Thought }) => {
  const say = (said: Said): void => port.postMessage({ id, said })
  say({ kind: 'begun' })
  say(answerTo(thought))
})

function answerTo(thought: Thought): Said {
  const { game } = thought.question
  const book = books.get(game)
  if (!book) return { kind: 'failed', problem: `no game ${game} in ${data.games}` }
  try {
    return { kind: 'found', found: think(book, thought) }
  } catch (error) {
    // The stack names our files and no secrets; the message may hold a position and stays here.
    const problem = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 4).join(' ').trim() : 'threw no error'
    return { kind: 'failed', problem }
  }
}

function think(book: AnyRulebook, { wanted, question }: Thought): Answers[Wanted] {
  const { state } = question
  switch (wanted) {
    case 'move': {
      const { seat, level, salt } = question
      return computerMove(book, state, seat, ownChance(viewOf(book, state, seat), seat, salt), level)
    }
    case 'suggestion':
      return suggested(book, question)
    case 'hint':
      return hint(book, state, question.seat)
    case 'mistake':
      return mistake(book, state, question.seat, question.moves)
    case 'opinion':
      return opinion(book, state, { moves: question.moves })
  }
}

function suggested(book: AnyRulebook, { state, seat, instead: isWished }: Questions['suggestion']): Suggestion {
  const found = suggestion(book, state, seat)
  const [first] = found.run
  const instead = isWished && first ? insteadOf(book, state, seat, first) : undefined
  return instead ? { ...found, instead } : found
}
