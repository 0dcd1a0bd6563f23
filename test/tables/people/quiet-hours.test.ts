import { describe, expect, test } from 'vitest'
import type { Post } from '../../../src/tables/index.ts'
import { nextTimeOfDay, quietUntil } from '../../../src/tables/people/quiet-hours.ts'
import { later, openGame, openHouse, play } from '../house.ts'

const minute = 60_000
const hour = 60 * minute
const at = (time: string): Date => new Date(`2026-03-01T${time}:00Z`)
const night = { from: '22:00', to: '07:30' }

describe('a time of day', () => {
  test.each([
    ['2026-03-01T12:00', '18:00', 'UTC', '2026-03-01T18:00'],
    ['2026-03-01T18:00', '18:00', 'UTC', '2026-03-02T18:00'],
    ['2026-03-01T18:00', '18:00', 'America/New_York', '2026-03-01T23:00'],
    // Clocks are put forward in the night, and back.
    ['2026-03-28T12:00', '08:00', 'Europe/Rome', '2026-03-29T06:00'],
    ['2026-10-24T12:00', '08:00', 'Europe/Rome', '2026-10-25T07:00'],
    // What they never show in that night comes when they have been put forward.
    ['2026-03-28T12:00', '02:30', 'Europe/Rome', '2026-03-29T01:00'],
    ['2026-03-29T00:45', '02:30', 'Europe/Rome', '2026-03-29T01:00'],
    ['2026-03-29T00:45', '02:00', 'Europe/Rome', '2026-03-29T01:00'],
    ['2026-03-29T01:00', '02:30', 'Europe/Rome', '2026-03-30T00:30'],
    ['2026-04-23T21:30', '00:00', 'Africa/Cairo', '2026-04-23T22:00'],
  ])('after %s, %s in %s comes at %s', (now, time, timeZone, next) => {
    const found = nextTimeOfDay({ at: time, timeZone }, new Date(`${now}:00Z`).getTime())
    expect(new Date(found).toISOString()).toBe(`${next}:00.000Z`)
  })
})

/** How far the clocks there are ahead of UTC, in milliseconds. */
function aheadIn(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  return (time) => {
    const [day, month, year, hours, minutes] = format.format(time).split(/\D+/).map(Number)
    return Date.UTC(year!, month! - 1, day!, hours!, minutes!) - time
  }
}

interface Put {
  readonly timeZone: string
  readonly time: number
  readonly before: number
  readonly after: number
}

/** When in that year the clocks are put forward or back, once for all the zones that do it together. */
function changesOf(year: number): Put[] {
  const weeks = 14 * 24 * hour
  const changes = new Map<string, Put>()
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const ahead = aheadIn(timeZone)
    for (let from = Date.UTC(year, 0, 1); from < Date.UTC(year + 1, 0, 1); from += weeks) {
      const [before, after] = [ahead(from), ahead(from + weeks)]
      if (before === after) continue
      let [last, first] = [from, from + weeks]
      while (first - last > minute) {
        const middle = last + Math.floor((first - last) / minute / 2) * minute
        if (ahead(middle) === before) last = middle
        else first = middle
      }
      changes.set(`${first} ${before} ${after}`, { timeZone, time: first, before, after })
    }
  }
  return [...changes.values()]
}

/** When the clocks that are put there first show the time of day, or a later one, after what they show now. */
function firstShown(at: number, now: number, { time, before, after }: Put): number {
  const shown = now + (now < time ? before : after)
  const day = 24 * hour
  const wanted = shown + ((((at - shown) % day) + day) % day || day)
  if (now < time && wanted - before < time) return wanted - before
  return now < time ? Math.max(time, wanted - after) : wanted - after
}

const everyHour = Array.from({ length: 24 }, (_, hours) => hours)

test('a time of day comes after now wherever clocks are put forward or back, at the latest with what they show first', () => {
  const changes = changesOf(2026)
  expect(changes.length).toBeGreaterThan(20)
  const wrong = changes.flatMap((put) =>
    [-20 * hour, -hour - 15 * minute, -15 * minute, -minute, 0, hour].flatMap((away) =>
      everyHour.flatMap((hours) => {
        const now = put.time + away
        const next = nextTimeOfDay({ at: `${String(hours).padStart(2, '0')}:00`, timeZone: put.timeZone }, now)
        const right = firstShown(hours * hour, now, put)
        return next === right && next > now ? [] : [`${put.timeZone}, ${hours}:00 after ${new Date(now).toISOString()}`]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

describe('quiet hours', () => {
  test.each([
    ['12:00', 'UTC', undefined],
    ['21:59', 'UTC', undefined],
    ['22:00', 'UTC', '2026-03-02T07:30:00.000Z'],
    ['03:15', 'UTC', '2026-03-01T07:30:00.000Z'],
    ['07:30', 'UTC', undefined],
    ['21:30', 'Europe/Rome', '2026-03-02T06:30:00.000Z'],
    ['12:00', 'Asia/Kolkata', undefined],
    ['01:00', 'Asia/Kolkata', '2026-03-01T02:00:00.000Z'],
  ])('at %s, living in %s, last until %s', (time, timeZone, until) => {
    expect(quietUntil({ quiet: night, timeZone }, at(time))?.toISOString()).toBe(until)
  })

  test('may lie in the day, and may not exist', () => {
    expect(quietUntil({ quiet: { from: '09:00', to: '17:00' }, timeZone: 'UTC' }, at('16:59'))).toEqual(at('17:00'))
    expect(quietUntil({ quiet: null, timeZone: 'UTC' }, at('16:59'))).toBeUndefined()
    expect(quietUntil({ quiet: { from: '09:00', to: '09:00' }, timeZone: 'UTC' }, at('09:00'))).toBeUndefined()
  })

  test('put off a call until they are over, and leave the clock alone', async () => {
    const house = await openHouse()
    await house.tables.people.change('bo', { quiet: { from: '11:00', to: '18:00' } })
    await house.tables.people.change('anna', { quiet: { from: '23:00', to: '07:00' } })
    const sent: Post[] = []
    house.run(async (post) => {
      sent.push(post)
      return { did: 'sent', place: { channel: 'c', message: post.id } }
    })
    const pings = () =>
      sent.filter(({ kind }) => kind === 'ping').map(({ audience }) => audience.to === 'seat' && audience.person)
    const { id, seats } = await openGame(house, ['anna', 'bo', 'cy'], { pace: 'slow' })
    await later(house, hour)
    expect(pings()).toEqual(['anna', 'cy'])
    await later(house, 4 * hour)
    expect(pings()).toEqual(['anna', 'cy'])
    await later(house, hour)
    expect(pings()).toEqual(['anna', 'cy', 'bo'])
    await later(house, 30 * hour)
    expect(pings()).toEqual(['anna', 'cy', 'bo'])
    expect((await house.tables.look({ table: id }))?.seats.map(({ until }) => until)).toEqual(seats.map(({ until }) => until))
  })

  test('are not followed by a call to what is done by then', async () => {
    const house = await openHouse()
    await house.tables.people.change('bo', { quiet: { from: '11:00', to: '18:00' } })
    const sent: Post[] = []
    house.run(async (post) => {
      sent.push(post)
      return { did: 'sent', place: { channel: 'c', message: post.id } }
    })
    const { id } = await openGame(house, ['anna', 'bo', 'cy'], { pace: 'slow' })
    await later(house, hour)
    await play(house, id, 'bo', 1)
    await later(house, 8 * hour)
    expect(sent.filter(({ kind, audience }) => kind === 'ping' && audience.to === 'seat' && audience.person === 'bo')).toEqual([])
  })
})
