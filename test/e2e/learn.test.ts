import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { stage } from './stage.ts'
import { isLobby } from './table.ts'

async function learning(game: string, from: 'server' | 'direct' = 'server') {
  const set = await stage({ games })
  const anna = set.actor('Anna')
  const where = from === 'direct' && { in: anna.direct() }
  const panel = await anna.run('/learn', { game }, { ...where, timeout: 40_000 })
  await set.settled()
  const channel = anna.directMessages().at(-1)!.channel
  return Object.assign(set, { anna, panel, look: async () => (await set.tables.look({ channel }))! })
}

test('somebody who knows nothing types /learn and is explained what is asked, with what makes sense and why', async () => {
  const { panel, look } = await learning('ideology')
  expect(panel.text).toContain('Your first game has begun')
  expect(panel.text).toContain('This panel is all you need.')
  expect(panel.text).toContain('Cards pay for everything')
  expect(panel.text).toMatch(/💡 Try \*\*.+\*\*: .+\./)
  // A first game gives hints without anybody wishing it.
  expect(panel.buttons.map(({ label }) => label)).toContain('What would you do?')
  expect(await look()).toMatchObject({ purpose: 'practice', status: 'playing', terms: { rated: false } })
})

test('each rule is told once; what is taken back is told again, and a restart forgets nothing', async () => {
  const { anna, panel, look, settled } = await learning('ideology')
  const here = { in: (await look()).channel }
  await anna.click(panel, 'Trade nothing')
  await settled()
  const next = await anna.run('/turn', {}, here)
  expect(next.text).not.toContain('This panel is all you need.')
  expect(next.text).not.toContain('Cards pay for everything')
  expect(next.text).toContain('weakest sector')
  await anna.click(await anna.run('/undo', {}, here), 'Take it back')
  await settled()
  expect((await anna.run('/turn', {}, here)).text).toContain('Cards pay for everything')
})

test('what a choice cannot be made without stands on the panel, in the second round as in the first', async () => {
  const { anna, panel, look, settled } = await learning('limit')
  const here = { in: (await look()).channel }
  let asked = panel
  let rounds = 0
  for (let answered = 0; answered < 20 && rounds < 2; answered++) {
    const keeps = asked.buttons.flatMap(({ label }) => (label?.startsWith('Keep ') ? [label] : []))
    if (keeps.length > 0) rounds++
    for (const label of keeps) expect(asked.text).toContain(`**${label}** · `)
    await anna.click(asked, asked.buttons[0]!.label)
    await settled()
    asked = await anna.run('/turn', {}, here)
  }
  expect(rounds).toBe(2)
})

test('/fairness says that a guided game is always dealt alike, and it is', async () => {
  const first = await learning('ideology')
  expect((await first.anna.run('/fairness', {}, { in: (await first.look()).channel })).text).toContain('first-lessons')
  const second = await learning('ideology')
  expect((await second.look()).state).toEqual((await first.look()).state)
})

test('a lobby says what its options lead to, and offers to learn the game first', async () => {
  const { actor, settled, tables } = await stage({ games })
  const bo = actor('Bo')
  await bo.run('/game new', { game: 'limit' })
  await settled()
  const options = await bo.click(await bo.waitFor(isLobby), 'Options')
  expect(options.text).toContain('★ is good for a first game')
  const money = options.selects.find(({ placeholder }) => placeholder === 'Money at the start')!
  expect(money.options.map(({ label, description }) => [label, description])).toEqual([
    ['Money at the start: 4', 'One thing less can be paid for in the first generation.'],
    ['Money at the start: 5 ★', 'Enough for a good card and something in reserve.'],
  ])
  const reply = await bo.click(await bo.waitFor(isLobby), 'New to it? Learn it first')
  expect(reply.text).toContain('You lead one nation')
  await settled()
  expect((await tables.tablesOf(bo.id)).map(({ purpose }) => purpose).toSorted()).toEqual(['game', 'practice'])
})

test('/learn works in direct messages as well: the game begins right there', async () => {
  const { anna, panel, look } = await learning('ideology', 'direct')
  expect(panel.text).toContain('Your first game has begun')
  expect(await look()).toMatchObject({ purpose: 'practice', server: null, channel: anna.direct().id })
})

test('the words of a panel are looked up on it while one learns, and on any panel behind its Rules', async () => {
  const { anna, panel } = await learning('limit')
  const menu = panel.selects.find(({ placeholder }) => placeholder === 'What does … mean?')!
  expect(menu.options.map(({ label }) => label)).toContain('crisis')
  expect((await anna.select(panel, { customId: menu.customId }, ['crisis'])).text).toMatch(/\*\*crisis\*\*\n.+\./)
  const rules = await anna.click(panel, 'Rules')
  const words = rules.selects[0]!
  expect(words.placeholder).toBe('What does … mean?')
  expect(words.options.map(({ label }) => label)).toContain('disorder')
  const meaning = await anna.select(rules, 1, ['disorder'])
  expect(meaning.text).toMatch(/\*\*disorder\*\*\n.+\./)
  const page = await anna.click(meaning, meaning.buttons[0]!.label)
  expect(page.text).toContain('Classes and disorder')
})

test('what is suggested shows by itself on a panel that could not wait for it', async () => {
  const { actor, tables } = await stage({ games, patience: 0 })
  const { suggest } = tables
  let think = (): void => undefined
  const thought = new Promise<void>((resolve) => {
    think = resolve
  })
  Object.assign(tables, { suggest: (...asked: Parameters<typeof suggest>) => thought.then(() => suggest(...asked)) })
  const anna = actor('Anna')
  const { id, text } = await anna.run('/learn', { game: 'ideology' }, { timeout: 40_000 })
  expect(text).toContain('Cards pay for everything')
  expect(text).not.toContain('💡')
  think()
  const shown = await anna.waitFor((one) => one.id === id && one.text.includes('💡'), { timeout: 40_000 })
  expect(shown.text).toContain('Your first game has begun')
  expect(shown.text).toContain('Cards pay for everything')
})
