/** The door to node-canvas for the drawing process: fontconfig is told our fonts before canvas is loaded, and nothing else finds any. */
import { fontconfigFile, registerFonts } from './fonts.ts'

process.env.FONTCONFIG_FILE = fontconfigFile
const { createCanvas, registerFont } = await import('canvas')
registerFonts(registerFont)

export type { Canvas, CanvasPattern, CanvasRenderingContext2D as Context } from 'canvas'
export { createCanvas }
