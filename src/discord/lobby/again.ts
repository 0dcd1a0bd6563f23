import type { Handler } from '../buttons.ts'
import { says } from '../ui.ts'
import { openHere } from './command.ts'
import { practise } from './practice.ts'

/** The button below a game that is over: a new table of the same game, with its options and times, for whoever comes. */
export const againPressed: Handler<'again'> = async (call, { table }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  const { game, language, options, terms } = look
  if (look.purpose === 'practice')
    return practise(call, {
      game,
      options,
      seats: look.seats.length,
      level: look.seats.find(({ level: l }) => l)?.level ?? undefined,
    })
  const { preset: _, ...pace } = look.pace
  return openHere(call, { game, language, pace, options, terms, thread: false })
}
