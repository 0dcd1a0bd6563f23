import { describe, expect, test } from 'vitest'
import { findTable } from '../../src/store/index.ts'
import { disagreement } from '../../src/tables/history/record.ts'
import { quietUntil } from '../../src/tables/people/quiet-hours.ts'
import { sampled } from '../sample.ts'
import { day, hour, minute, type Notice, second, Weeks } from './weeks.ts'
import { type ClockAt, clockAt, type Stand, type Truth, truthOf } from './weeks-truth.ts'

const pace = { bank: 48 * hour, increment: 24 * hour, reaction: 8 * hour }
const typed = { time: '48h', more: '24h', reaction: '8h' }
const night = { quiet: { from: '12:00', to: '08:00' }, timeZone: 'Europe/Rome' }
/** Two things that happen at the same time are this far apart at most: a deadline waits for clicks of the last moment. */
const near = 10 * second

interface Run {
  readonly weeks: Weeks
  readonly truth: Truth
  readonly notices: readonly Notice[]
  /** When everybody's clock stood, or one seat's; nobody may be called then. */
  readonly stands: readonly Stand[]
  readonly standIn: number
}

/** Two weeks: Bo is gone from the fourth day on, a night is lost, a day is paused, Anna is away for a day, and there are restarts. */
async function twoWeeks(game: string, excused: number): Promise<Run> {
  const weeks = await Weeks.open(game)
  const monday = weeks.now
  const stands: Stand[] = []
  const { anna, bo, cy, di } = weeks.people
  const at = (on: number, time: number): number => monday + on * day + time * hour
  await weeks.until(at(0, 8))
  await weeks.play({ ...typed, ...(excused > 0 && { excused }) })
  const steps: { at: number; go: () => Promise<unknown> }[] = []
  const plan = (on: number, time: number, go: () => Promise<unknown>) => steps.push({ at: at(on, time), go })
  for (let on = 0; on < 14; on++) {
    const annaIsAway = on === 10
    for (const time of annaIsAway ? [9] : on === 11 ? [13, 19] : [9, 13, 19]) plan(on, time, () => weeks.act(anna))
    for (const time of [8.2, 10.2]) plan(on, time, () => weeks.act(cy))
    for (const time of [7.4, 19.4]) plan(on, time, () => weeks.act(di))
    if (on < 3) for (const time of [10, 17]) plan(on, time, () => weeks.act(bo))
    if (sampled(on % 4 === 1, true)) plan(on, on === 5 ? 22 : 4, () => weeks.restart(on === 5 ? 8 * hour : 0))
  }
  const asModerator = async (command: string) => expect((await weeks.moderator().run(command)).text).toContain('Done, and noted')
  plan(7, 12.5, () => asModerator('/admin pause'))
  plan(8, 12.5, () => asModerator('/admin resume'))
  stands.push({ from: at(7, 12.5), until: at(8, 12.5) })
  plan(10, 9.5, async () => {
    expect((await anna.run('/game away', { days: 1 })).text).toContain('You are away until')
    stands.push({ from: weeks.now, until: weeks.now + day, seat: 0 })
  })
  for (const { at: time, go } of steps.sort((a, b) => a.at - b.at)) {
    await weeks.until(time)
    if ((await weeks.look()).status === 'ended') break
    await go()
    await weeks.settled()
  }
  const standIn = weeks.told().find(({ text }) => text.includes('has missed two turns'))?.at ?? weeks.now
  stands.push(...weeks.outages, { from: standIn, until: weeks.now, seat: 1 })
  return { weeks, truth: await truthOf(weeks), notices: weeks.notices(), stands, standIn }
}

/** Everything that must be true of a run, each with what breaks it: a test that fails shows which notices are wrong. */
function wrongIn({ weeks, truth, notices, stands }: Run) {
  const { anna, bo, cy, di } = weeks.people
  const seatOf = ({ person }: Notice): number => truth.people.indexOf(person)
  const clock = (notice: { at: number }, seat: number): ClockAt => clockAt(weeks.book, truth, pace, stands, seat, notice.at)
  const within = ({ at }: Notice, { from, until }: { from: number; until: number }): boolean => from <= at && at <= until
  const shown = (notice: Notice): string =>
    `${new Date(notice.at).toISOString()} ${notice.kind} ${Object.entries(weeks.people).find(([, { id }]) => id === notice.person)?.[0]}`
  const list = (isWrong: (notice: Notice) => boolean): string[] => notices.filter(isWrong).map(shown)
  const isCall = ({ kind }: Notice): boolean => kind === 'call' || kind === 'again'
  const lookingAt = (seat: number, at: number): boolean =>
    truth.acted.some((one) => one.seat === seat && one.at <= at && at - one.at < minute)
  const standsAt = (seat: number, at: number): boolean =>
    stands.some((stand) => (stand.seat ?? seat) === seat && stand.from <= at && at < stand.until)

  // Which sitting each call is about: the first one that has none of its kind.
  const about = new Map<Notice, Truth['sittings'][number]>()
  for (const notice of notices.filter(isCall)) {
    const mine = truth.sittings.filter((one) => one.seat === seatOf(notice) && one.open && within(notice, one))
    const free = mine.find((one) => ![...about].some(([{ kind }, other]) => other === one && kind === notice.kind))
    const found = free ?? mine.at(-1)
    if (found) about.set(notice, found)
  }
  const others = (notice: Notice): Notice[] =>
    notices.filter((other) => other !== notice && about.has(other) && about.get(other) === about.get(notice))
  const atFourFifths = (notice: Notice): boolean => {
    const { left, of } = clock(notice, seatOf(notice))
    return Math.abs(left - of / 5) <= near
  }

  return {
    'called for nothing': list((notice) => isCall(notice) && !about.has(notice)),
    'told to be near who is not, as everybody can see': list(
      (notice) =>
        notice.kind === 'near' &&
        !truth.scenes.some((scene) => within(notice, scene) && scene.near.includes(truth.seats[seatOf(notice)]!)),
    ),
    'called twice to one sitting': list((notice) => notice.kind === 'call' && others(notice).some(({ kind }) => kind === 'call')),
    'called while looking': list((notice) => notice.kind !== 'digest' && lookingAt(seatOf(notice), notice.at)),
    'called in quiet hours': list((notice) => notice.person === cy.id && quietUntil(night, new Date(notice.at)) !== undefined),
    'called while the clock stood': list((notice) => standsAt(seatOf(notice), notice.at)),
    'called against their wish': list(
      (notice) =>
        (notice.person === di.id && notice.kind !== 'digest') ||
        ((notice.person === cy.id) !== (notice.direct && notice.kind !== 'digest') && notice.person !== di.id) ||
        (notice.kind === 'near' && notice.person !== anna.id),
    ),
    'reminded at no time for it': list((notice) => {
      // What fell due while the clock stood comes when it goes on.
      const isBack = stands.some(({ seat, until }) => (seat ?? seatOf(notice)) === seatOf(notice) && until === notice.at)
      if (notice.kind !== 'again' || isBack || atFourFifths(notice)) return false
      if (notice.person === anna.id) return !others(notice).some(({ at }) => Math.abs(notice.at - at - 12 * hour) <= near)
      // After the night, for what came up in it.
      const [sitting, before] = [about.get(notice)!, quietUntil(night, new Date(notice.at - minute))]
      return notice.person !== cy.id || before === undefined || sitting.from > notice.at - minute
    }),
    'reminded twice': list(
      (notice) => notice.kind === 'again' && notice.person !== anna.id && others(notice).some(({ kind }) => kind === 'again'),
    ),
    'not called when it was time': truth.sittings.flatMap((sitting) => {
      const person = truth.people[sitting.seat]
      if ((person !== anna.id && person !== bo.id && person !== cy.id) || !sitting.open) return []
      const quiet = (time: number) => (person === cy.id ? (quietUntil(night, new Date(time))?.getTime() ?? time) : time)
      const free = (time: number): number => {
        const stand = stands.find((one) => (one.seat ?? sitting.seat) === sitting.seat && one.from <= time && time < one.until)
        return stand ? free(stand.until) : quiet(time) > time ? free(quiet(time)) : time
      }
      const due = free(sitting.from)
      if (sitting.until <= due || lookingAt(sitting.seat, due) || lookingAt(sitting.seat, sitting.from)) return []
      const called = [...about].some(([{ at }, one]) => one === sitting && Math.abs(at - due) <= minute)
      return called ? [] : [`${new Date(due).toISOString()} seat ${sitting.seat}`]
    }),
    'a deadline that came too early or too late': truth.deadlines.flatMap(({ seat, at }, index) => {
      const before = truth.deadlines[index - 1]
      if (before?.seat === seat && at - before.at < near) return []
      const { left } = clock({ at }, seat)
      return left <= 0 && left > -near ? [] : [`${new Date(at).toISOString()} seat ${seat}: ${left / second} s left`]
    }),
  }
}

/** What there was in the runs. */
const cameUp = new Set<string>()

const games: readonly (readonly [string, number])[] = [
  ['ideology', 0],
  ['limit', 1],
]

describe.each(sampled(games.slice(0, 1), games))('two weeks of %s on Discord, with %i excused', (game, excused) => {
  test('call people when it is time, and at no other', { timeout: 240_000 }, async () => {
    const run = await twoWeeks(game, excused)
    const { weeks, truth, notices, standIn } = run
    const { bo, cy, di } = weeks.people
    expect(weeks.errors).toEqual([])
    expect(weeks.discord.failures).toEqual([])
    expect(Object.entries(wrongIn(run)).filter(([, wrong]) => wrong.length > 0)).toEqual([])

    // Whoever comes every day misses nothing but a reaction; Bo misses two sittings that count, then the computer sits in.
    const missed = truth.sittings.filter((sitting) => sitting.missed && !sitting.reaction)
    expect(missed.map(({ seat }) => truth.people[seat])).toEqual(Array.from({ length: 2 + excused }, () => bo.id))
    const told = (words: string) => weeks.told().filter(({ text }) => text.includes(words))
    expect(told('has missed two turns')).toHaveLength(1)
    expect(Math.abs(standIn - missed.at(-1)!.until)).toBeLessThanOrEqual(near)
    expect(told('It does not count')).toHaveLength(excused)
    // Each missed time is told once: the deadlines of one sitting are one.
    const stretches = truth.deadlines.filter(({ seat, at }, index) => {
      const before = truth.deadlines[index - 1]
      return before?.seat !== seat || at - before.at >= near
    })
    expect(told('the usual answer was played')).toHaveLength(stretches.length)

    // One digest for each day on which something waits at six, and nothing on others.
    const digests = notices.filter(({ kind }) => kind === 'digest')
    expect(digests.every(({ person, at }) => person === di.id && at % day === 18 * hour)).toBe(true)
    const seat = truth.people.indexOf(di.id)
    const evenings = Array.from(
      { length: 15 },
      (_, index) => Math.floor(truth.scenes[0]!.from / day) * day + index * day + 18 * hour,
    )
    const waiting = evenings.filter((at) => truth.sittings.some((one) => one.seat === seat && one.from <= at && at < one.until))
    const halted = (at: number): boolean =>
      run.stands.some((stand) => stand.seat === undefined && stand.from <= at && at < stand.until)
    expect(digests.map(({ at }) => at)).toEqual(waiting.filter((at) => !halted(at) && at < weeks.now))

    // Nothing is forgotten and nothing invented by all those restarts.
    const stored = (await findTable(weeks.store.client, { id: (await weeks.look()).id }))!
    expect(await disagreement(weeks.store.client, weeks.book, stored)).toBeUndefined()
    expect(await weeks.store.client.post.count({ where: { status: 'waiting' } })).toBe(0)

    for (const { kind } of notices) cameUp.add(kind)
    if (notices.some(({ at, person }) => person === cy.id && at % day === 7 * hour)) cameUp.add('put off')
  })
})

// In all together, so that no single deal decides.
test('two weeks hold every kind of notice, so that nothing above is true for want of one', () => {
  expect([...cameUp].sort()).toEqual(['again', 'call', 'digest', 'near', 'put off'])
})
