import type { Context } from '../context.ts'
import type { Result } from '../requests.ts'
import { answer, ask } from './ask.ts'
import type { Answer, Ask, Asked } from './requests.ts'

export interface QuestionsRoom {
  /** Asks the people of the table for something that one of them wishes. */
  ask(request: Ask): Promise<Result<Asked>>
  answer(request: Answer): Promise<Result<Asked>>
}

export const questionsRoom = (context: Context): QuestionsRoom => ({
  ask: (request) => ask(context, request),
  answer: (request) => answer(context, request),
})
