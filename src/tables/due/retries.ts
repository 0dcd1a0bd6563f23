import { day, hour, minute, second } from '../../durations.ts'

/** Pauses that grow from one try to the next, counted from 1. */
const growing =
  (first: number, factor: number, longest: number) =>
  (tries: number): number =>
    Math.min(first * factor ** Math.min(Math.max(0, tries - 1), 20), longest)

/** Something that passes: Discord cannot be reached, or asks for patience. */
export const afterFailure = growing(second, 2, 15 * minute)
/** What is due at a table could not be done. */
export const afterDueFailure = growing(5 * second, 2, hour)
/** A permission is missing. Somebody may give it: where Discord tells us so it is tried at once, else within minutes all the same. */
export const afterClosed = growing(minute, 2, 10 * minute)
/** Discord refuses the message itself. */
export const afterRefusal = growing(10 * second, 6, hour)
/** Somebody takes no direct messages. */
export const afterUnreachable = growing(hour, 4, 3 * day)

/** A message that Discord has refused for good so often, or on which we ourselves have failed so often, is left out. */
export const mostRefusals = 3
export const mostFailures = 6
/** A person who could not be reached so often, over more than a week: nothing waits for them any longer. */
export const mostUnreached = 6
/** After so many tries in vain, about two minutes, a queue or what is due does not move any more: the operator hears of it. */
export const triesUntilTold = 7
