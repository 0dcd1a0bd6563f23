/** What the signs mean, where few seats leave room for it. */
import type { Icon } from '../../../pictures/toolkit.ts'
import { governments } from '../state.ts'
import type { Place } from './place.ts'
import { govTints, type Sheet, signColours } from './scene.ts'

const signs: readonly { icon: Icon; key: string; colour?: string }[] = [
  { icon: 'coin', key: 'pp', colour: signColours.pp },
  { icon: 'drop', key: 'oil', colour: signColours.oil },
  { icon: 'pin', key: 'regions', colour: signColours.regions },
  { icon: 'deck', key: 'economics' },
  { icon: 'ship', key: 'routes' },
  { icon: 'megaphone', key: 'political' },
  { icon: 'bulb', key: 'technologies' },
  { icon: 'flag', key: 'first' },
  { icon: 'star', key: 'capital' },
  { icon: 'anchor', key: 'zone' },
]

const rows = 7
/** Less room than this is left empty. */
const least = 170

export function drawLegend(sheet: Sheet, { x, y, width, height }: Place): void {
  if (height < least) return
  const { tools, say } = sheet
  const { theme } = tools
  const leading = Math.min((height - 12) / rows, 36)
  const size = leading * 0.68
  const place = (index: number): { left: number; middle: number } => ({
    left: x + 12 + Math.floor(index / rows) * (width / 2),
    middle: y + 6 + leading * ((index % rows) + 0.5),
  })
  const label = (key: string, left: number, middle: number): void => {
    tools.text(say(key), left + leading + 6, middle, {
      size,
      weight: 'plain',
      colour: theme.inkSoft,
      maxWidth: width / 2 - leading - 22,
    })
  }
  signs.forEach(({ icon, key, colour }, index) => {
    const { left, middle } = place(index)
    tools.icon(icon, left + leading / 2, middle, leading * 0.75, colour ?? theme.inkSoft)
    label(`picture.sign-${key}`, left, middle)
  })
  governments.forEach((gov, index) => {
    const { left, middle } = place(signs.length + index)
    tools.disc(left + leading / 2, middle, leading * 0.4, { fill: govTints[gov] })
    tools.text(say(`gov-letter.${gov}`), left + leading / 2, middle, {
      size: leading * 0.55,
      weight: 'loud',
      align: 'center',
      colour: theme.paperInk,
    })
    label(`gov.${gov}`, left, middle)
  })
}
