import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { stage } from './stage.ts'
import { isLobby } from './table.ts'

const several = /^✔ (All of this|Both of these|All \d+ of these)$/
/** Buttons that play something, as the first ones on a panel do. */
const leads = /^(◀|My hand|Show me|Board|Rules|Plan my round|Details|Not now|Start over|↩)/
const mostPanels = 6

/** Over all games: not every panel suggests several moves. */
let offered = 0

test.each(games)('whatever one button plays together is named beside it ($rulebook.id)', { timeout: 60_000 }, async (folder) => {
  const { id, seats } = folder.rulebook
  const { actor, settled } = await stage({ games: [folder] })
  const anna = actor('Anna')
  await anna.run('/game new', { game: id, computers: Math.max(1, seats.from - 1) })
  await anna.click(await anna.waitFor(isLobby), 'Start')
  await settled()
  for (let shown = 0; shown < mostPanels; shown++) {
    const panel = await anna.run('/turn')
    const labels = panel.buttons.filter(({ disabled }) => !disabled).map(({ label }) => label)
    if (labels.some((label) => several.test(label))) {
      offered++
      expect(panel.text, labels.join(', ')).toMatch(/Suggested together: \S/)
    }
    const first = labels.find((label) => !leads.test(label))
    if (first === undefined) break
    const next = await anna.click(panel, first)
    const confirm = next.buttons.find(({ label, disabled }) => !disabled && label.startsWith('✔') && !several.test(label))
    if (confirm) await anna.click(next, confirm.label)
    await settled()
  }
})

test('some panels did', () => expect(offered).toBeGreaterThan(0))

test('what one button played together is taken back together', { timeout: 60_000 }, async () => {
  const { actor, settled, tables } = await stage({ games })
  const anna = actor('Anna')
  await anna.run('/game new', { game: 'ideology', computers: 1 })
  const { channel } = await anna.click(await anna.waitFor(isLobby), 'Start')
  const look = async () => (await tables.look({ channel }))!
  const isTogether = ({ label }: { readonly label: string }) => several.test(label)
  await settled()
  let panel = await anna.run('/turn')
  for (let moves = 0; moves < 60 && !panel.buttons.some(isTogether); moves++) {
    await anna.click(panel, panel.buttons[0]!.label)
    await settled()
    panel = await anna.run('/turn')
  }
  const before = await look()
  await anna.click(panel, panel.buttons.find(isTogether)!.label)
  const played = (await look()).seq - before.seq
  expect(played).toBeGreaterThan(1)
  const question = await anna.run('/undo')
  expect(question.text.match(/^- /gm)).toHaveLength(played)
  await anna.click(question, 'Take it back')
  expect((await look()).state).toEqual(before.state)
})
