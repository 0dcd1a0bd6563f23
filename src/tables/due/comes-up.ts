import type { Context } from '../context.ts'
import { secretsOpen } from '../history/secrets.ts'
import { againComesUp } from '../lobby/again.ts'
import { lobbyLapses } from '../lobby/lapse.ts'
import { lookEvery } from '../loop.ts'
import { planComesUp } from '../plans/plans.ts'
import { questionComesUp } from '../questions/lapse.ts'
import { deadlinePasses, timeHasCome } from './deadlines.ts'
import type { Heart } from './heart.ts'
import type { Due, Outcome } from './outcome.ts'

/** Its time has come. As long as nobody can be reached only what people have planned happens. */
export async function comesUp(context: Context, heart: Heart, due: Due): Promise<Outcome> {
  if (due.kind === 'plan') return planComesUp(context, due)
  if (!heart.connected) return { until: context.clock.now().getTime() + lookEvery }
  if (due.kind === 'question') return questionComesUp(context, due)
  if (due.kind === 'opening') return secretsOpen(context, due)
  if (due.kind === 'again') return againComesUp(context, due)
  if (due.kind === 'lapse') return lobbyLapses(context, due)
  if (due.kind === 'deadline') return deadlinePasses(context, due)
  return timeHasCome(context, due)
}
