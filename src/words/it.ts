import { channel } from './channel/it.ts'
import { commands } from './commands/it.ts'
import { company } from './company/it.ts'
import { elsewhere } from './elsewhere/it.ts'
import type { en } from './en.ts'
import { learning } from './learn/it.ts'
import { lobby } from './lobby/it.ts'
import { looks } from './looks/it.ts'
import { moderators } from './moderators/it.ts'
import { panels } from './panels/it.ts'
import { people } from './people/it.ts'
import { refusals } from './refusals/it.ts'

export const it = {
  'language.en': 'inglese',
  'language.it': 'italiano',
  'language.de': 'tedesco',

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
