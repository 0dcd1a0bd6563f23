import { steps } from './steps.ts'

/** What the computers' thread loads. */
export const games = [{ rulebook: steps as never }]
