import { fingerprint } from '../../kernel/index.ts'
import type { Ahead } from '../../tables/index.ts'
import type { PlanScene } from './scene.ts'

/** What is asked now is answered on the panel; of the rest what the plan leaves open. What is asked several times comes up once. */
export function openQuestions({ ahead }: Pick<PlanScene, 'ahead'>): readonly Ahead[] {
  const open = ahead.filter(({ isNow, isAnswered }) => !isNow && !isAnswered)
  const codes = open.map(codeOfQuestion)
  return open.filter((_, index) => codes.indexOf(codes[index]!) === index)
}

/** A question by what is asked and in which round, and by how much of the plan comes before it. */
export const codeOfQuestion = ({ owed, state, place }: Ahead): string =>
  `${fingerprint([owed.map(({ decision, about }) => [decision, about ?? null]), state.round]).slice(0, 4)}${place.toString(36)}`

/** The question that a button was made for; undefined if it will not be asked like that any more. */
export const questionOf = ({ ahead }: Pick<PlanScene, 'ahead'>, code: string): Ahead | undefined =>
  ahead.find((one) => !one.isNow && codeOfQuestion(one) === code)
