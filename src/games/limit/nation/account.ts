import type { Table } from '../../../kernel/index.ts'
import { heads } from '../data.ts'
import { powers } from '../derived.ts'
import { classes, factories, type Power, type State } from '../state.ts'

/** Everything countable that lies in front of a nation. */
type Holdings = Readonly<Record<string, number>>

function holdingsOf(p: State, who: Power): Holdings {
  if (who === 'star') {
    const { territories, fossils, money, pollution, destab } = p.star!
    return { fossil: fossils, money, territories, pollution, destab }
  }
  const nation = p.nations[who]
  return {
    level: nation.level,
    people: heads(nation),
    ...nation.stock,
    money: nation.money,
    disorder: nation.disorder,
    ...Object.fromEntries(factories.map((factory) => [`${factory}-factory`, nation.factories[factory]])),
    ...Object.fromEntries(classes.map((cls) => [cls, nation.classes[cls]])),
    territories: nation.territories,
    pollution: nation.pollution,
    destab: nation.destab,
  }
}

/** What changed between two counts, by kind. */
function difference(before: Holdings, after: Holdings): Record<string, number> {
  const changes: Record<string, number> = {}
  for (const [key, count] of Object.entries(after)) if (count !== before[key]) changes[key] = count - (before[key] ?? 0)
  return changes
}

/**
 * Does something and tells, nation by nation, what it changed. Nearly everything in this game moves counts that all may see, so the
 * log is read off the board instead of being written twice.
 */
export function tellingChanges(p: State, table: Table, act: () => void): void {
  if (!table.isHeard) {
    act()
    return
  }
  const everybody = powers(p)
  const before = everybody.map((who) => holdingsOf(p, who))
  act()
  for (const [index, who] of everybody.entries()) {
    const changes = difference(before[index]!, holdingsOf(p, who))
    if (Object.keys(changes).length > 0) table.tell('changes', { seat: who, changes })
  }
}

/** What changes for one nation, without telling anybody. */
export function changesOf(before: State, after: State, who: Power): Record<string, number> {
  return difference(holdingsOf(before, who), holdingsOf(after, who))
}
