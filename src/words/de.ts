import { channel } from './channel/de.ts'
import { commands } from './commands/de.ts'
import { company } from './company/de.ts'
import { elsewhere } from './elsewhere/de.ts'
import type { en } from './en.ts'
import { learning } from './learn/de.ts'
import { lobby } from './lobby/de.ts'
import { looks } from './looks/de.ts'
import { moderators } from './moderators/de.ts'
import { panels } from './panels/de.ts'
import { people } from './people/de.ts'
import { refusals } from './refusals/de.ts'

export const de = {
  'language.en': 'Englisch',
  'language.it': 'Italienisch',
  'language.de': 'Deutsch',

  ...refusals,
  ...panels,
  ...lobby,
  ...channel,
  ...looks,
  ...people,
  ...commands,
  ...moderators,
  ...company,
  ...elsewhere,
  ...learning,
} satisfies Readonly<Record<keyof typeof en, string>>
