import { beforeAll, describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState, type PanelState, stateFrom } from '../../../src/discord/panel/choice.ts'
import { draftedMove } from '../../../src/discord/panel/values.ts'
import { games } from '../../../src/games/index.ts'
import { type Language, languages } from '../../../src/words/index.ts'
import { sampled } from '../../sample.ts'
import { bidsFolder } from '../bids/folder.ts'
import { type Control, controlsOf, panel, positions } from '../walk.ts'

const leadsOn = '…'
const actionOf = ({ id }: Control) => carriedBy('p', id)?.action
const plays = (control: Control): boolean => actionOf(control)?.do === 'play'
const choosesAndPlays = (control: Control): boolean => actionOf(control)?.do === 'choose'

/** The move behind a button that plays or asks once more. */
function moveBehind(desk: Desk, control: Control) {
  const state = stateFrom(desk.book, carriedBy('p', control.id)?.state ?? '')
  return state.page === 'move' ? draftedMove(desk, state.type, state.chosen) : undefined
}

describe.each([bidsFolder, ...games].map((folder) => [folder.rulebook.id, folder] as const))(
  'every panel of %s',
  { timeout: 60_000 },
  (_, folder) => {
    const { to } = folder.rulebook.seats
    const pages = function* (): Iterable<{ desk: Desk; page: PanelState; controls: readonly Control[] }> {
      const kinds = new Set<string>()
      for (const { state, seat } of positions(folder, Math.min(to, 4))) {
        const desk = new Desk(folder, state, seat, 'en', {})
        const { answers, asides } = desk.available()
        const asked = desk.owed().map(({ decision }) => decision)
        for (const page of [home, { page: 'more' } as const, ...[...answers, ...asides].map((type) => moveState(type))]) {
          // A few of each kind say it all.
          const kind = `${asked} ${page.page === 'move' ? page.type : `${page.page} ${answers}`}`
          if (kinds.has(kind)) continue
          kinds.add(kind)
          for (const language of sampled<readonly Language[]>(languages.slice(kinds.size % 3, (kinds.size % 3) + 1), languages)) {
            const said = new Desk(folder, state, seat, language, {})
            yield { desk: said, page, controls: controlsOf(panel(said, page).message.components) }
          }
        }
      }
    }
    let all: readonly { desk: Desk; page: PanelState; controls: readonly Control[] }[] = []
    beforeAll(() => {
      all = [...pages()]
    })

    test('plays by its buttons or by its choices, never by both', () => {
      const mixed = all.filter(({ controls }) => controls.some(choosesAndPlays) && controls.some((one) => plays(one)))
      expect(mixed.map(({ page }) => page)).toEqual([])
    })

    test('marks what leads on, and plays by nothing that is marked so', () => {
      for (const { controls, page } of all)
        for (const control of controls) {
          if (plays(control)) expect([page, control.label.endsWith(leadsOn)]).toEqual([page, false])
          if (actionOf(control)?.do === 'open' && control.values.length === 0)
            expect([page, control.label.endsWith(leadsOn)]).toEqual([page, true])
        }
    })

    test('says the deed on each button that plays, whole, and not on two the same', () => {
      for (const { controls, page } of all) {
        const labels = controls.filter((one) => plays(one) && !one.disabled).map(({ label }) => label)
        expect([page, labels.filter((label) => label.length > 34 || label.trim() === '')]).toEqual([page, []])
        expect([page, new Set(labels).size]).toEqual([page, labels.length])
      }
    })

    test('never lets a yes or no be guessed from a sign', () => {
      for (const { controls, page } of all)
        for (const { values, labels, label } of controls)
          expect([page, [label, ...labels].filter((one) => /^(?:[●○] )?[✗✓]$/.test(one)), values.length > 0]).toEqual([
            page,
            [],
            values.length > 0,
          ])
    })

    test('escapes nothing where no markdown is read', () => {
      for (const { controls, page } of all)
        expect([
          page,
          controls.flatMap(({ label, labels, helps }) => [label, ...labels, ...helps]).filter((one) => /\\\W/.test(one)),
        ]).toEqual([page, []])
    })

    test('offers nothing besides that would leave everything as it is', () => {
      for (const { desk, controls, page } of all) {
        if (page.page !== 'more') continue
        const moves = controls.flatMap((control) => (plays(control) ? (moveBehind(desk, control) ?? []) : []))
        expect([page, moves.filter((move) => JSON.stringify(desk.after(move)?.view()) === JSON.stringify(desk.view()))]).toEqual([
          page,
          [],
        ])
      }
    })

    test('asks once more before anything that harms whoever does it or cannot be taken back', () => {
      for (const { desk, controls, page } of all) {
        const isAsked = page.page === 'move'
        for (const control of controls) {
          const move = plays(control) && !control.disabled ? moveBehind(desk, control) : undefined
          if (!move || desk.refusal(move) || !desk.asksFirst(move)) continue
          // Where it is asked once more the button is red, and the page says why.
          expect([page, move, isAsked && control.style]).toEqual([page, move, 4])
        }
      }
    })
  },
)
