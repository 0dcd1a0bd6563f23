import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { said } from '../../../src/discord/panel/brevity.ts'
import { home } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { toldTo } from '../../../src/discord/panel/told.ts'
import { gameWords } from '../../../src/discord/words/game-words.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { attack } from '../../../src/games/attack/index.ts'
import { heard, type Notice } from '../../../src/kernel/index.ts'
import { type Recorded, recorded } from '../../renderings/recorded.ts'
import { rendered } from '../../renderings/render.ts'
import { textsOf } from '../walk.ts'

/** A battle won, a region lost, a level risen: less than that is not missed. */
const matters = 6

/** What a seat sees after each of its moves: what there was to tell, and the lines that tell it. */
function* afterMoves({ folder, entries, states, look }: Recorded) {
  const seats = look('en').seats.map(({ seat }) => seat!)
  for (const [at, { kind, seat: number, events }] of entries.entries()) {
    if (kind !== 'move' || number === null) continue
    const seat = seats[number]!
    const desk = new Desk(folder, states[at]!, seat, 'en', {})
    const told = toldTo(desk, [{ events }])
    const scene = { desk, list: emptyList, place: { table: 'k3j4h5g6f7', seat: number, step: at }, voice: labelVoice('en') }
    const { components } = renderPanel({ ...scene, waiting: '', told }, home).message
    const lines = textsOf(components).flatMap((text) => text.split('\n'))
    yield { at, seat, desk, notices: events.flatMap((event) => heard(event, seat) ?? []), told: told.map(said), lines }
  }
}

describe.each(rendered)('after a move in %s, %s', { timeout: 120_000 }, (game, name) => {
  const record = recorded(game, name)
  const tellings = record.folder.chronicle?.tellings ?? {}
  const weightOf = ({ key, params }: Notice): number => {
    const { weight = 0 } = tellings[key] ?? {}
    return typeof weight === 'number' ? weight : weight(params)
  }

  test('its seat reads what mattered most to it of what came of it, and that there is more where there is', () => {
    for (const { at, seat, desk, notices, told, lines } of afterMoves(record)) {
      const shown = told.filter((line) => lines.includes(line))
      const own = notices.slice(1).filter((notice) => notice.params.seat === seat && !tellings[notice.key]?.add)
      const weights = own.map(weightOf)
      const most = Math.max(0, ...weights)
      // Of several that weigh the same some are told.
      const heaviest = own.filter((_, index) => weights[index] === most).map((notice) => desk.words.notice(notice, 'event'))
      if (most >= matters)
        expect(
          heaviest.some((text) => shown.includes(`→ ${text}`)),
          `${at}: ${heaviest[0]}`,
        ).toBe(true)
      const areAll = shown.length === told.length
      expect(lines.includes('→ …') || areAll, `${at}: ${shown.length} of ${told.length}`).toBe(true)
    }
  })
})

test('what several moves did that add up is one line', () => {
  const units = (unit: string, count: number) => ({
    key: 'places',
    params: { seat: 'p1', place: 'poland', units: { [unit]: count } },
  })
  const entries = [units('tank', 1), units('art', 2), units('tank', 2)].map((notice) => ({
    events: [{ ...notice, audience: 'all' as const }],
  }))
  const words = gameWords(attack, 'en', { people: { p1: 'Ada' } })
  const told = toldTo({ seat: 'p1', words } as Desk, entries)
  expect(told.map(said)).toEqual(['✔ Ada places in Poland: 3 tanks, 2 artillery.'])
})
