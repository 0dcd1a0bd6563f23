import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { venonta } from '../../src/games/venonta/index.ts'
import { type AnyRulebook, computerMove, owedBy, SeededChance, type StateBase } from '../../src/kernel/index.ts'
import type { Actor, Reply } from '../../src/sandbox/loopback/index.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { kindsFolder } from '../discord/kinds/folder.ts'
import { stage } from './stage.ts'
import { isLobby, seated, thumb } from './table.ts'

const ideology = games.filter(({ rulebook }) => rulebook.id === 'ideology')

/** Plays along until one of the two is asked something of this kind; gives whom and the panel. */
async function until(people: readonly Actor[], prompt: string, button: RegExp): Promise<{ person: Actor; panel: Reply }> {
  const chance = new SeededChance('until')
  for (let turn = 0; turn < 60; turn++)
    for (const person of people) {
      const panel = await person.run('/turn')
      if (panel.text.includes(prompt) && panel.buttons.some(({ label }) => button.test(label))) return { person, panel }
      await thumb(person, chance)
    }
  throw new Error(`nobody was asked ${prompt}`)
}

describe('choosing a move step by step', () => {
  test('offers whole moves where there are few, each played by its own button', async () => {
    const { anna, bo } = await seated({ games: ideology, game: 'ideology' })
    const { person, panel } = await until([anna, bo], 'Invest cards in your own regions', /^1 \w+ into /)
    const [deed] = panel.buttons.filter(({ label }) => /^1 \w+ into /.test(label))
    expect((await person.click(panel, deed!.label)).text).toContain('✔')
  })

  test('shows what a move costs before it is made', async () => {
    const { anna, bo } = await seated({ games: ideology, game: 'ideology' })
    const { person, panel } = await until([anna, bo], 'Place one influence card', /^(Extend influence…|\+1 .*)$/)
    const [opens] = panel.buttons.filter(({ label }) => label === 'Extend influence…')
    const sheet = opens ? await person.click(panel, opens.label) : panel
    const [deed] = sheet.buttons.filter(({ label, disabled }) => label.startsWith('+1') && !disabled)
    expect(sheet.text).toMatch(new RegExp(`- \\*\\*\\${deed!.label}\\*\\* · .*tribute`, 'i'))
  })

  test('says so where a move cannot be taken back, and asks once more even when it was typed whole', async () => {
    const { anna } = await seated({ games: [kindsFolder], game: 'kinds' })
    expect((await anna.run('/kinds dare')).text).toContain('This cannot be taken back.')
    const panel = await anna.run('/turn')
    expect((await anna.click(panel, 'dare…')).text).toContain('This cannot be taken back.')
  })

  test('asks nothing twice that must be settled one way or another', async () => {
    const { anna, bo } = await seated({ games: ideology, game: 'ideology' })
    const { person, panel } = await until([anna, bo], 'You may exchange up to', /^Trade nothing$/)
    // The panel opens with the only answer there is, and what may be done besides is one press away.
    const besides = await person.click(panel, 'You can also…')
    expect(besides.text).toContain('You can also')
    const again = await person.click(besides, '◀ Back')
    expect(again.text).toContain('You may exchange up to')
    const some = again.buttons.find(({ label }) => /^Trade 1 \w+$/.test(label))!
    expect((await person.click(again, some.label)).text).toContain('✔')
  })

  test('keeps the choice of a stale panel as far as it is still legal', async () => {
    const { anna, tables, status } = await seated({ games: [kindsFolder], game: 'kinds' })
    const sheet = await anna.click(await anna.run('/turn'), 'bet…')
    const amounts = await anna.select(sheet, 1, ['amount: 25 – 40'])
    const chosen = await anna.select(amounts, 2, ['33'])
    // Whatever was shown before a move of the seat's own is stale.
    await anna.run('/kinds drop', { cards: 'c, a' })
    const answer = await anna.click(chosen, '✔ bet')
    expect(answer.text).toContain('The table has moved on')
    expect(answer.text).toContain('amount: **33**')
    await anna.click(answer, '✔ bet')
    const moves = (await tables.log({ channel: status.channel })).filter(({ kind }) => kind === 'move')
    expect(moves.map(({ body }) => body.move)).toEqual([
      { type: 'drop', cards: ['a', 'c'] },
      { type: 'bet', amount: 33 },
    ])
  })

  test('plays at once where there is nothing to weigh', async () => {
    const { anna } = await seated()
    const panel = await anna.run('/turn')
    expect((await anna.click(panel, '4')).text).toContain('has bid')
  })
})

test('what the prompt speaks of and is not possible now is said with its reason', async () => {
  const [declared] = bidsFolder.rulebook.moves
  const rulebook: AnyRulebook = {
    ...bidsFolder.rulebook,
    moves: [
      declared!,
      { ...declared!, type: 'double', check: () => ({ code: 'too-early', params: { round: 3 } }) },
      { ...declared!, type: 'swap', check: (_p, _seat, { card }) => ({ code: 'no-partner', params: { card } }) },
      { ...declared!, type: 'peek', open: () => ({ code: 'not-in-hand' }) },
    ],
  }
  const words = {
    ...bidsFolder.words.en,
    'move.double': 'Bid double',
    'move.swap': 'Swap',
    'move.swap.impossible': 'Nobody has a card to swap.',
    'move.peek': 'Peek',
    'refusal.too-early': 'Only from round {round, number} on.',
    'refusal.no-partner': 'Nobody wants {card, number}.',
  }
  const { anna } = await seated({ games: [{ ...bidsFolder, rulebook, words: { en: words, it: words, de: words } }] })
  const { text } = await anna.run('/turn')
  expect(text).toContain('✗ Bid double · Only from round 3 on.')
  expect(text).toContain('✗ Swap · Nobody has a card to swap.')
  expect(text).not.toContain('Peek')
})

describe('a price that others can change', () => {
  const [declared] = bidsFolder.rulebook.moves
  const bidsSoFar = (p: StateBase): number => Object.keys((p as StateBase & { bids: object }).bids).length
  const priced: AnyRulebook = {
    ...bidsFolder.rulebook,
    moves: [
      {
        ...declared!,
        preview: (p) => [{ key: 'price', params: { price: bidsSoFar(p) } }],
        promise: (p) => bidsSoFar(p),
      },
    ],
  }
  const words = { ...bidsFolder.words.en, 'preview.price': 'This costs {price, number}.' }
  const folder = { ...bidsFolder, rulebook: priced, words: { en: words, it: words, de: words } }

  test('is shown, and holds when the button is pressed, or the person is asked again', async () => {
    const { anna, bo, tables, status } = await seated({ games: [folder] })
    const shown = await anna.run('/turn')
    expect(shown.text).toContain('**4** · This costs 0.')
    await bo.click(await bo.run('/turn'), '2')
    const asked = await anna.click(shown, '4')
    expect(asked.text).toContain('Something about this choice has changed meanwhile')
    expect(asked.text).toContain('This costs 1.')
    expect((await tables.log({ channel: status.channel })).filter(({ kind }) => kind === 'move')).toHaveLength(1)
    expect((await anna.click(asked, /^✔/)).text).toContain('Round 2')
  })
})

test('what is chosen outlives a restart: it lies in the buttons', async () => {
  const { anna, restart } = await seated({ games: [...ideology, bidsFolder] })
  const panel = await anna.run('/turn')
  await restart()
  expect((await anna.click(panel, '4')).text).toContain('has bid')
})

test('a typed move that harms whoever plays it is asked once more, as a pressed one is', { timeout: 60_000 }, async () => {
  const { actor, settled, tables } = await stage({ games: [venonta] })
  const anna = actor('Anna')
  await anna.run('/game new', { game: 'venonta', computers: 2 })
  const { channel } = await anna.click(await anna.waitFor(isLobby), 'Start')
  const look = async () => (await tables.look({ channel }))!
  const rulebook: AnyRulebook = venonta.rulebook
  await settled()
  for (let now = await look(); now.status === 'playing'; now = await look()) {
    const { seat } = now.seats.find(({ person }) => person === anna.id)!
    const [owed] = owedBy(rulebook, now.state!, seat!)
    if (owed?.decision === 'feed') break
    const moves = [computerMove(rulebook, now.state!, seat!, new SeededChance(`${now.seq}`))]
    await tables.play({ table: now.id, person: anna.id, request: `to the meal ${now.seq}`, moves })
    await settled()
  }
  const before = (await look()).seq
  // Those who would stay hungry go somewhere: the panel says where they could.
  const unfinished = await anna.run('/venonta feed', { amount: 0 })
  const [, host] = /the rest to (\w+)/.exec(unfinished.buttons[0]!.label)!
  const asked = await anna.run('/venonta feed', { amount: 0, 'migrant-to': host! })
  expect([asked.text, (await look()).seq]).toEqual([expect.stringContaining('You could give 6 more rations'), before])
  await anna.click(asked, asked.buttons[0]!.label)
  expect((await look()).seq).toBeGreaterThan(before)
})
