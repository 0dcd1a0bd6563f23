import type { Language } from '../../../words/index.ts'

/** "1 fossil", "5 industrial goods": so many of the `resource` that a message names, one or several. */
const quantity =
  (renewable: string, industrial: string, military: string, fossil: string) =>
  (count: string): string => {
    const of = (each: string): string => `{${count}, plural, ${each}}`
    return `{resourceId, select, renewable {${of(renewable)}} industrial {${of(industrial)}} military {${of(military)}} other {${of(fossil)}}}`
  }

export const quantities: Readonly<Record<Language, ReturnType<typeof quantity>>> = {
  en: quantity(
    'one {# renewable} other {# renewables}',
    'one {# industrial good} other {# industrial goods}',
    'other {# military}',
    'one {# fossil} other {# fossils}',
  ),
  it: quantity(
    'one {# rinnovabile} other {# rinnovabili}',
    'one {# bene industriale} other {# beni industriali}',
    'one {# militare} other {# militari}',
    'one {# fossile} other {# fossili}',
  ),
  de: quantity(
    'other {# Erneuerbare}',
    'one {# Industriegut} other {# Industriegüter}',
    'other {# Militär}',
    'one {# Brennstoff} other {# Brennstoffe}',
  ),
}
