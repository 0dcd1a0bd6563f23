import { expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { moveState } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { apply, type PlainMove } from '../../../src/kernel/index.ts'
import { begun } from '../begun.ts'
import { bidsFolder } from '../bids/folder.ts'

test('a move is judged once, however often a panel shows it and until the table plays it', () => {
  let asked: PlainMove[] = []
  const { rulebook } = bidsFolder
  const [bid, ...others] = rulebook.moves
  const watched = {
    ...bid!,
    check(p: never, seat: never, given: never) {
      asked.push(given)
      return bid!.check?.(p, seat, given)
    },
  }
  const folder = { ...bidsFolder, rulebook: { ...rulebook, moves: [watched, ...others] } }
  const position = begun(folder, 2)
  const desk = new Desk(folder, position.state, position.state.seats[0]!, 'en', {})
  const card = desk.offer('bid', 'card', {})[0]
  const move = desk.canonical({ type: 'bid', card } as PlainMove)
  asked = []
  expect(desk.refusal(move)).toBeUndefined()
  expect(asked).toHaveLength(1)
  const place = { table: 'k3j4h5g6f7', seat: 1, step: 1 }
  const scene = { desk, list: emptyList, place, voice: labelVoice('en'), waiting: '' }
  renderPanel(scene, moveState('bid', { card }))
  asked = []
  expect(apply(folder.rulebook, position, desk.seat, move, 'a seed').refused).toBeUndefined()
  expect(asked).toEqual([])
})
