import { describe, expect, test } from 'vitest'
import type { Actor, Reply } from '../../src/sandbox/loopback/index.ts'
import { kindsFolder } from '../discord/kinds/folder.ts'
import { type Seated, seated } from './table.ts'

async function kinds(): Promise<Seated & { last(): Promise<unknown> }> {
  const set = await seated({ games: [kindsFolder], game: 'kinds' })
  const last = async (): Promise<unknown> => {
    const look = await set.tables.look({ channel: set.status.channel })
    return look?.state && 'last' in look.state ? look.state.last : undefined
  }
  return Object.assign(set, { last })
}

const open = async (person: Actor, move: string): Promise<Reply> => person.click(await person.run('/turn'), `${move}…`)
const confirm = (person: Actor, panel: Reply): Promise<Reply> => person.click(panel, /^✔/)

describe('every kind of parameter can be chosen on the panel', () => {
  test('one of a list too long for a menu, leafed through by its groups, with a switch beside it', async () => {
    const { anna, last } = await kinds()
    let panel = await open(anna, 'go')
    expect(panel.selects[0]!.options.map(({ label }) => label)).toEqual(['place: Land 0', 'place: Land 1', 'place: Land 2'])
    panel = await anna.select(panel, 1, ['place: Land 2'])
    panel = await anna.select(panel, 2, ['place-47'])
    await confirm(anna, panel)
    expect(await last()).toEqual({ type: 'go', place: 'place-47', fast: false })
  })

  test('counts, as a whole where there are few ways', async () => {
    const { anna, last } = await kinds()
    await anna.click(await anna.run('/turn'), 'pay: 1 wood, 1 iron')
    expect(await last()).toEqual({ type: 'pay', goods: { wood: 1, iron: 1, gold: 0 } })
  })

  test('one for each', async () => {
    const { anna, last } = await kinds()
    // So few ways have a button each.
    await anna.click(await open(anna, 'treat'), 'treat: ann (war), ben (peace)')
    expect(await last()).toEqual({ type: 'treat', towards: { ann: 'war', ben: 'peace' } })
  })

  test('some of a list, in any order or in the order chosen', async () => {
    const { anna, last } = await kinds()
    await anna.click(await open(anna, 'drop'), 'drop: b and d')
    expect(await last()).toEqual({ type: 'drop', cards: ['b', 'd'] })
    const sorts = await open(anna, 'sort')
    const order = sorts.selects[0]!.options.find(({ label }) => label === 'sort: c, a, d')!
    await anna.select(sorts, 1, [order.value])
    expect(await last()).toEqual({ type: 'sort', order: ['c', 'a', 'd'] })
  })

  test('a ranking, or none at all where nobody begins one', async () => {
    const { anna, last } = await kinds()
    await anna.click(await open(anna, 'rank'), 'rank: null')
    expect(await last()).toEqual({ type: 'rank', ranking: null })
    await anna.click(await open(anna, 'rank'), 'rank: gold, wood, iron')
    expect(await last()).toEqual({ type: 'rank', ranking: ['gold', 'wood', 'iron'] })
  })

  test('the n-th of a list that is shown', async () => {
    const { anna, last } = await kinds()
    await anna.click(await open(anna, 'recall'), 'recall: second')
    expect(await last()).toEqual({ type: 'recall', march: 1 })
  })

  test('a number of many, and something that may be left out', async () => {
    const { anna, last } = await kinds()
    let panel = await open(anna, 'bet')
    panel = await anna.select(panel, 1, ['amount: 25 – 40'])
    panel = await anna.select(panel, 2, ['33'])
    panel = await anna.click(panel, '○ red')
    panel = await anna.click(panel, '○ (without)')
    await confirm(anna, panel)
    expect(await last()).toEqual({ type: 'bet', amount: 33 })
  })

  test('what was chosen last time once more, in one press', async () => {
    const { anna, bo, last } = await kinds()
    expect((await open(anna, 'bet')).text).not.toContain('Last time')
    const panel = await anna.select(await open(anna, 'bet'), 1, ['amount: 25 – 40'])
    await confirm(anna, await anna.select(panel, 2, ['33']))
    await anna.click(await anna.run('/turn'), 'pay: 1 wood, 1 iron')
    const sheet = await open(anna, 'bet')
    expect(sheet.text).toMatch(/Last time: bet.*33/)
    await anna.click(sheet, '✔ As last time')
    expect(await last()).toEqual({ type: 'bet', amount: 33 })
    // What somebody else has chosen is nobody's last time.
    expect((await open(bo, 'bet')).text).not.toContain('Last time')
  })

  test('free text, in a form of its own; too long for a button it lies in a draft', async () => {
    const { anna, last, restart, status } = await kinds()
    const panel = await open(anna, 'note')
    const form = await anna.click(panel, 'Words')
    expect(form.answered).toBe('modal')
    const words = `Meet me at noon. ${'x'.repeat(120)} **@everyone**`
    const written = await anna.submit(form, { text: words })
    expect(written.text).toContain('@\u200beveryone')
    await restart()
    await anna.click(written, /^✔/)
    expect(await last()).toMatchObject({ type: 'note', words })
    expect(status.raw.mention_everyone).toBe(false)
  })

  test('a text that the rules refuse is refused in words', async () => {
    const { anna } = await kinds()
    const form = await anna.click(await open(anna, 'note'), 'Words')
    const refused = await anna.submit(form, { text: 'forbidden' })
    expect(refused.text).toContain('Say something else.')
    expect(refused.buttons.find(({ label }) => label.startsWith('✔'))?.disabled).toBe(true)
  })

  test('a move that differs by one of its parameters asks for what belongs to it', async () => {
    const { anna, last } = await kinds()
    const panel = await open(anna, 'use')
    expect(panel.buttons.map(({ label }) => label).slice(0, 5)).toEqual([
      ...['hammer: 1', 'hammer: 2', 'hammer: 3'],
      ...['letter: ann', 'letter: ben'],
    ])
    await anna.click(panel, 'letter: ben')
    expect(await last()).toEqual({ type: 'use', card: 'letter', to: 'ben' })
  })

  test('a move without parameters that cannot be taken back asks once more', async () => {
    const { anna, last } = await kinds()
    const panel = await open(anna, 'dare')
    expect(panel.text).toContain('This cannot be taken back.')
    expect(await last()).toBeNull()
    await confirm(anna, panel)
    expect(await last()).toEqual({ type: 'dare' })
  })
})

describe('every kind of parameter can be typed', () => {
  test('and what is offered while typing is what may be typed', async () => {
    const { anna, last } = await kinds()
    expect(await anna.autocomplete('/kinds go', { place: 'place-59' }, 'place')).toEqual([
      { name: 'place-59', value: 'place-59' },
    ])
    await anna.run('/kinds go', { place: 'place-59', fast: true })
    expect(await last()).toEqual({ type: 'go', place: 'place-59', fast: true })

    expect((await anna.autocomplete('/kinds pay', { wood: 2, iron: '' }, 'iron')).map(({ value }) => value)).toEqual([0])
    await anna.run('/kinds pay', { wood: 2 })
    expect(await last()).toEqual({ type: 'pay', goods: { wood: 2, iron: 0, gold: 0 } })

    await anna.run('/kinds treat', { ann: 'war', ben: 'war' })
    expect(await last()).toEqual({ type: 'treat', towards: { ann: 'war', ben: 'war' } })

    expect((await anna.autocomplete('/kinds drop', { cards: 'a,' }, 'cards')).map(({ value }) => value)).toContain('a, c')
    await anna.run('/kinds drop', { cards: 'c, a' })
    expect(await last()).toEqual({ type: 'drop', cards: ['a', 'c'] })

    expect(await anna.autocomplete('/kinds recall', { march: '' }, 'march')).toContainEqual({ name: 'third', value: 3 })
    await anna.run('/kinds recall', { march: 3 })
    expect(await last()).toEqual({ type: 'recall', march: 2 })

    await anna.run('/kinds bet', { amount: 7, on: 'black' })
    expect(await last()).toEqual({ type: 'bet', amount: 7, on: 'black' })

    await anna.run('/kinds note', { words: 'Good day.' })
    expect(await last()).toMatchObject({ type: 'note', words: 'Good day.' })

    expect((await anna.autocomplete('/kinds use', { card: 'hammer', to: '' }, 'to')).length).toBe(0)
    const unfinished = await anna.run('/kinds use', { card: 'hammer' })
    expect(unfinished.text).toContain('Choose what is still missing')
    await anna.click(unfinished, 'hammer: 2')
    expect(await last()).toEqual({ type: 'use', card: 'hammer', strength: 2 })
  })
})
