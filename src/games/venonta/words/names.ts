import type { Language } from '../../../words/index.ts'
import { cardIds, cardOf } from '../data.ts'
import json from './names.json' with { type: 'json' }

/** Names of territories, seas, cards, events, phases and the like, as `territory.norda`. */
export function namesIn(language: Language): Readonly<Record<string, string>> {
  const names = Object.fromEntries(
    Object.entries(json).flatMap(([namespace, some]) =>
      Object.entries<Readonly<Record<Language, string>>>(some).map(([id, name]) => [`${namespace}.${id}`, name[language]]),
    ),
  )
  // Both copies of a card are called like their kind.
  const copies = cardIds.map((id) => [`card.${id}`, names[`card.${cardOf(id).id}`] ?? id])
  return { ...names, ...Object.fromEntries(copies) }
}
