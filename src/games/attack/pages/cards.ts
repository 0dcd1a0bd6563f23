import { type Language, speaker } from '../../../words/index.ts'
import type { RulesPage } from '../../folder.ts'
import { data } from '../data.ts'
import { names } from '../names.ts'
import type { PoliticalKind } from '../state.ts'
import { effectWords, technologyWords } from '../text/effects.ts'
import { words } from '../words/index.ts'

const sayIn = (language: Language) => speaker({ catalogues: words, language, names })

interface CardPage {
  readonly id: string
  readonly title: string
  readonly intro: string
}

/** Cards that see, take or stop other cards, and those that do something by themselves. */
const isIntrigue = (kind: PoliticalKind): boolean => {
  const known = data.politicalKinds.find((candidate) => candidate.kind === kind)
  const espionage = data.politicalKinds.find((candidate) => candidate.kind === 'double-agent')?.block ?? []
  return known?.block != null || espionage.includes(kind) || kind === 'assassin'
}

/** Written from the same table that the rules play by: how many there are, and which bear an Eagle. */
export function politicalPage(language: Language, intrigue: boolean, { id, title, intro }: CardPage): RulesPage {
  const say = sayIn(language)
  const lines = data.politicalKinds
    .filter(({ kind }) => isIntrigue(kind) === intrigue)
    .map(({ kind, count, eagle }) => {
      const eagles = eagle ? `, ${say('text.eagle')}` : ''
      return `**${say(`kind.${kind}`)}** (${count}${eagles}): ${effectWords(kind, say)}`
    })
  return { id, title, text: [intro, ...lines].join('\n') }
}

const peaceful: ReadonlySet<string> = new Set([
  'synthetic-oil',
  'plastics',
  'mass-production',
  'prefabricated-ships',
  'electronic-computer',
  'radio-broadcasting',
  'code-breaking',
  'air-transport',
])

export function technologyPage(language: Language, warlike: boolean, { id, title, intro }: CardPage): RulesPage {
  const say = sayIn(language)
  const lines = data.technologies
    .filter((technology) => peaceful.has(technology.id) !== warlike)
    .map((technology) => `**${say(`tech.${technology.id}`)}**: ${technologyWords(technology.id, say)}`)
  return { id, title, text: [intro, ...lines].join('\n') }
}
