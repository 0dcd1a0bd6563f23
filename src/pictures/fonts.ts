/**
 * The one typeface of all pictures: Barlow Semi Condensed (SIL Open Font License, assets/fonts/OFL.txt), in three weights. Each weight
 * is a family of its own, because the matching of weights by node-canvas differs from size to size. Import this before anything draws.
 */
import { fileURLToPath } from 'node:url'
import { assets } from './assets.ts'

const folder = new URL('fonts/', assets)

export type Weight = 'plain' | 'strong' | 'loud'

export const families: Record<Weight, string> = { plain: 'Chancery Plain', strong: 'Chancery Strong', loud: 'Chancery Loud' }

const files: Record<Weight, string> = {
  plain: 'BarlowSemiCondensed_500Medium.ttf',
  strong: 'BarlowSemiCondensed_700Bold.ttf',
  loud: 'BarlowSemiCondensed_800ExtraBold.ttf',
}

/** Must be in the environment before canvas is loaded: fontconfig reads it once. */
export const fontconfigFile = fileURLToPath(new URL('fonts.conf', folder))

type RegisterFont = (path: string, face: { family: string }) => void

/** Once per process, before the first canvas is made. */
export function registerFonts(registerFont: RegisterFont): void {
  for (const weight of ['plain', 'strong', 'loud'] as const) {
    registerFont(fileURLToPath(new URL(files[weight], folder)), { family: families[weight] })
  }
}
