/** `npx tsx test/crash/prove.ts [KILLS] [SEED]`: the long form of crash.test.ts. */
import { crash } from './crash.ts'

const [kills = '200', seed = 'proof'] = process.argv.slice(2)
const { tables, moves, acknowledged } = await crash(Number(kills), seed)
console.log(`ok crash: killed ${kills} times; ${tables} tables, ${moves} moves, ${acknowledged} requests acknowledged, all there`)
