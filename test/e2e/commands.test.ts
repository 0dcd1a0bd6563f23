import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { venonta } from '../../src/games/venonta/index.ts'
import type { Reply } from '../../src/sandbox/loopback/index.ts'
import { sharedStudio, stage } from './stage.ts'
import { bid, bidOn, isLobby, playToTheEnd, publicMessages, seated, statuses } from './table.ts'

const ideology = games.filter(({ rulebook }) => rulebook.id === 'ideology')

describe('/game status', () => {
  test('says who is awaited and shows the board', async () => {
    const { bo } = await seated()
    const answer = await bo.run('/game status')
    expect(answer.ephemeral).toBe(true)
    expect(answer.text).toContain('Awaited')
    expect(answer.images).toHaveLength(1)
  })

  test('where nothing is played says how to begin', async () => {
    const { actor } = await stage()
    for (const command of ['/game status', '/board', '/log', '/undo', '/redo'])
      expect((await actor('Anna').run(command)).text).toContain('`/game new` opens one')
  })
})

describe('/hand', () => {
  test('is private, in words and as a picture that words describe', async () => {
    const { anna, bo, status } = await seated()
    const answer = await anna.run('/hand')
    expect(answer.ephemeral).toBe(true)
    expect(answer.text).toContain('Cards: 1, 2, 3, 4, 5, 6')
    expect(answer.altTexts).toEqual(['Cards: 1, 2, 3, 4, 5, 6'])
    expect(answer.images[0]!.name).toBe('hand.png')
    expect(bo.sees(status.channel).some(({ id }) => id === answer.id)).toBe(false)
  })

  test('opens from the status as well, and in direct messages', async () => {
    const { anna, status } = await seated()
    expect((await anna.click(status, 'My hand')).text).toContain('Cards: 1')
    expect((await anna.run('/hand', {}, { in: anna.direct() })).text).toContain('Cards: 1')
  })

  test('comes by direct message whenever it changes, for whoever wishes', async () => {
    const { anna, bo, settled } = await seated()
    await anna.select(await anna.run('/settings'), 3, ['on'])
    expect(anna.directMessages().at(-1)!.text).toContain('Direct messages work')
    await bid(anna, 3)
    await settled()
    expect(anna.directMessages().at(-1)!.text).toContain('Cards: 1, 2, 4, 5, 6')
    expect(bo.directMessages()).toEqual([])
  })

  test('tells at once when direct messages are closed, and stays as it was', async () => {
    const { anna } = await seated()
    anna.closeDirectMessages()
    const answer = await anna.select(await anna.run('/settings'), 3, ['on'])
    expect(answer.text).toContain('I cannot send you direct messages')
    expect(answer.selects[2]!.options.find((option) => option.default)?.value).toBe('off')
  })

  test('tells once when direct messages are closed later on, and keeps to the choice', async () => {
    const { anna, settled, status } = await seated()
    await anna.select(await anna.run('/settings'), 3, ['on'])
    anna.closeDirectMessages()
    await anna.run('/bids bid', { card: '3' })
    await settled()
    const answers = [await anna.run('/hand'), await anna.run('/hand'), await anna.run('/turn')]
    const seen = anna.sees(status.channel).filter(({ text }) => text.includes('does not let me write to you directly'))
    expect(seen).toHaveLength(1)
    expect(answers.at(1)!.text).toContain('Cards: 1, 2, 4, 5, 6')
    expect((await anna.run('/settings')).selects[2]!.options.find((option) => option.default)?.value).toBe('on')
  })
})

describe('/board', () => {
  test('is a picture with alt text, private unless told otherwise', async () => {
    const { anna, bo, status } = await seated()
    const own = await anna.run('/board')
    expect(own.ephemeral).toBe(true)
    expect(own.images[0]!.name).toBe('board.png')
    expect(own.altTexts[0]).toMatch(/Round 1, prize \d/)
    const open = await anna.run('/board', { public: true })
    expect(open.ephemeral).toBe(false)
    expect(bo.sees(status.channel).some(({ id }) => id === open.id)).toBe(true)
  })

  test('exists in words, for screen readers and slow lines', async () => {
    const { anna } = await seated()
    const answer = await anna.run('/board', { text: true })
    expect(answer.images).toEqual([])
    expect(answer.text).toContain('Anna: 0 points'.replace('Anna', 'p1'))
    expect((await anna.click(await anna.run('/board'), 'In words')).text).toContain('Prize:')
  })

  test('shows an earlier point, and says which there are', async () => {
    const { anna, bo, settled } = await seated()
    await bid(anna, 1)
    await bid(bo, 2)
    await settled()
    const earlier = await anna.run('/board', { at: 1, text: true })
    expect(earlier.text).toContain('after moment 1')
    expect(earlier.text).toContain('Round 1')
    expect((await anna.run('/board', { at: 999 })).text).toContain('no moment of that number')
  })

  test('looks closely at a region or a player of a game with a map', async () => {
    const { anna } = await seated({ games: ideology, game: 'ideology', studio: sharedStudio() })
    const offered = await anna.autocomplete('/board', { focus: 'ger' }, 'focus')
    expect(offered).toContainEqual({ name: 'Germany', value: 'germany' })
    const whole = await anna.run('/board')
    const close = await anna.run('/board', { focus: 'germany' })
    expect(close.file(close.images[0]!.url)).not.toEqual(whole.file(whole.images[0]!.url))
  })

  test('leads from there to my lands, what changed, every seat, every region and what the signs mean', async () => {
    const { anna } = await seated({ games: ideology, game: 'ideology', studio: sharedStudio() })
    const whole = await anna.run('/board')
    const before = whole.file(whole.images[0]!.url)
    const mine = await anna.click(whole, 'My lands')
    expect(mine.id).toBe(whole.id)
    expect(mine.file(mine.images[0]!.url)).not.toEqual(before)
    const changed = await anna.click(mine, 'What changed')
    expect(changed.images[0]!.name).toBe('status.png')
    expect(changed.text).toContain('What changed since your last move')
    expect((await anna.click(changed, 'Whole board')).images[0]!.name).toBe('board.png')
    const again = await anna.run('/board')
    const parts = again.selects[1]!.options.map(({ value }) => value)
    const offered: string[] = []
    for (const part of parts) {
      const opened = await anna.select(again, 2, [part])
      const values = opened.selects[2]!.options.map(({ value }) => value)
      offered.push(...values)
      if (!values.includes('germany')) continue
      const close = await anna.select(opened, 3, ['germany'])
      expect(close.selects[2]!.options.find((option) => option.default)?.label).toBe('Germany')
    }
    expect(new Set(offered).size).toBe(43)
    const closely = again.file(again.images[0]!.url)
    const seat = await anna.select(again, 1, ['capitalism'])
    expect(seat.file(seat.images[0]!.url)).not.toEqual(closely)
    expect((await anna.click(whole, 'Symbols')).images[0]!.name).toBe('symbols-1.png')
  })

  test('looks closely at the places that a game names itself', async () => {
    const { anna } = await seated({ games: [venonta], game: 'venonta', studio: sharedStudio() })
    expect(await anna.autocomplete('/board', { focus: 'del' }, 'focus')).toEqual([{ name: 'Delta', value: 'delta' }])
    const whole = await anna.run('/board')
    expect((await anna.run('/board', { focus: 'nowhere' })).text).toContain('no place called “nowhere”')
    const close = await anna.run('/board', { focus: 'Delta' })
    expect(close.file(close.images[0]!.url)).not.toEqual(whole.file(whole.images[0]!.url))
  })

  test('offers the players of a game by their names', async () => {
    const { bo } = await seated({ games: games.filter(({ rulebook }) => rulebook.id === 'limit'), game: 'limit' })
    const offered = await bo.autocomplete('/board', { focus: '' }, 'focus')
    expect(offered.map(({ name }) => name)).toEqual(['Anna', 'Bo'])
  })
})

describe('/log', () => {
  test('tells what happened, in pages', async () => {
    const { anna, bo } = await seated()
    for (let round = 0; round < 3; round++) {
      const [first, second] = [await anna.run('/turn'), await bo.run('/turn')]
      const cards = ({ selects, buttons }: Reply): readonly number[] =>
        [...(selects[0]?.options ?? []), ...buttons].flatMap(({ label }) => (/^\d+$/.test(label) ? [Number(label)] : []))
      await bidOn(anna, first, cards(first)[0]!)
      await bidOn(bo, second, cards(second)[1]!)
    }
    const answer = await anna.run('/log')
    expect(answer.text).toContain('Anna has bid.')
    expect(answer.text).toContain('takes the prize')
    expect((await anna.run('/log', { page: 9 })).text).toContain('Page')
  })

  test('opens from the status', async () => {
    const { bo, status } = await seated()
    expect((await bo.click(status, 'Log')).text).toContain('The prize is')
  })
})

describe('/rules', () => {
  test('shows what the signs on pictures mean, large and in words', async () => {
    const { anna } = await seated({ games: ideology, game: 'ideology', studio: sharedStudio() })
    const drawn = await anna.run('/rules', { topic: 'symbols' })
    expect(drawn.images.map(({ name }) => name)).toEqual(['symbols-1.png', 'symbols-2.png', 'symbols-3.png'])
    expect(drawn.images.map(({ alt }) => alt).join()).toContain('coin: economic influence')
    expect((await anna.click(drawn, 'In words')).text).toContain('- crossed swords: at war')
    const found = await anna.autocomplete('/rules', { topic: 'symb' }, 'topic')
    expect(found).toEqual([{ name: 'Symbols', value: 'symbols' }])
  })

  test('opens a topic, finds words, and says when nothing is found', async () => {
    const { anna } = await seated()
    expect((await anna.run('/rules')).text).toContain('Everybody bids one card in secret.')
    expect(await anna.autocomplete('/rules', { topic: 'bid' }, 'topic')).toEqual([{ name: 'Bidding', value: 'bidding' }])
    expect((await anna.run('/rules', { topic: 'bidding' })).text).toContain('### Bidding')
    expect((await anna.run('/rules', { search: 'secret' })).text).toContain('### Bidding')
    expect((await anna.run('/rules', { search: 'zebra' })).text).toContain('Nothing in the rules mentions that')
  })

  test('are there in the person’s language, without a table, page by page', async () => {
    const { actor } = await stage({ games })
    const dora = actor('Dora', 'de')
    const answer = await dora.run('/rules', { game: 'ideology' })
    const titles = answer.selects[0]!.options.map(({ label }) => label)
    expect(titles).toContain('Konfliktphase')
    expect((await dora.select(answer, 1, ['Konfliktphase'])).text).toContain('### Konfliktphase')
  })
})

describe('/settings', () => {
  test('changes the language of everything I am shown', async () => {
    const { anna } = await seated()
    const answer = await anna.run('/settings')
    expect((await anna.select(answer, 1, ['it'])).text).toContain('Le tue impostazioni')
    expect((await anna.run('/turn')).text).toContain('Scegli una carta')
    await anna.select(await anna.run('/settings'), 1, ['auto'])
    expect((await anna.run('/turn')).text).toContain('Choose a card')
  })

  test('say what is kept of me and have it forgotten, once I am sure; the others play on', async () => {
    const { anna, bo, settled, tables } = await seated()
    await bid(anna, 3)
    const page = await anna.click(await anna.run('/settings'), 'What is kept of me')
    expect(page.text).toContain('the name you sat down under')
    expect((await anna.click(page, '◀ Back')).text).toContain('Your settings')
    expect((await anna.click(await anna.run('/settings', { 'forget-me': true }), 'Forget me')).text).toContain(
      'You are forgotten',
    )
    await settled()
    expect(await tables.tablesOf(anna.id)).toEqual([])
    expect((await bo.run('/game status')).text).not.toContain('Anna')
    expect((await bid(bo, 2)).text).toContain('Bo')
  })
})

describe('/undo and /redo', () => {
  test('take back a free move, which they name first, and bring it back', async () => {
    const { anna, settled, status } = await seated()
    await bid(anna, 3)
    const question = await anna.run('/undo')
    expect(question.text).toContain('This takes back:\n- Anna has bid.')
    const done = await anna.click(question, 'Take it back')
    expect(done.text).toContain('Taken back: Bid.')
    expect(done.text).toContain('Choose a card to bid')
    expect(done.text).not.toContain('has taken moves back')
    await settled()
    expect(status.text).toContain('Anna has taken moves back')
    expect((await anna.run('/redo')).text).toContain('Put back.')
    expect((await anna.run('/turn')).text).toContain('You have nothing to decide now')
  })

  test('leave everything as it is if I think better of it', async () => {
    const { anna } = await seated()
    await bid(anna, 3)
    expect((await anna.click(await anna.run('/undo'), 'Cancel')).text).toContain('Nothing was changed')
  })

  test('say why a move is not free to be taken back, and offer to ask the others', async () => {
    const { anna, bo, settled, status, tables } = await seated()
    await bid(anna, 1)
    await bid(bo, 2)
    const answer = await anna.run('/undo')
    expect(answer.text).toContain('This cannot be taken back just like that')
    expect(answer.text).toContain('Whoever has learnt something by it keeps that')
    expect((await anna.click(answer, 'Ask the others')).text).toContain('The question is in the channel')
    await settled()
    const question = bo.last(status.channel, /would like to take this back/)
    expect(question.text).toContain('Anna has bid.')
    // Why others are asked is not why it is wished.
    expect(question.text).toMatch(/would like to take this back\. You are asked, because /)
    expect((await bo.click(question, 'Agree')).text).toContain('it is done')
    await settled()
    expect(question.text).toContain('**Agreed.**')
    expect(question.buttons).toEqual([])
    expect((await tables.look({ channel: status.channel }))?.owed).toHaveLength(2)
    expect((await anna.run('/hand')).text).toContain('Cards: 1, 2, 3, 4, 5, 6')
  })

  test('the panel offers it right after a free move', async () => {
    const { anna } = await seated()
    const panel = await anna.run('/turn')
    const played = await bidOn(anna, panel, 2)
    await anna.click(await anna.click(played, '↩ Undo'), 'Take it back')
    expect((await anna.run('/hand')).text).toContain('Cards: 1, 2, 3, 4, 5, 6')
  })
})

describe('the channel', () => {
  test('holds one status, edited in place, and a new one with a new picture when a chapter ends', async () => {
    const { anna, bo, settled, status } = await seated()
    const picture = status.images[0]!.url
    await bid(anna, 1)
    await settled()
    expect(status.text).toContain('Anna has bid.')
    expect(status.text).toContain('Awaited')
    expect(status.images[0]!.url).toBe(picture)
    expect(statuses(anna, status.channel)).toHaveLength(1)
    await bid(bo, 2)
    await settled()
    const both = statuses(anna, status.channel)
    expect(both).toHaveLength(2)
    expect(both[0]!.buttons).toEqual([])
    expect(both[1]!.buttons.map(({ label }) => label)).toEqual(['My turn', 'My hand', 'Board', 'Log', 'Follow'])
    expect(both[1]!.images).toHaveLength(1)
  })

  test('announces the end with the result and the last board, once, and what can be done then', async () => {
    const { anna, bo, settled, status } = await seated()
    await playToTheEnd([anna, bo])
    await settled()
    const all = publicMessages(anna, status.channel)
    const end = all.findLast(({ text }) => text.includes('The game is over'))!
    expect(end.images).toHaveLength(1)
    // Whoever wants to check the chance asks for its secret.
    expect(end.text).not.toMatch(/[0-9a-f]{64}/)
    expect(end.text).toContain('/fairness')
    expect(end.buttons.map(({ label }) => label)).toEqual(['Replay', 'Record', 'Play again', 'Board', 'Log'])
    expect(statuses(anna, status.channel).at(-1)!.images).toHaveLength(0)
    expect((await bo.click(end, 'Replay')).text).toContain('Step by step · 1')
    const record = await bo.click(end, 'Record')
    expect(record.raw.attachments[0]!.filename).toBe('bids.json')
    await bo.click(await bo.click(end, 'Play again'), 'Open it for whoever comes')
    const lobby = await anna.waitFor(isLobby)
    expect(lobby.text).toContain('Bo')
    const late = await anna.click(await anna.click(end, 'Play again'), 'Call them')
    expect(late.text).toContain('already')
  })
})
