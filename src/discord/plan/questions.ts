import { fingerprint, same } from '../../kernel/index.ts'
import type { Ahead } from '../../tables/index.ts'
import type { PlanScene } from './scene.ts'

/**
 * What is asked now is answered on the panel; of the rest what the plan leaves open. What is asked several times comes up once, and so
 * does what is done piece by piece: after its first piece it only goes on.
 */
export function openQuestions({ ahead }: Pick<PlanScene, 'ahead'>): readonly Ahead[] {
  const open = ahead.filter((one, index) => !one.isNow && !one.isAnswered && !goesOn(ahead[index - 1], one))
  const codes = open.map(codeOfQuestion)
  return open.filter((_, index) => codes.indexOf(codes[index]!) === index)
}

/** Whether nothing but what is left of it has changed since the question before. */
function goesOn(before: Ahead | undefined, { owed, state }: Ahead): boolean {
  if (!before || before.isAnswered || before.state.round !== state.round || same(before.owed, owed)) return false
  const asked = ({ decision }: Ahead['owed'][number]) => decision
  return same(before.owed.map(asked), owed.map(asked))
}

/** A question by what is asked and in which round, and by how much of the plan comes before it. */
export const codeOfQuestion = ({ owed, state, place }: Ahead): string =>
  `${fingerprint([owed.map(({ decision, about }) => [decision, about ?? null]), state.round]).slice(0, 4)}${place.toString(36)}`

/** The question that a button was made for; undefined if it will not be asked like that any more. */
export const questionOf = ({ ahead }: Pick<PlanScene, 'ahead'>, code: string): Ahead | undefined =>
  ahead.find((one) => !one.isNow && codeOfQuestion(one) === code)
