import type { Catalogue, Language } from '../../../words/index.ts'
import { namesIn as entriesOf } from '../../shared/names.ts'
import { cardIds, cardOf } from '../data.ts'
import json from './names.json' with { type: 'json' }

/** Names of territories, seas, cards, events, phases and the like with their forms, as `territory.norda` and `ocean.ocean-2.in`. */
export function namesIn(language: Language): Catalogue {
  const names = entriesOf(json, language)
  // Both copies of a card are called like their kind.
  const copies = cardIds.map((id) => [`card.${id}`, names[`card.${cardOf(id).id}`] ?? id])
  // Where an ocean is one of six to choose from, the number of its die follows its name in every form.
  const numbered = Object.entries(names).flatMap(([key, name]) => {
    const [, number, form = ''] = /^ocean\.ocean-(\d)(\..+)?$/u.exec(key) ?? []
    return number === undefined ? [] : [[`ocean-number.${number}${form}`, `${name} (${number})`]]
  })
  return { ...names, ...Object.fromEntries([...copies, ...numbered]) }
}
