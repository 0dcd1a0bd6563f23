import { marginOf, type Odds, type PlainMove, percents } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import type { Part } from '../ui.ts'
import { labelVoice } from '../words/language.ts'
import { spared, sparedItems } from './brevity.ts'
import type { DrawnScene } from './parts.ts'

/** Less and more than these are not told apart. */
const hardly = 0.005

/** A chance as people say it. What always came when it was played out need not always come. */
function inPercent({ words }: Desk, chance: number, points: number, isCertain: boolean): string {
  const said = (share: number) => new Intl.NumberFormat(words.language, { style: 'percent' }).format(share)
  if (chance > 0 && chance < hardly) return `<${said(0.01)}`
  return !(isCertain && chance === 1) && chance > 1 - hardly ? `>${said(0.99)}` : said(points / 100)
}

/** How something may end, the likeliest first, in one line. */
export function oddsInWords(desk: Desk, { of, outcomes, expected, samples }: Odds): string {
  const { words } = desk
  const likely = outcomes.filter(({ chance }) => chance > 0).toSorted((one, other) => other.chance - one.chance)
  const points = percents(likely.map(({ chance }) => chance))
  const ends = likely.map((outcome, index) => {
    const said = inPercent(desk, outcome.chance, points[index]!, samples === undefined)
    return `${words.notice(outcome, 'odds')} ${said}`
  })
  const margin =
    samples === undefined ? '' : ` (${labelVoice(words.language)('odds.margin', { points: Math.ceil(100 * marginOf(samples)) })})`
  const about = of ? `${words.notice(of, 'odds')}: ` : ''
  return `🎲 ${about}${ends.join(' · ')}${margin}${expected ? `. ${words.notice(expected, 'odds')}` : ''}`
}

/** How what is asked may end. */
export const oddsOfAsked = (desk: Desk): readonly string[] =>
  desk.weighings().flatMap(({ odds }) => odds.map((one) => oddsInWords(desk, one)))

/** Who comes with what stands first in a weighing; what is at stake can be looked up. */
const mostNeeded = 2

/** What is asked, with its facts and how it may end; what is suggested, and what is played where nobody says anything. */
export function weighed(scene: DrawnScene): Part[] {
  const { desk, voice, suggestion, clocked, brevity } = scene
  const facts = desk.weighings().flatMap((weighing) => {
    const lines = weighing.facts.map((fact) => desk.words.notice(fact, 'fact'))
    const chances = weighing.odds.map((odds) => oddsInWords(desk, odds))
    const { needed = 0 } = weighing
    return [
      ...lines.slice(0, needed).map((one) => `- ${one}`),
      ...sparedItems('weighed', lines.slice(needed, mostNeeded)),
      ...sparedItems('explained', lines.slice(Math.max(needed, mostNeeded))),
      ...sparedItems('odds', chances),
    ]
  })
  const asked = desk.owed().map(({ decision }) => desk.book.decisions[decision])
  const isWeighed = asked.some((decision) => decision?.reaction || decision?.weigh)
  const said = (move: PlainMove) => ({ deed: { markup: desk.words.free(desk.deed(move)) } })
  const { deadline, run: [suggested] = [] } = suggestion ?? {}
  return brevity.text(
    [
      ...facts,
      ...(suggested && saysSuggestion(scene) ? [`-# ${voice('panel.suggested', said(suggested))}`] : []),
      ...spared('weighed', isWeighed && clocked && deadline ? [`-# ${voice('panel.deadline', said(deadline))}`] : []),
    ],
    1500,
  )
}

/** Whether what is asked says already what is suggested: to whoever must react, unless they are taught and have been told. */
export const saysSuggestion = ({ desk, coach }: Pick<DrawnScene, 'desk' | 'coach'>): boolean =>
  desk.owed().some(({ decision }) => desk.book.decisions[decision]?.reaction) && !coach?.lines.length
