/** Pictures that stand in the channel: read on a phone, where 1080 pixels become 300. */
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { type Game, playOut, randomPlayer, viewOf } from '../../src/kernel/index.ts'
import type { PictureRequest } from '../../src/pictures/index.ts'
import type { Written } from '../../src/pictures/toolkit/record.ts'
import { drawn } from './drawn.ts'
import { exhibitsOf } from './exhibits.ts'
import { recorded } from './recorded.ts'

/** Numbers decide; words may be smaller, where the name beside a token is all that they are. */
const least = { number: 30, word: 20 } as const
const isNumber = (content: string): boolean => /^[−+(]?\d/u.test(content)

const tooSmall = ({ texts }: { texts: readonly Written[] }): string[] =>
  texts
    .filter(({ content, size }) => content.trim() !== '' && size < (isNumber(content) ? least.number : least.word) - 0.01)
    .map(({ content, size }) => `${content}: ${size.toFixed(1)}`)

/** Letters may touch; they may not lie on each other. */
const touching = 1.5
const overlapping = ({ texts }: { texts: readonly Written[] }): string[] =>
  texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - touching &&
          other.left < one.right - touching &&
          one.top < other.bottom - touching &&
          other.top < one.bottom - touching,
      )
      .map((other) => `${one.content} and ${other.content}`),
  )

/** Names beside tokens on a map are the only words of this size. Nearer than this to one another on one line they are read as one. */
const names = { size: 25, wordSpace: 15 } as const
const readAsOne = ({ texts }: { texts: readonly Written[] }): string[] => {
  const strokes = texts.filter(({ content }) => content === '|')
  const beside = texts.filter(({ content, size }) => size === names.size && /\p{L}/u.test(content))
  return beside.flatMap((one) =>
    beside
      .filter((next) => next.left > one.left && next.left - one.right < names.wordSpace)
      .filter((next) => Math.abs(one.bottom - next.bottom) < (one.bottom - one.top) / 2)
      .filter((next) => !strokes.some(({ left, right }) => left >= one.right - touching && right <= next.left + touching))
      .map((next) => `${one.content} ${next.content}`),
  )
}

const cutOff = ({ texts }: { texts: readonly Written[] }): string[] =>
  texts
    .filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > 1080 || bottom > 1350)
    .map(({ content }) => content)

describe.each(games.map((game) => [game.rulebook.id, game] as const))('statuses of %s', (_, game) => {
  test('can be read on a phone, at every number of seats, in every language', { timeout: 600_000 }, async () => {
    const statuses = (await exhibitsOf(game)).filter(({ request }) => request.scene === 'status')
    const { from, to } = game.rulebook.seats
    for (let seats = from; seats <= to; seats++) expect(statuses.some(({ name }) => name.includes(`-${seats}p-`))).toBe(true)
    for (const { name, request } of statuses)
      for (const language of ['en', 'it', 'de'] as const) {
        const record = await recorded({ ...request, language })
        expect(tooSmall(record), `${name} in ${language} is too small`).toEqual([])
        expect(overlapping(record), `${name} in ${language} overlaps`).toEqual([])
        expect(readAsOne(record), `${name} in ${language} has names that are read as one`).toEqual([])
        expect(cutOff(record), `${name} in ${language} is cut off`).toEqual([])
      }
  })

  test('rank the seats of a game that is over as its words do', { timeout: 120_000 }, async () => {
    const seats = game.rulebook.seats.to
    let last: Game['state'] | undefined
    const watch = ({ state }: { state: Game['state'] }) => {
      last = state
    }
    playOut<Game>({
      book: game.rulebook,
      seats,
      options: game.rulebook.options.forDays ?? {},
      seed: 'ranked',
      player: () => randomPlayer,
      watch,
    })
    if (!last?.result) throw new Error('the game is not over')
    const people = Object.fromEntries(last.seats.map((seat, index) => [seat, `Guest ${String.fromCharCode(65 + index)}`]))
    const request: PictureRequest = {
      painter: game.painter,
      scene: 'status',
      view: viewOf(game.rulebook, last, null),
      language: 'en',
      people,
    }
    const { texts } = await recorded(request)
    const drawnOrder = texts.filter(({ content }) => content.startsWith('Guest ')).toSorted((a, b) => a.top - b.top)
    const ranked = game.standings?.(last).seats.map(({ seat }) => people[seat]!)
    expect(drawnOrder.map(({ content }) => content)).toEqual(ranked)
  })

  test('show nobody as awaited, whoever is', async () => {
    const state = firstState(game.rulebook)
    const request = { painter: game.painter, scene: 'status', view: viewOf(game.rulebook, state, null) }
    const [nobody, everybody] = [await drawn(request), await drawn({ ...request, awaited: state.seats })]
    expect(everybody.png.equals(nobody.png)).toBe(true)
  })
})

function firstState(book: (typeof games)[number]['rulebook']): Game['state'] {
  let first: Game['state'] | undefined
  playOut<Game>({
    book,
    seats: book.seats.from,
    options: book.options.forDays ?? {},
    seed: 'first',
    player: () => randomPlayer,
    watch: ({ state }) => {
      first ??= state
    },
  })
  return first!
}
