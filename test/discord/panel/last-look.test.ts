import { expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { moveState } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { oddsInWords } from '../../../src/discord/panel/weighed.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { owes } from '../../../src/kernel/index.ts'
import { recorded } from '../../renderings/recorded.ts'
import { rendered } from '../../renderings/render.ts'
import { textsOf } from '../walk.ts'

test.each(rendered)('in %s, %s, how it may end stands where it is asked for the last time', (game, name) => {
  const { folder, states } = recorded(game, name)
  for (const [at, state] of states.entries()) {
    const [owed] = owes(folder.rulebook, state)
    if (!owed) continue
    const desk = new Desk(folder, state, owed.seat, 'en', {})
    const odds = desk.weighings().flatMap((weighing) => weighing.odds)
    if (odds.length === 0) continue
    for (const type of desk.available().answers) {
      const move = { type }
      if (Object.keys(desk.params(type, {})).length > 0 || !desk.asksFirst(move)) continue
      const place = { table: 'k3j4h5g6f7', seat: 1, step: at }
      const scene = { desk, list: emptyList, place, voice: labelVoice('en'), waiting: '', whole: true }
      const said = textsOf(renderPanel(scene, moveState(type)).message.components).join('\n')
      for (const one of odds) expect(said, `${at} ${type}`).toContain(oddsInWords(desk, one))
    }
  }
})
