/** Prints the hash of one picture full of letters; run by a test on hosts with other fonts. */
import { createHash } from 'node:crypto'
import { drawPicture } from '../../../src/pictures/draw.ts'

const painter = new URL('../../../src/tools/gallery/elements.ts', import.meta.url).href
const { png } = await drawPicture({ painter, scene: 'signs', view: null, language: 'en', focus: null, before: null })
console.log(createHash('sha256').update(png).digest('hex'))
