import { expect } from 'vitest'
import type { Asked, TableLook, Wish } from '../../../src/tables/index.ts'
import { by, done, type House, lookAt } from '../house.ts'

export const ask = async ({ tables }: House, table: string, person: string, wish: Wish): Promise<Asked> =>
  done(await tables.ask({ ...by(person, table), wish }))

/** Answers the only open question. */
export async function answer(house: House, table: string, person: string, agrees = true): Promise<Asked> {
  return done(await house.tables.answer({ ...by(person, table), question: onlyQuestion(await lookAt(house, table)), agrees }))
}

export const onlyQuestion = ({ questions }: TableLook): number => {
  expect(questions).toHaveLength(1)
  return questions[0]!.id
}

/** How the last question of a table was settled, as its message shows it. */
export async function lastOutcome({ store }: House, table: string): Promise<unknown> {
  const posts = await store.client.post.findMany({ where: { table, kind: 'question' }, orderBy: { number: 'asc' } })
  const bodies = posts.filter(({ audience }) => audience.includes('channel')).map(({ body }) => JSON.parse(body))
  return bodies.at(-1)?.question.outcome
}

export const noted = async ({ store }: House, table: string): Promise<readonly string[]> => {
  const posts = await store.client.post.findMany({ where: { table, kind: 'note' }, orderBy: { number: 'asc' } })
  return posts.filter(({ audience }) => audience.includes('channel')).map(({ body }) => JSON.parse(body).what)
}
