import { channel } from './channel/en.ts'
import { commands } from './commands/en.ts'
import { company } from './company/en.ts'
import { elsewhere } from './elsewhere/en.ts'
import { learning } from './learn/en.ts'
import { lobby } from './lobby/en.ts'
import { looks } from './looks/en.ts'
import { moderators } from './moderators/en.ts'
import { panels } from './panels/en.ts'
import { people } from './people/en.ts'
import { refusals } from './refusals/en.ts'

/** What the bot itself says, as ICU messages. This is the source of the key type; Italian and German follow it. */
export const en = {
  'language.en': 'English',
  'language.it': 'Italian',
  'language.de': 'German',

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
} as const
