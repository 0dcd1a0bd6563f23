import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { countOfThoughts } from '../../../src/discord/panel/in-order.ts'
import type { GameFolder } from '../../../src/games/folder.ts'
import { games } from '../../../src/games/index.ts'
import {
  apply,
  legal,
  type PlainMove,
  type Position,
  SeededChance,
  type StateBase,
  suggestion,
  viewOf,
} from '../../../src/kernel/index.ts'
import type { Control } from '../../bench/presses/controls.ts'
import { openTable } from '../../bench/presses/count.ts'
import { nameOfPerson } from '../../bench/presses/fitting.ts'
import { SeatPanel } from '../../bench/presses/seat-panel.ts'
import { type Half, type Sitting, sittingsOf } from '../../bench/presses/sittings.ts'
import { sampled } from '../../sample.ts'

const halves: readonly Half[] = ['computers', 'random']
const seats = 3
const seed = 'whole moves'
/** So many positions of each decision are looked at. */
const ofEach = sampled(1, 2)

type Table = Awaited<ReturnType<typeof openTable>>
type Place = { readonly seat: string; readonly position: Position<StateBase> }

interface Said {
  readonly control: Control
  readonly label: string
  readonly values: readonly string[]
}

/** Positions in which something new is asked, from games of computers and of random seats. */
function* places({ rulebook: book }: GameFolder): Iterable<Place> {
  const known = new Map<string, number>()
  for (const half of halves)
    for (const { seat, decisions, positions } of sittingsOf({ book, seats, half, seed, seat: 0, mostMoves: sampled(250, 600) }))
      for (const [index, decision] of decisions.entries()) {
        const kind = `${half} ${decision}`
        const count = known.get(kind) ?? 0
        known.set(kind, count + 1)
        if (count < ofEach) yield { seat, position: positions[index]! }
      }
}

/** A sitting in which these moves are made and nothing else. */
function sittingWith({ rulebook: book }: GameFolder, { seat, position }: Place, moves: readonly PlainMove[]): Sitting {
  const positions = [position]
  for (const move of moves) {
    const outcome = apply(book, positions.at(-1)!, seat, move, seed)
    if (outcome.refused) throw new Error(`${JSON.stringify(move)} is refused: ${outcome.refused.code}`)
    positions.push(outcome.position)
  }
  return { seat, seed, decisions: moves.map(() => ''), moves, positions }
}

const peopleOf = ({ seats: all }: StateBase) =>
  Object.fromEntries(all.map((seat, index) => [seat, nameOfPerson(index + 1)] as const))

const saysItsDeed = ({ id, label }: Control) => carriedBy('p', id)?.action.do === 'play' && !label.startsWith('✔')
const isMenu = ({ id }: Control) => carriedBy('p', id)?.action.do === 'way'

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('on every fresh panel of %s', (_, folder) => {
  let table: Table
  let all: readonly Place[]
  beforeAll(async () => {
    table = await openTable(folder, seats)
    all = [...places(folder)]
  })
  afterAll(() => table.close())

  const panelFor = (place: Place, moves: readonly PlainMove[]) =>
    new SeatPanel(table.house, table.look, folder.rulebook, sittingWith(folder, place, moves))

  test('a button or an option that says a move plays that move and nothing else', { timeout: 300_000 }, async () => {
    let pressed = 0
    for (const place of all) {
      const { state } = place.position
      const desk = new Desk(folder, state, place.seat, 'en', peopleOf(state))
      const shown = await panelFor(place, []).fresh()
      const byDeed = new Map(legal(folder.rulebook, state, place.seat).map((move) => [desk.deed(move), move] as const))
      const said = (shown?.controls ?? []).flatMap((control): Said[] => {
        if (control.kind === 'button') return saysItsDeed(control) ? [{ control, label: control.label, values: [] }] : []
        return isMenu(control) ? control.options.slice(0, 2).map(({ label, value }) => ({ control, label, values: [value] })) : []
      })
      for (const { control, label, values } of said) {
        const move = byDeed.get(label)
        // What is called by the name of its kind is the only one of it; what asks once more plays nothing yet.
        if (!move || desk.asksFirst(move)) continue
        const after = await panelFor(place, [move]).press(shown!, { control, values, written: new Map() })
        expect([label, after?.played]).toEqual([label, 1])
        pressed++
      }
    }
    expect(pressed).toBeGreaterThan(5)
  })

  test('what is suggested is legal, one move after the other, and one press plays all that is named', async () => {
    let followed = 0
    for (const place of all) {
      const { run, ending } = suggestion(folder.rulebook, place.position.state, place.seat)
      for (const [which, moves] of Object.entries({ run, ending })) {
        if (moves.length < 2) continue
        const panel = panelFor(place, moves)
        const shown = (await panel.fresh())!
        const control = shown.controls.find(({ id }) => {
          const action = carriedBy('p', id)?.action
          return action?.do === 'follow' && action.which === which
        })
        if (!control) continue
        const after = await panel.press(shown, { control, values: [], written: new Map() })
        // As many of them as are read in one go: its label counts what is read, and says “both” of two, “this” of one.
        const desk = new Desk(folder, place.position.state, place.seat, 'en', peopleOf(place.position.state))
        const played = moves.slice(0, after?.played)
        const read = which === 'run' ? countOfThoughts(desk, played) : played.length
        const named = Number(/\d+/.exec(control.label)?.[0] ?? (control.label.endsWith('this') ? 1 : 2))
        expect([which, moves, read]).toEqual([which, moves, named])
        expect(played.length).toBeGreaterThan(1)
        followed++
      }
    }
    expect(followed).toBeGreaterThan(0)
  })

  test('whoever sees the same is suggested the same, whatever is hidden from them', () => {
    const { rulebook: book } = folder
    const chance = new SeededChance('what is hidden')
    for (const { seat, position } of all) {
      const { state } = position
      const imagined = book.imagine(viewOf(book, state, seat), seat, chance)
      expect(suggestion(book, imagined, seat)).toEqual(suggestion(book, state, seat))
    }
  })
})
