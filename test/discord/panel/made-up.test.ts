import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { slotsOf } from '../../../src/discord/moves/slots.ts'
import { understood } from '../../../src/discord/moves/understood.ts'
import { stateFrom } from '../../../src/discord/panel/choice.ts'
import { codeOf } from '../../../src/discord/panel/codes.ts'
import { games } from '../../../src/games/index.ts'
import { actOf, type Param, SeededChance } from '../../../src/kernel/index.ts'
import { sampled } from '../../sample.ts'
import { panel, positions } from '../walk.ts'

/** So many are made up for each game. */
const sample = sampled(200, 600)

/** What stands where the code of a value, or of several, is looked for. */
const oddCodes = '|0|1|zz|-5|=-1|=0.5|=1e99|!|!1|~x|~__proto__|~%|*|*0_0|*~x_zz|1_2|zz_~x'.split('|')

/** What is typed where a value is looked for. */
const oddTexts = ['', 'x', '-1', '__proto__', '0', '💥', 'null', 'x,x', 'x 1', '[]']

const valuesOf = (param: Param): readonly unknown[] => ('values' in param && param.values) || []

/** Something that there is of it anywhere, whatever the game is played with; now and then something that there is nowhere. */
function madeUpCode(param: Param, chance: SeededChance): string {
  const values = valuesOf(param)
  if (values.length === 0 || chance.die(3) === 1) return chance.pick(oddCodes)
  if (param.kind === 'pick') return codeOf(param, [chance.pick(values), chance.pick(values)])
  return param.kind === 'one-of' ? codeOf(param, chance.pick(values)) : chance.pick(oddCodes)
}

const madeUpText = (param: Param, chance: SeededChance): string =>
  valuesOf(param).length > 0 && chance.die(2) === 1 ? String(chance.pick(valuesOf(param))) : chance.pick(oddTexts)

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('in %s', { timeout: 60_000 }, (id, folder) => {
  const book = folder.rulebook

  /** Tries it in many positions of a game; where it fails, with what. */
  function tried<Made>(seed: string, make: (move: (typeof book.moves)[number], chance: SeededChance) => Made) {
    const chance = new SeededChance(`${seed} ${id}`)
    const spots = positions(folder, book.seats.from)
    return (use: (desk: Desk, made: Made) => void): readonly unknown[] =>
      Array.from({ length: sample }).flatMap(() => {
        const { state, seat } = chance.pick(spots)
        const made = make(chance.pick(book.moves), chance)
        try {
          use(new Desk(folder, state, seat, 'en', {}), made)
          return []
        } catch (error) {
          return [[made, error]]
        }
      })
  }

  test('every page of a panel is drawn, whatever is made up of what was chosen before', () => {
    const failed = tried('chosen', (move, chance) => {
      const page = `${chance.pick(['m', 'f', 'n'])}${book.moves.indexOf(move).toString(36)}`
      const by = move.by === undefined ? undefined : chance.pick(valuesOf(move.params[move.by]!))
      const { params } = by === undefined ? move : actOf(move, { [move.by!]: by })
      const codes = Object.entries(params).map(([name, param]) =>
        name === move.by ? codeOf(param, by) : madeUpCode(param, chance),
      )
      return `${page};${codes.join('.')}`
    })((desk, code) => panel(desk, stateFrom(book, code)))
    expect(failed).toEqual([])
  })

  test('every move that is typed is understood or refused, whatever is made up of it', () => {
    const failed = tried('typed', (move, chance) => {
      const typed = slotsOf(move).map(({ option, param }) => [option, madeUpText(param, chance)] as const)
      return { type: move.type, typed: typed.filter(() => chance.die(4) > 1) }
    })((desk, { type, typed }) => understood(desk, type, new Map(typed)))
    expect(failed).toEqual([])
  })
})
