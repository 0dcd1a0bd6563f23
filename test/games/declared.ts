import type { GameFolder } from '../../src/games/folder.ts'
import type { Param, Params } from '../../src/kernel/index.ts'

/** Values that a parameter can name, by the namespace of their words. */
function namedValues(name: string, param: Param<never>): string[] {
  const space = param.words ?? name
  if (param.kind === 'one-of')
    return (param.values ?? []).filter((value) => typeof value === 'string').map((value) => `${space}.${value}`)
  if (param.kind === 'pick') return (param.values ?? []).map((value) => `${space}.${value}`)
  if (param.kind === 'each') return param.values.map((value) => `${space}.${value}`)
  if (param.kind === 'counts') return param.keys.map((key) => `${space}.${key}`)
  return []
}

/** The groups by which a long list is leafed through. */
function groupNames(param: Param<never>): string[] {
  if (param.kind !== 'one-of' || !param.by) return []
  const { by, values = [] } = param
  return [...new Set(values.map((value) => `group.${by(value)}`))]
}

const ownSeat = /^[a-z-]+\.p[1-8]$/

function paramKeys(type: string, params: Params): { labels: string[][]; values: string[] } {
  const entries = Object.entries(params)
  return {
    // One of the two, the first that is there.
    labels: entries.map(([name]) => [`param.${type}.${name}`, `param.${name}`]),
    // A person's seat bears the person's name.
    values: entries
      .flatMap(([name, param]) => [...namedValues(name, param), ...groupNames(param)])
      .filter((key) => !ownSeat.test(key)),
  }
}

/** Every key that the rulebook's declarations can make somebody look up. */
export function declaredKeys({ rulebook }: GameFolder): { all: string[]; oneOf: string[][] } {
  const all = ['game.name', 'game.tagline', ...Object.keys(rulebook.phases).map((phase) => `phase.${phase}`)]
  const oneOf: string[][] = []
  all.push(...Object.keys(rulebook.decisions).map((decision) => `decision.${decision}`))
  for (const move of rulebook.moves) {
    all.push(`move.${move.type}`, `move.${move.type}.help`, ...(move.group === undefined ? [] : [`group.${move.group}`]))
    for (const params of [move.params, ...Object.values(move.variants ?? {}).map((variant) => variant.params)]) {
      const { labels, values } = paramKeys(move.type, params)
      oneOf.push(...labels)
      all.push(...values)
    }
  }
  for (const name of Object.keys(rulebook.options.params)) all.push(`option.${name}`)
  for (const { name } of rulebook.habits ?? []) all.push(`habit.${name}`)
  return { all: [...new Set(all)], oneOf }
}
