import { describe, expect, test } from 'vitest'
import { bid, isLobby, playToTheEnd, publicMessages, seated } from './table.ts'

/** A game of Bids that is over in its channel. */
async function over() {
  const set = await seated()
  const { anna, bo, settled, status } = set
  await playToTheEnd([anna, bo])
  await settled()
  const last = publicMessages(anna, status.channel).at(-1)!
  return Object.assign(set, { last })
}

describe('in a channel whose game is over', () => {
  test('the last message leads to it, step by step, in words, as a board and as a record', async () => {
    const { anna, last } = await over()
    expect((await anna.click(last, 'Replay')).text).toContain('Step by step')
    expect((await anna.click(last, 'Log')).text).toContain('has bid')
    expect((await anna.click(last, 'Board')).images).toHaveLength(1)
    expect((await anna.click(last, 'Record')).text).toContain('The record of this game')
    expect(last.text).toContain('The game is over')
  })

  test('/turn and moves find the table where I play on', async () => {
    const { anna, bo, discord, settled, tables } = await over()
    const elsewhere = discord.createChannel('elsewhere')
    await anna.run('/game new', { game: 'bids' }, { in: elsewhere })
    const lobby = await anna.waitFor(isLobby, { in: elsewhere })
    await bo.click(lobby, 'Join')
    await settled()
    await anna.click(lobby, 'Start')
    await settled()
    expect((await anna.run('/turn')).text).toContain('Round 1')
    expect((await anna.autocomplete('/bids bid', { card: '' }, 'card')).length).toBeGreaterThan(0)
    await anna.run('/bids bid', { card: '2' })
    const { state } = (await tables.look({ channel: elsewhere.id }))!
    expect(state).toMatchObject({ bids: { p1: 2 } })
    expect((await anna.run('/game status')).text).toContain('The game is over')
  })

  test('/turn of whoever plays nowhere else shows how it ended', async () => {
    const { anna } = await over()
    expect((await anna.run('/turn')).text).toContain('The game is over')
  })
})

test('/board and /replay offer the moments of the game while their number is typed', async () => {
  const { anna, bo, settled } = await seated()
  for (const who of [anna, bo]) await bid(who, 2)
  await settled()
  for (const command of ['/board', '/replay']) {
    const [newest] = await anna.autocomplete(command, { at: '' }, 'at')
    expect(newest?.name).toContain('Bo')
    expect((await anna.run(command, { at: Number(newest!.value) })).images).toHaveLength(1)
  }
})

test('a game that is over offers nobody to play a move later', async () => {
  const { anna } = await over()
  const answer = await anna.run('/bids bid', { card: '2' })
  expect(answer.buttons.map(({ label }) => label)).not.toContain('Play it then')
})
