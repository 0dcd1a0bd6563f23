/** What cards and technologies do, with the numbers of their rows. */
import type { Say } from '../../../words/index.ts'
import { amountsOf } from '../cards/amounts.ts'
import { kindData, technology } from '../data.ts'
import type { PoliticalKind } from '../state.ts'

export const effectWords = (kind: PoliticalKind, say: Say): string => say(`effect.${kind}`, amountsOf(kindData(kind).effect))

export const technologyWords = (id: string, say: Say): string => say(`tech-effect.${id}`, amountsOf(technology(id).effect))
