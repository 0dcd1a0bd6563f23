/** Prints the hash of one picture full of letters; run by a test on hosts with other fonts. */
import { hash } from 'node:crypto'
import { drawn } from '../drawn.ts'

const painter = new URL('../../../src/tools/gallery/elements.ts', import.meta.url)
const { png } = await drawn({ painter, scene: 'signs', view: null })
console.log(hash('sha256', png))
