/** What things are called, from the tables: regions and seas, cards by suit and number or by kind, technologies, routes. */
import { type Catalogue, type Language, list, type Name, plain } from '../../../words/index.ts'
import { nameEntries } from '../../shared/names.ts'
import { data } from '../data.ts'
import { allSeats, type Suit } from '../state.ts'
import json from './names.json' with { type: 'json' }

type Names = Readonly<Record<string, Readonly<Record<Language, Name>>>>

const tables: Readonly<Record<string, Names>> = json

const suits: Readonly<Record<Suit, Readonly<Record<Language, string>>>> = {
  population: { en: 'Population', it: 'Popolazione', de: 'Bevölkerung' },
  factories: { en: 'Factories', it: 'Fabbriche', de: 'Fabriken' },
  rail: { en: 'Rail', it: 'Ferrovie', de: 'Eisenbahn' },
  oil: { en: 'Oil', it: 'Petrolio', de: 'Öl' },
  minerals: { en: 'Minerals', it: 'Minerali', de: 'Bodenschätze' },
}

const named = (space: string, names: Names, language: Language): [string, string][] =>
  Object.entries(names).flatMap(([id, name]) => nameEntries(`${space}.${id}`, name, language))

/** The word of a card whatever deck it is from: a choice may show several. */
function cards(language: Language): [string, string][] {
  const word = (space: string, id: string): string => plain(tables[space]?.[id]?.[language] ?? id)
  return [
    ...data.economics.map(({ id, suit, value }): [string, string] => [`card.${id}`, `${suits[suit][language]} ${value}`]),
    ...data.politicalDeck.map(({ id, kind }): [string, string] => [`card.${id}`, word('kind', kind)]),
    ...data.tradeRoutes.map(({ id, value }): [string, string] => [`card.${id}`, `${word('route', id)} ${value}`]),
    ...data.technologies.map(({ id }): [string, string] => [`card.${id}`, word('tech', id)]),
  ]
}

/** What can be wanted in a trade: an Economics card, or any political card of a kind. */
const goods = (language: Language): [string, string][] => [
  ...data.economics.map(({ id, suit, value }): [string, string] => [`goods.${id}`, `${suits[suit][language]} ${value}`]),
  ...named('goods', tables.kind ?? {}, language),
]

/** Orders about one other seat, which is called like whoever sits there. */
const orderKeys = (language: Language): [string, string][] => {
  const about = {
    en: { passage: 'Passage for {seat}', canal: 'Canals open to {seat}' },
    it: { passage: 'Passaggio per {seat}', canal: 'Canali aperti {seat_at}' },
    de: { passage: 'Durchfahrt für {seat}', canal: 'Kanäle offen für {seat}' },
  }
  const { passage, canal } = about[language]
  return allSeats.flatMap((seat): [string, string][] => [
    [`order-key.passageFor.${seat}`, passage],
    [`order-key.canalFor.${seat}`, canal],
  ])
}

/** A lane by the seas that it crosses, for its ends are named beside it and no other joins them; a Sea Zone by its own name. */
function lanes(language: Language): [string, string][] {
  const sea = (id: string): string => plain(tables.sea?.[id]?.[language] ?? id)
  return [
    ...data.lanes.map(({ id, seas }): [string, string] => [`lane.${id}`, list(language, seas.map(sea))]),
    ...named('lane', tables.sea ?? {}, language),
  ]
}

export const namesIn = (language: Language): Catalogue =>
  Object.fromEntries([
    ...Object.entries(tables).flatMap(([space, names]) => named(space, names, language)),
    ...named('group', tables.continent ?? {}, language),
    // A parameter that only ships can fill names its values by itself
    ...named('ship', tables.unit ?? {}, language),
    ...named('suit', suits, language),
    ...named('group', suits, language),
    ...goods(language),
    ...named('place', { ...tables.region, ...tables.sea }, language),
    ...lanes(language),
    ...orderKeys(language),
    ...cards(language),
  ])
