import { createRequire } from 'node:module'
import { z } from 'zod'
import { apply, begin } from '../../src/kernel/index.ts'
import { bids } from '../kernel/example.ts'
import type { Bench } from './harness.ts'

const seats = 3
const prizes = 6

/** So many games of each are played before they are measured: what is compiled late, and seldom alike, is compiled then. */
const warm = 2000

/** Everybody bids their cards from the lowest up: every move is a move, none is refused. */
const cards = Array.from({ length: prizes }, (_, round) => round + 1)

/** What a table pays for each move: check, play, automatic steps, the new position, events. */
function playOurs(): unknown {
  let { position } = begin(bids, { options: { prizes }, people: Array.from({ length: seats }, () => ({})), seed: 'bench' })
  for (const card of cards)
    for (const seat of position.state.seats) {
      const done = apply(bids, position, seat, { type: 'bid', card }, 'bench')
      if (done.refused) throw new Error(done.refused.code)
      position = done.position
    }
  if (!position.state.result) throw new Error('our game has not ended')
  return position
}

interface Theirs {
  readonly moves: Readonly<Record<string, (card: number) => void>>
  updatePlayerID(id: string): void
  getState(): { ctx: { gameover?: unknown } } | null
}

const client = z.object({
  Client: z.function({ input: [z.unknown()], output: z.custom<Theirs>((made) => typeof made === 'object') }),
})

interface TheirState {
  deck: number[]
  prize: number
  bids: Record<string, number>
  players: Record<string, { hand: number[]; points: number }>
}

interface TheirMove {
  G: TheirState
  ctx: { numPlayers: number }
  playerID: string
  events: { endGame(result: unknown): void }
}

/** The same game as boardgame.io has it: a reducer over moves, immer drafts, simultaneous players. */
const theirGame = {
  name: 'bids',
  setup: ({ ctx, random }: { ctx: { numPlayers: number }; random: { Shuffle(list: number[]): number[] } }): TheirState => {
    const [prize = 0, ...deck] = random.Shuffle(cards.slice())
    const hand = Array.from({ length: prizes + 2 }, (_, index) => index + 1)
    const players = Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, id) => [String(id), { hand: [...hand], points: 0 }]),
    )
    return { deck, prize, bids: {}, players }
  },
  turn: { activePlayers: { all: 'bidding' }, stages: { bidding: { moves: { bid } } } },
}

function bid({ G, ctx, playerID, events }: TheirMove, card: number): string | undefined {
  const player = G.players[playerID]
  if (!player || G.bids[playerID] !== undefined || !player.hand.includes(card)) return 'INVALID_MOVE'
  player.hand = player.hand.filter((held) => held !== card)
  G.bids[playerID] = card
  if (Object.keys(G.bids).length < ctx.numPlayers) return undefined
  const alone = Object.entries(G.bids).filter(([id, made]) =>
    Object.entries(G.bids).every(([other, theirs]) => other === id || theirs !== made),
  )
  const winner = alone.sort(([, a], [, b]) => b - a)[0]?.[0]
  if (winner !== undefined) G.players[winner]!.points += G.prize
  G.bids = {}
  G.prize = G.deck.shift() ?? 0
  if (G.prize === 0) events.endGame({ points: Object.values(G.players).map(({ points }) => points) })
  return undefined
}

export const bench: Bench = {
  name: 'kernel',
  about: 'a whole example game, move by move, against the same game on boardgame.io (0.1 is ten times its moves per second)',
  async run({ compare }) {
    const { Client } = client.parse(createRequire(import.meta.url)('boardgame.io/client'))

    function playTheirs(): unknown {
      const game = Client({ game: theirGame, numPlayers: seats, debug: false })
      for (const card of cards)
        for (let id = 0; id < seats; id++) {
          game.updatePlayerID(String(id))
          game.moves.bid!(card)
        }
      const state = game.getState()
      if (!state?.ctx.gameover) throw new Error('their game has not ended')
      return state
    }

    for (let game = 0; game < warm; game++) {
      playTheirs()
      playOurs()
    }
    await compare({ name: 'kernel/boardgame.io', bar: 1 / 30, floor: playTheirs, subject: playOurs })
  },
}
