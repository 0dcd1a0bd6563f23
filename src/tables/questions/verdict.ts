import type { Question, QuestionOutcome } from '../../store/index.ts'

/** What follows from the answers so far; undefined as long as somebody's answer could still change it. */
export function verdictOf({
  asked,
  needs,
  yes,
  no,
  proposal,
  guestAgrees,
}: Question): Extract<QuestionOutcome, 'agreed' | 'refused'> | undefined {
  const enough = needs === 'everybody' ? asked.length : Math.floor(asked.length / 2) + 1
  if (guestAgrees === false || no.length > asked.length - enough) return 'refused'
  const agreed = yes.length >= enough && (proposal.kind !== 'replace' || guestAgrees === true)
  return agreed ? 'agreed' : undefined
}

/** With the answer of one of those asked; who answers again has changed their mind. */
export function withAnswer(question: Question, seat: number, agrees: boolean): Question {
  const without = (seats: readonly number[]): number[] => seats.filter((one) => one !== seat)
  const { yes, no } = question
  return agrees
    ? { ...question, yes: [...without(yes), seat], no: without(no) }
    : { ...question, yes: without(yes), no: [...without(no), seat] }
}

/** Without those who do not sit there any more. */
export function withoutSeats(question: Question, gone: readonly number[]): Question {
  if (!question.asked.some((seat) => gone.includes(seat))) return question
  const stay = (seats: readonly number[]): number[] => seats.filter((seat) => !gone.includes(seat))
  return { ...question, asked: stay(question.asked), yes: stay(question.yes), no: stay(question.no) }
}
