import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState, type PanelState } from '../../../src/discord/panel/choice.ts'
import { handLine } from '../../../src/discord/words/hand.ts'
import { games } from '../../../src/games/index.ts'
import { languages } from '../../../src/words/index.ts'
import { controlsOf, panel, positions, textsOf } from '../walk.ts'

/** What is read in one go. What stands in bold behind a colon is a value beside its name. */
const clauses = (line: string): readonly string[] =>
  line
    .replace(/\\/g, '')
    .replace(/: \*\*/g, ' · ')
    .split(/ – |; |[.!?] |→|🎲| · |[()]/)

const tooMany = (lines: readonly string[]): readonly string[] =>
  lines
    .flatMap((said) => said.split('\n'))
    .filter((line) => clauses(line).some((clause) => (clause.match(/:\*{0,2} /g) ?? []).length > 1))

const folders = games.map((folder) => [folder.rulebook.id, folder] as const)

describe.each(folders)('of what is to be read of %s', { timeout: 120_000 }, (id, folder) => {
  test.each(languages)('no clause has a colon behind a colon, on panels and hands, in %s', (language) => {
    for (const { state, seat } of positions(folder, folder.rulebook.seats.from)) {
      const desk = new Desk(folder, state, seat, language, {})
      const states: readonly PanelState[] = [home, ...desk.available().answers.map((type) => moveState(type, {}))]
      for (const shown of states) {
        const { components } = panel(desk, shown).message
        expect(tooMany(textsOf(components))).toEqual([])
        expect(tooMany(controlsOf(components).flatMap(({ label, labels, helps }) => [label, ...labels, ...helps]))).toEqual([])
      }
      expect(tooMany((folder.text.hand(desk.view(), seat, desk.words.say) ?? []).map(handLine))).toEqual([])
    }
  })

  test('no clause has a colon behind a colon, in what is told of a game', () => {
    const told = join(import.meta.dirname, '../../renderings', id)
    for (const file of readdirSync(told)) expect(tooMany([readFileSync(join(told, file), 'utf8')])).toEqual([])
  })
})
