/** The colours and measures all pictures share. The ground is dark and bluish: a card of its own on Discord's dark theme and on the light one. */

export const theme = {
  sea: '#15222f',
  ground: '#111b26',
  panel: '#1d2b39',
  panelRaised: '#283949',
  edge: '#3a4e61',
  /** Land that plays no part yet. */
  quietLand: '#34465a',
  quietCoast: '#22313f',
  /** Land that belongs to nobody, and cards. */
  paper: '#f3efe4',
  paperShade: '#d9d3c3',
  paperInk: '#1b2530',
  ink: '#f6f8fa',
  inkSoft: '#b4c2cf',
  inkFaint: '#74879a',
  good: '#3ddc97',
  bad: '#ff6b6b',
  accent: '#ffd166',
} as const

/** Okabe and Ito's colours, told apart with every common kind of colour vision; on dark ground the blue and green are a little lighter. */
export const okabeIto = {
  orange: '#e69f00',
  sky: '#56b4e9',
  green: '#009e73',
  yellow: '#f0e442',
  blue: '#0072b2',
  vermillion: '#d55e00',
  purple: '#cc79a7',
  white: '#f2f2f2',
} as const

/** Sizes of letters at 1600 pixels: what decides a move is at least `phone`, so that it can be read at 400. */
export const sizes = { small: 17, normal: 22, phone: 34, large: 48, huge: 84 } as const

/** Black or white, whichever is read more easily on a colour (relative luminance as WCAG defines it). */
export function inkOn(colour: string): string {
  return luminance(colour) > 0.28 ? '#10181f' : '#ffffff'
}

export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Towards white (share > 0) or black (share < 0). */
export function shade(colour: string, share: number): string {
  const target = share > 0 ? 255 : 0
  return mix(colour, target, Math.abs(share))
}

function mix(colour: string, target: number, share: number): string {
  return `#${channels(colour)
    .map((value) =>
      Math.round(value + (target - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function channels(colour: string): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return [red!, green!, blue!]
}

export function transparent(colour: string, opacity: number): string {
  return `rgba(${channels(colour).join(', ')}, ${opacity})`
}
