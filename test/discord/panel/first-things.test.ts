/** What a turn is for stands first: what is done in passing does not crowd it out, and what belongs together is one press. */
import { describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { home, stateFrom } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { attack } from '../../../src/games/attack/index.ts'
import { games } from '../../../src/games/index.ts'
import { owes, type StateBase, suggestion } from '../../../src/kernel/index.ts'
import { type Language, languages } from '../../../src/words/index.ts'
import { given as attackGiven } from '../../games/attack/given.ts'
import { recorded } from '../../renderings/recorded.ts'
import { sampled } from '../../sample.ts'
import { controlsOf, panel as drawn, positions, textsOf } from '../walk.ts'

type Folder = (typeof games)[number]

function panel(folder: Folder, state: StateBase, seat: string, language: Language) {
  const desk = new Desk(folder, state, seat, language, {})
  const place = { table: 'k3j4h5g6f7', seat: 1, step: 1 }
  const suggested = suggestion(folder.rulebook, state, seat)
  const scene = { desk, list: emptyList, place, voice: labelVoice(language), waiting: '', suggestion: suggested }
  const { components } = renderPanel(scene, home).message
  const controls = controlsOf(components).flatMap((control) => {
    const press = carriedBy('p', control.id)
    const { state: code = '' } = press ?? {}
    const at = stateFrom(folder.rulebook, code)
    return [{ ...control, does: press?.action, plays: at.page === 'move' ? at.type : undefined }]
  })
  return { desk, run: suggested.run, controls, said: textsOf(components).join('\n') }
}

describe('on the panels of recorded games', () => {
  const game = games.find(({ rulebook }) => rulebook.id === 'venonta')!
  const inPassing = game.rulebook.moves.filter((move) => move.inPassing).map(({ type }) => type)
  const places = ['won-by-one', 'six-at-random'].flatMap((name) =>
    recorded('venonta', name)
      .states.map((state) => ({ state, seat: owes(game.rulebook, state)[0]?.seat }))
      .filter(({ state, seat }, index) => seat !== undefined && state.phase === 'turns' && index % sampled(7, 1) === 0),
  )

  test.each(languages)(
    'what is done in passing has few buttons and comes after what the rules name before it, in %s',
    (language) => {
      let open = 0
      for (const { state, seat } of places) {
        const { controls, desk } = panel(game, state, seat!, language)
        const played = controls.filter(({ plays }) => plays !== undefined && inPassing.includes(plays))
        expect(played.length).toBeLessThanOrEqual(3)
        const at = (type: string): number => controls.findLastIndex(({ label }) => label === `${desk.plain.move(type)}…`)
        if (at('build') < 0 || at('shift-fuel') < 0) continue
        open++
        expect(at('build')).toBeLessThan(at('shift-fuel'))
      }
      expect(open).toBeGreaterThan(0)
    },
  )
})

describe('placing the units of Attack!', () => {
  const game = games.find(({ rulebook }) => rulebook.id === 'attack')!
  const { states } = recorded('attack', 'wiped-out')
  const state = states.find(({ phase }) => phase === 'setup-place')!
  const { seat } = owes(game.rulebook, state)[0]!

  test.each(languages)('is one press, which stands before the form and says all of it, in %s', (language) => {
    const { controls, run, desk, said } = panel(game, state, seat, language)
    const [first] = controls.filter(({ disabled }) => !disabled)
    expect(first!.does).toEqual({ do: 'follow', which: 'run' })
    const after = run.reduce<Desk | undefined>((then, move) => then?.after(move), desk)
    expect(after?.owed().some(({ decision }) => decision === 'place')).toBe(false)
    for (const { at } of run) expect(said.replace(/\\/g, '')).toContain(desk.plain.name('place', at))
    // It says how many things are to be read, not how many moves they come to.
    expect(first!.label).toContain(String(new Set(run.map(({ at }) => at)).size))
    // Below it nothing is chosen, so that nothing of it is said a second time.
    expect(controls.some(({ label }) => label.startsWith('●'))).toBe(false)
  })
})

/** What a button plays; nothing where it leads on. */
function playedBy(folder: Folder, id: string): readonly string[] {
  const press = carriedBy('p', id)
  const at = stateFrom(folder.rulebook, press?.state ?? '')
  return press?.action.do === 'play' && at.page === 'move' ? [at.type] : []
}

const raiding = {
  seat: 'p1',
  state: attackGiven({ players: { p1: { ships: { 'north-sea': { sub: 2 } } }, p2: {}, p3: {} } }),
}

test.each(games.map((folder) => [folder.rulebook.id, folder] as const))(
  'what ends a turn or a step stands after all else: %s',
  (_id, folder) => {
    const endings = folder.rulebook.moves.filter(({ type }) => /^(end|pass|skip)\b/.test(type)).map(({ type }) => type)
    const spots = [...positions(folder, 3), ...(folder === attack ? [raiding] : [])]
    let seen = 0
    for (const { state, seat } of spots) {
      const controls = controlsOf(drawn(new Desk(folder, state, seat, 'en', {}), home).message.components)
      const types = controls.flatMap(({ id }) => playedBy(folder, id))
      const ending = types.findIndex((type) => endings.includes(type))
      if (ending < 0) continue
      seen++
      expect(types.slice(ending).filter((type) => !endings.includes(type))).toEqual([])
    }
    expect(seen).toBeGreaterThan(0)
  },
)
