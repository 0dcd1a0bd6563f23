import { describe, expect, test } from 'vitest'
import { bidsFolder } from '../discord/bids/folder.ts'
import { withWindow } from '../discord/bids/window.ts'
import { bid, publicMessages, seated } from './table.ts'

describe('a reaction that is asked for in secret', () => {
  test('is never called for in the channel: its seat is told by direct message, and at its next touch of a button', async () => {
    const folder = { ...bidsFolder, rulebook: withWindow(['p2']) as never }
    const { anna, bo, settled, status, discord } = await seated({ games: [folder] })
    await bid(anna, 1)
    await settled()
    expect(publicMessages(anna, status.channel).filter(({ text }) => text.includes('your turn'))).toEqual([])
    expect(bo.pings()).toHaveLength(1)
    expect(bo.pings()[0]!.channel).toBe(bo.direct().id)
    expect(status.text).toMatch(/a possible reaction, until <t:\d+:f>/)
    expect((await bo.click(status, 'Log')).text).toContain('You may react now')
    expect((await anna.click(status, 'Log')).text).not.toContain('You may react now')
    // Whoever sees the question need not be told that there is one.
    const asked = await bo.click(status, 'My turn')
    expect(asked.text).toContain('Choose a card to bid')
    expect(asked.text).not.toContain('You may react now')
    const kept = await bid(bo, 2)
    expect(kept.text).toMatch(/Bid: 2.*: Your answer is kept until <t:/)
    await settled()
    // Whoever has answered is not told again that they may.
    expect((await bo.click(status, 'Log')).text).not.toContain('You may react now')
    // It can still be changed, and is shown again wherever the panel is opened.
    expect((await bid(bo, 4)).text).toMatch(/Bid: 4.*: Your answer is kept until <t:/)
    expect((await bo.run('/turn')).text).toMatch(/Bid: 4.*: Your answer is kept until <t:/)
    for (const shown of anna.sees(status.channel)) expect(shown.text).not.toContain('kept until')
    expect(discord.failures).toEqual([])
  })

  test('is asked for no more once the game is over', async () => {
    const folder = { ...bidsFolder, rulebook: withWindow(['p2']) as never }
    const { anna, bo, settled } = await seated({ games: [folder] })
    await bid(anna, 1)
    await settled()
    await anna.run('/vote end')
    await settled()
    const answer = await bo.click(await bo.waitFor(({ buttons }) => buttons.some(({ label }) => label === 'Agree')), 'Agree')
    await settled()
    expect(answer.text).toContain('it is done')
    expect(answer.text).not.toContain('You may react now')
  })

  test('is not called for in the channel either where its person cannot be written to', async () => {
    const folder = { ...bidsFolder, rulebook: withWindow(['p2']) as never }
    const { anna, bo, settled, status, discord } = await seated({ games: [folder] })
    discord.faults.noDirectMessages({ code: 50007, person: bo })
    await bid(anna, 1)
    await settled()
    for (const { text } of publicMessages(anna, status.channel)) expect(text).not.toContain(`<@${bo.id}>`)
    expect((await bo.click(status, 'Log')).text).toContain('does not let me write to you directly')
    expect((await bo.click(status, 'Log')).text).toContain('You may react now')
  })
})
