import { type Client, type Interaction, Routes } from 'discord.js'
import { expect, test } from 'vitest'
import { InteractionFailed } from '../../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../manual-clock.ts'
import { refusalOf, restOf, type Stage, stage, until } from './stage.ts'

const row = { type: 1, components: [{ type: 2, style: 1, label: 'Press', custom_id: 'press' }] }

/** A stage whose bot only passes its interactions on to the test. */
async function listening(): Promise<
  Stage & {
    clock: ManualClock
    next: () => Promise<Interaction>
    answer: (interaction: Interaction, body: object) => Promise<unknown>
  }
> {
  const clock = new ManualClock()
  const arrived: Interaction[] = []
  const set = await stage({
    loopback: { clock },
    commands: [
      { name: 'go', description: 'Goes' },
      { name: 'pick', description: 'Picks', options: [{ type: 3, name: 'what', description: 'What', autocomplete: true }] },
    ],
    on: async (interaction) => void arrived.push(interaction),
  })
  const rest = restOf(set.discord)
  return {
    ...set,
    clock,
    next: async () => {
      await until(() => arrived.length > 0, 'an interaction')
      return arrived.shift()!
    },
    answer: (interaction, body) =>
      rest.post(Routes.interactionCallback(interaction.id, interaction.token), { body, auth: false }),
  }
}

const general = (set: Stage) => set.discord.channel('general')

test('an answer after three seconds comes too late, and the person is told', async () => {
  const set = await listening()
  const alice = set.discord.actor('Alice')
  const failures: string[] = []
  alice.watch((change) => change.type === 'interaction-failed' && failures.push(change.reason))
  const step = alice.run('/go')
  const outcome = expect(step).rejects.toThrow('/go: the application did not respond within 3 seconds')
  const interaction = await set.next()
  set.clock.advance(2_999)
  expect(failures).toEqual([])
  set.clock.advance(1)
  await outcome
  await expect(step).rejects.toBeInstanceOf(InteractionFailed)
  expect(failures).toEqual(['no-answer'])
  expect((await refusalOf(set.answer(interaction, { type: 4, data: { content: 'late' } }))).code).toBe(10062)
})

test('an interaction is acknowledged once', async () => {
  const set = await listening()
  await set.discord.actor('Alice').run('/go', {}, { until: 'sent' })
  const interaction = await set.next()
  await set.answer(interaction, { type: 5 })
  const refusal = await refusalOf(set.answer(interaction, { type: 4, data: { content: 'again' } }))
  expect([refusal.status, refusal.code]).toEqual([400, 40060])
})

test('an unknown interaction, or a wrong token, is unknown', async () => {
  const set = await listening()
  const step = set.discord.actor('Alice').run('/go')
  const interaction = await set.next()
  const rest = restOf(set.discord)
  const body = { type: 4, data: { content: 'x' } }
  expect((await refusalOf(rest.post(Routes.interactionCallback(interaction.id, 'nonsense'), { body, auth: false }))).code).toBe(
    10062,
  )
  expect((await refusalOf(rest.post(Routes.interactionCallback('1', interaction.token), { body, auth: false }))).code).toBe(10062)
  await set.answer(interaction, body)
  expect((await step).text).toBe('x')
})

test('a token lives for fifteen minutes', async () => {
  const set = await listening()
  const step = set.discord.actor('Alice').run('/go')
  const interaction = await set.next()
  await set.answer(interaction, { type: 4, data: { content: 'x' } })
  const rest = restOf(set.discord)
  const original = Routes.webhookMessage(set.discord.applicationId, interaction.token, '@original')
  set.clock.advance(15 * 60_000)
  await rest.patch(original, { body: { content: 'just in time' }, auth: false })
  expect((await step).text).toBe('just in time')
  set.clock.advance(1)
  const refusal = await refusalOf(rest.patch(original, { body: { content: 'too late' }, auth: false }))
  expect([refusal.status, refusal.code]).toEqual([401, 50027])
  const followUp = rest.post(Routes.webhook(set.discord.applicationId, interaction.token), {
    body: { content: 'too late' },
    auth: false,
  })
  expect((await refusalOf(followUp)).code).toBe(50027)
})

test('before the first response there is nothing to follow up or edit', async () => {
  const set = await listening()
  await set.discord.actor('Alice').run('/go', {}, { until: 'sent' })
  const interaction = await set.next()
  const rest = restOf(set.discord)
  const original = Routes.webhookMessage(set.discord.applicationId, interaction.token, '@original')
  expect((await refusalOf(rest.patch(original, { body: { content: 'early' }, auth: false }))).code).toBe(10015)
})

test('each kind of interaction takes its own first responses only', async () => {
  const set = await listening()
  const alice = set.discord.actor('Alice')
  const step = alice.run('/go')
  const command = await set.next()
  const onCommand = await Promise.all([6, 7, 8].map((type) => refusalOf(set.answer(command, { type, data: { choices: [] } }))))
  expect(onCommand.map((refusal) => refusal.code)).toEqual([50035, 50035, 50035])
  await set.answer(command, { type: 4, data: { content: 'x', components: [row] } })
  const reply = await step
  const choosing = alice.autocomplete('/pick', {}, 'what')
  const autocomplete = await set.next()
  expect((await refusalOf(set.answer(autocomplete, { type: 4, data: { content: 'x' } }))).code).toBe(50035)
  await set.answer(autocomplete, { type: 8, data: { choices: [{ name: 'a', value: 'a' }] } })
  expect(await choosing).toEqual([{ name: 'a', value: 'a' }])
  const clicking = alice.click(reply, 'Press')
  const pressed = await set.next()
  expect((await refusalOf(set.answer(pressed, { type: 8, data: { choices: [] } }))).code).toBe(50035)
  await set.answer(pressed, {
    type: 9,
    data: {
      custom_id: 'm',
      title: 'M',
      components: [{ type: 18, label: 'L', component: { type: 4, custom_id: 't', style: 1 } }],
    },
  })
  const submitting = alice.submit(await clicking, { L: 'x' })
  const submitted = await set.next()
  expect((await refusalOf(set.answer(submitted, { type: 9, data: { custom_id: 'm', title: 'M', components: [] } }))).code).toBe(
    50035,
  )
  await set.answer(submitted, { type: 7, data: { content: 'y' } })
  expect((await submitting).text).toBe('y')
})

test('26 choices, or a choice of 101 characters, are refused', async () => {
  const set = await listening()
  void set.discord.actor('Alice').autocomplete('/pick', {}, 'what')
  const interaction = await set.next()
  const choices = Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` }))
  expect((await refusalOf(set.answer(interaction, { type: 8, data: { choices } }))).code).toBe(50035)
  expect(
    (await refusalOf(set.answer(interaction, { type: 8, data: { choices: [{ name: 'x'.repeat(101), value: 'x' }] } }))).code,
  ).toBe(50035)
  await set.answer(interaction, { type: 8, data: { choices: choices.slice(0, 25) } })
})

const field = (more: object = {}) => ({ type: 18, label: 'Field', component: { type: 4, custom_id: 'field', style: 1, ...more } })
test.each([
  ['no field', []],
  ['six fields', Array.from({ length: 6 }, (_, n) => field({ custom_id: `f${n}` }))],
  ['one custom id twice', [field(), field()]],
  ['a label of 46 characters', [{ ...field(), label: 'x'.repeat(46) }]],
  ['a button', [{ type: 18, label: 'L', component: { type: 2, style: 1, label: 'B', custom_id: 'b' } }]],
  ['a prefilled value over its limit', [field({ max_length: 3, value: 'long' })]],
  ['text alone', [{ type: 10, content: 'x' }]],
])('a modal with %s is refused', async (_, components) => {
  const set = await listening()
  await set.discord.actor('Alice').run('/go', {}, { until: 'sent' })
  const interaction = await set.next()
  expect((await refusalOf(set.answer(interaction, { type: 9, data: { custom_id: 'm', title: 'M', components } }))).code).toBe(
    50035,
  )
})

test('a modal without title, or with one of 46 characters, is refused', async () => {
  const set = await listening()
  await set.discord.actor('Alice').run('/go', {}, { until: 'sent' })
  const interaction = await set.next()
  expect((await refusalOf(set.answer(interaction, { type: 9, data: { custom_id: 'm', components: [field()] } }))).code).toBe(
    50035,
  )
  expect(
    (
      await refusalOf(
        set.answer(interaction, { type: 9, data: { custom_id: 'm', title: 'x'.repeat(46), components: [field()] } }),
      )
    ).code,
  ).toBe(50035)
})

test('updating a message that is gone meanwhile is refused', async () => {
  const set = await listening()
  const alice = set.discord.actor('Alice')
  const step = alice.run('/go')
  await set.answer(await set.next(), { type: 4, data: { content: 'x', components: [row] } })
  const reply = await step
  void alice.click(reply, 'Press').catch(() => undefined)
  const pressed = await set.next()
  await restOf(set.discord).delete(Routes.channelMessage(general(set).id, reply.id))
  expect((await refusalOf(set.answer(pressed, { type: 7, data: { content: 'y' } }))).code).toBe(10008)
})

test('an ephemeral message is seen by one person only, and not by the API', async () => {
  const set = await listening()
  const alice = set.discord.actor('Alice')
  const bob = set.discord.actor('Bob')
  const step = alice.run('/go')
  await set.answer(await set.next(), { type: 4, data: { content: 'secret', flags: 64, components: [row] } })
  const reply = await step
  expect(reply.ephemeral).toBe(true)
  expect(alice.sees(general(set)).map((message) => message.text)).toEqual(['secret'])
  expect(bob.sees(general(set))).toEqual([])
  await expect(bob.click(reply, 'Press')).rejects.toThrow('not on the screen')
  const rest = restOf(set.discord)
  expect(await rest.get(Routes.channelMessages(general(set).id))).toEqual([])
  expect((await refusalOf(rest.get(Routes.channelMessage(general(set).id, reply.id)))).code).toBe(10008)
  expect((await refusalOf(rest.patch(Routes.channelMessage(general(set).id, reply.id), { body: { content: 'x' } }))).code).toBe(
    10008,
  )
  expect((await refusalOf(rest.delete(Routes.channelMessage(general(set).id, reply.id)))).code).toBe(10008)
  expect(set.discord.bytesFor(bob).toString()).not.toContain('secret')
  expect(set.discord.bytesFor(general(set)).toString()).not.toContain('secret')
  expect(set.discord.bytesFor(alice).toString()).toContain('secret')
  // A click on it works, and the answer stays private.
  const clicking = alice.click(reply, 'Press')
  await set.answer(await set.next(), { type: 7, data: { content: 'secret 2', components: [] } })
  expect((await clicking).text).toBe('secret 2')
  expect(bob.sees(general(set))).toEqual([])
})

test('an ephemeral message is gone when dismissed, or when the app reloads', async () => {
  const set = await listening()
  const alice = set.discord.actor('Alice')
  for (const content of ['one', 'two', 'public']) {
    const step = alice.run('/go')
    await set.answer(await set.next(), { type: 4, data: { content, flags: content === 'public' ? 0 : 64 } })
    await step
  }
  alice.dismiss(alice.last(general(set), 'one').id)
  expect(alice.sees(general(set)).map((message) => message.text)).toEqual(['two', 'public'])
  alice.reload()
  expect(alice.sees(general(set)).map((message) => message.text)).toEqual(['public'])
})

test('privacy is decided when deferring', async () => {
  const set = await listening()
  const alice = set.discord.actor('Alice')
  const step = alice.run('/go')
  const interaction = await set.next()
  await set.answer(interaction, { type: 5, data: { flags: 64 } })
  await restOf(set.discord).patch(Routes.webhookMessage(set.discord.applicationId, interaction.token, '@original'), {
    body: { content: 'hidden', flags: 0 },
    auth: false,
  })
  expect((await step).ephemeral).toBe(true)
})

test('with no bot connected the step fails as offline', async () => {
  const set = await listening()
  await (set.client as Client).destroy()
  await until(() => !set.discord.botConnected, 'the bot to leave')
  const step = set.discord.actor('Alice').run('/go')
  const outcome = expect(step).rejects.toThrow('the application is not connected')
  set.clock.advance(3_000)
  await outcome
})

test('a message older than an hour takes only so many edits', async () => {
  const clock = new ManualClock()
  const { discord } = await stage({ loopback: { clock, oldMessageEdits: 2 } })
  const rest = restOf(discord)
  const channel = discord.channel('general').id
  const { id } = (await rest.post(Routes.channelMessages(channel), { body: { content: 'a' } })) as { id: string }
  const edit = () =>
    fetch(`${discord.api}/v10/channels/${channel}/messages/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: '{"content":"b"}',
    })
  for (let n = 0; n < 5; n++) expect((await edit()).status).toBe(200)
  clock.advance(3_600_000)
  expect([(await edit()).status, (await edit()).status]).toEqual([200, 200])
  const refused = await edit()
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 30046, retry_after: 3600 })
  clock.advance(3_600_000)
  expect((await edit()).status).toBe(200)
})

test('a modal stays open until its submission is acknowledged, so that nothing typed is lost', async () => {
  const set = await listening()
  const alice = set.discord.actor('Alice')
  const step = alice.run('/go')
  await set.answer(await set.next(), { type: 9, data: { custom_id: 'm', title: 'M', components: [field()] } })
  const modal = await step
  const failing = alice.submit(modal, { Field: 'x' })
  const outcome = expect(failing).rejects.toThrow('submitting "M": the application did not respond')
  await set.next()
  expect(alice.modals()).toHaveLength(1)
  set.clock.advance(3_000)
  await outcome
  expect(alice.modals()).toHaveLength(1)
  const again = alice.submit(modal, { Field: 'x' })
  await set.answer(await set.next(), { type: 4, data: { content: 'thanks' } })
  expect((await again).text).toBe('thanks')
  expect(alice.modals()).toEqual([])
})

test('a deferral that is never fulfilled fails when its token ends', async () => {
  const set = await listening()
  const step = set.discord.actor('Alice').run('/go')
  const outcome = expect(step).rejects.toThrow('did not respond')
  await set.answer(await set.next(), { type: 5 })
  set.clock.advance(15 * 60_000)
  await outcome
})
