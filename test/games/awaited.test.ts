import { expect, test } from 'vitest'
import { awaitedLine } from '../../src/discord/words/awaited.ts'
import { gameWords } from '../../src/discord/words/game-words.ts'
import type { GameFolder } from '../../src/games/folder.ts'
import { games } from '../../src/games/index.ts'
import { openlyAwaited, playOut, randomPlayer, type StateBase, sightOf } from '../../src/kernel/index.ts'
import type { SeatLook } from '../../src/tables/index.ts'

/** Positions of a game at random: of each way of awaiting, by phase and by who is awaited, a few. */
function positions({ rulebook }: GameFolder): StateBase[] {
  const met = new Map<string, StateBase[]>()
  playOut({
    book: rulebook,
    seats: 4,
    options: rulebook.options.forDays ?? {},
    seed: 'awaited',
    player: () => randomPlayer,
    watch({ state }) {
      const way = `${state.phase} ${openlyAwaited(rulebook, state).join()}`
      met.set(way, [...(met.get(way) ?? []), state].slice(-2))
    },
  })
  return [...met.values()].flat()
}

const named = (text: string, name: string): number => text.split(name).length - 1

const seatLook = (seat: string, number: number): SeatLook => ({
  number,
  seat,
  person: seat,
  name: `person of ${seat}`,
  computer: null,
  level: null,
  wish: null,
  nameplate: number,
  step: 0,
  since: null,
  until: null,
  awayUntil: null,
})

test.each(games)('board, alt text and status of $rulebook.id await whom the rules await, and nobody else', (folder) => {
  const { rulebook: book, text } = folder
  for (const state of positions(folder)) {
    const looks = state.seats.map(seatLook)
    const words = gameWords(folder, 'en', {
      people: Object.fromEntries(state.seats.map((seat) => [seat, `person of ${seat}`])),
      form: 'plain',
    })
    const sight = sightOf(book, state, null)
    const namedBy = (say: (awaited: readonly string[]) => string) =>
      state.seats.filter((seat) => {
        const name = words.name('seat', seat)
        return named(say(sight.awaited), name) > named(say([]), name)
      })
    const awaited = state.seats.filter((seat) => sight.awaited.includes(seat))
    expect(
      namedBy((seats) => text.board({ ...sight, awaited: seats }, words.say)),
      `board in ${state.phase}`,
    ).toEqual(awaited)
    // An alt text may have to stop before its end: whom it awaits it says at its beginning.
    expect(text.alt({ ...sight, awaited: [] }, words.say).length).toBeLessThanOrEqual(1024)
    for (const seat of awaited) expect(text.alt(sight, words.say).slice(0, 400)).toContain(words.name('seat', seat))
    const status = awaitedLine(book, { state, seats: looks, quietUntil: null, secretHash: '' }, words, null)
    expect(
      state.seats.filter((seat) => status.includes(`person of ${seat}`)),
      `status in ${state.phase}`,
    ).toEqual(awaited)
  }
})
