import { describe, expect, test } from 'vitest'
import { everyParam, gameWords } from '../../src/discord/words/game-words.ts'
import { data } from '../../src/games/attack/data.ts'
import { attack } from '../../src/games/attack/index.ts'
import { games } from '../../src/games/index.ts'
import { languages } from '../../src/words/index.ts'

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('what is counted in %s', (_id, folder) => {
  test.each(languages)('is said as one says several of it, in %s', (language) => {
    const words = gameWords(folder, language)
    for (const act of folder.rulebook.moves)
      for (const [name, param] of Object.entries(everyParam(act))) {
        if (param.kind !== 'counts') continue
        const space = words.keyNamespace(name, param)
        // Of a person there is one.
        if (space === 'seat') continue
        for (const key of param.keys)
          expect(words.value(name, param, { [key]: 2 })).toBe(words.say(`${space}.${key}.count`, { count: 2 }))
      }
  })
})

test('of planes there are several', () => {
  const commit = attack.rulebook.moves.find(({ type }) => type === 'commit')!
  const { units } = everyParam(commit)
  const said = languages.map((language) => gameWords(attack, language).value('units', units!, { inf: 2, plane: 2 }))
  expect(said).toEqual(['2 infantry, 2 planes', '2 di fanteria e 2 aerei', '2 Infanterie und 2 Flugzeuge'])
})

test.each(languages)('a sea lane of Attack! is told from all that join the same two regions, in %s', (language) => {
  const { name } = gameWords(attack, language)
  const zones = data.seas.filter(({ zone }) => zone)
  for (const { id, a, b, seas } of data.lanes) {
    const said = name('lane', id)
    for (const sea of seas) expect(said).toContain(name('sea', sea))
    for (const end of [a, b]) expect(said).not.toContain(name('region', end))
    const others = [
      ...data.lanes
        .filter((lane) => lane.id !== id && [lane.a, lane.b].every((end) => [a, b].includes(end)))
        .map((lane) => lane.id),
      ...zones
        .filter((zone) => [a, b].every((end) => data.regions.find((region) => region.id === end)!.seas.includes(zone.id)))
        .map((zone) => zone.id),
    ]
    expect(others.map((other) => name('lane', other))).not.toContain(said)
  }
})
