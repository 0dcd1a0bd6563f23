import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'

test('every game is proved in small', () => {
  const proved = ({ rulebook }: (typeof games)[number]) => existsSync(new URL(`./${rulebook.id}/proofs.test.ts`, import.meta.url))
  expect(games.filter((folder) => !proved(folder)).map(({ rulebook }) => rulebook.id)).toEqual([])
})
