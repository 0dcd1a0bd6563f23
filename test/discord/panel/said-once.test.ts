import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { handLine } from '../../../src/discord/words/hand.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { games } from '../../../src/games/index.ts'
import { languages } from '../../../src/words/index.ts'
import { positions, textsOf } from '../walk.ts'

const isTitle = (line: string): boolean => /^\*\*[^*]*\*\*$/.test(line)

/** What is in hand with its price, "- **Surtax** (5$): ", or on a button, "- **Keep: Surtax** · ". */
const named = /^- (?:\d+ × )?\*\*[^*]*\*\*(?: · |(?: \([^)]*\))?: )/

/** What is said of each thing of a list. */
const factsOf = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => named.test(line)).map((line) => line.replace(named, '').replace(/[\\.]/g, ''))

const folders = games.map((folder) => [folder.rulebook.id, folder] as const)

describe.each(folders)('all that there is to read on a panel of %s', { timeout: 60_000 }, (_id, folder) => {
  test.each(languages)('is there once: what stands beside a button is not listed above it as well, in %s', (language) => {
    for (const { state, seat } of positions(folder, folder.rulebook.seats.from)) {
      const desk = new Desk(folder, state, seat, language, {})
      const place = { table: 'k3j4h5g6f7', seat: 1, step: 1 }
      const scene = { desk, list: emptyList, place, voice: labelVoice(language), waiting: '', whole: true }
      const lines = textsOf(renderPanel(scene, home).message.components).flatMap((said) => said.split('\n'))
      const hand = (folder.text.hand(desk.view(), seat, desk.words.say) ?? []).map(handLine)
      const beside = factsOf(lines.filter((line) => !hand.includes(line)))
      for (const fact of factsOf(hand.filter((line) => lines.includes(line)))) expect(beside).not.toContain(fact)
      // What is to be claimed has a button each, with all that the hand knows of it.
      if (desk.available().answers.includes('claim') && folder.rulebook.id === 'venonta') {
        expect(lines).not.toContain(hand[0])
        expect(factsOf(lines)).toEqual(expect.arrayContaining([...factsOf(hand)]))
      }
      // A title that has lost its list is gone with it.
      const titles = hand.filter(isTitle).filter((title) => lines.includes(title))
      for (const title of titles)
        expect([title, lines[lines.indexOf(title) + 1] ?? '']).toEqual([title, expect.stringMatching(/^(?!\*\*[^*]*\*\*$)./)])
    }
  })

  test.each(languages)('is there once: how the seat stands is not said again with what it holds, in %s', (language) => {
    for (const { state, seat } of positions(folder, folder.rulebook.seats.from)) {
      const desk = new Desk(folder, state, seat, language, {})
      const place = { table: 'k3j4h5g6f7', seat: 1, step: 1 }
      const scene = { desk, list: emptyList, place, voice: labelVoice(language), waiting: '', whole: true }
      const [standing = '', ...said] = textsOf(renderPanel(scene, home).message.components).flatMap((one) => one.split('\n'))
      const hand = (folder.text.hand(desk.view(), seat, desk.words.say) ?? []).map(handLine)
      const amounts = standing.match(/\d+ (?!\d)\p{L}+/gu) ?? []
      // One of them may be the same by chance.
      for (const line of hand.filter((one) => said.includes(one)))
        expect([line, amounts.filter((amount) => line.includes(amount)).slice(1)]).toEqual([line, []])
    }
  })
})
