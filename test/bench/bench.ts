/**
 * npm run -s bench [-- --only NAME] [-- --json] [-- --games N] [-- --kept FILE]
 *
 * Runs every `*.bench.ts` of this folder (harness.ts says how to write one). Exit status 1 if a bar is missed.
 * NAME is a bench, or a figure of one, or how its name begins. Some benches run only where they are named.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { calibrate } from './calibration.ts'
import { type Bench, type Figure, runBench } from './harness.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { games: text, json: { type: 'boolean' }, kept: text, only: text } })

async function loadBenches(): Promise<Bench[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'))
  const modules = await Promise.all(
    // A file of this pattern exports a bench: that is the rule of this folder, and its type checks it.
    files.sort().map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href) as Promise<{ bench: Bench }>),
  )
  return modules.map(({ bench }) => bench)
}

function isWanted(name: string): boolean {
  return values.only === undefined || name.startsWith(values.only)
}

function print(figure: Figure): void {
  told++
  if (!figure.ok) missed++
  const { name, ratio, bar, ok, ...more } = figure
  const details = Object.entries(more).map(([key, value]) => `${key} ${value}`)
  console.log(
    values.json ? JSON.stringify(figure) : `${ok ? 'ok    ' : 'MISSED'} ${name}: ${ratio} (bar ${bar}) ${details.join(', ')}`,
  )
}

async function run(bench: Bench, slowness: number): Promise<void> {
  if (bench.onDemand && values.only === undefined) return
  const whole = isWanted(bench.name)
  if (!whole && !values.only?.startsWith(`${bench.name}/`)) return
  if (!values.json) console.log(`\n${bench.name}: ${bench.about}`)
  try {
    await runBench(bench, slowness, print, (name) => whole || isWanted(name))
  } catch (error) {
    console.error(error)
    print({ name: bench.name, ratio: Number.NaN, bar: Number.NaN, ok: false, error: String(error) })
  }
}

let told = 0
let missed = 0
const slowness = await calibrate()
if (!values.json) console.log(`this machine takes ${slowness.toFixed(2)} times as long as the one the absolute bars were set on`)
for (const bench of await loadBenches()) await run(bench, slowness)
if (told === 0) console.error(values.only ? `no figure is called ${values.only}` : 'there are no figures')
process.exit(missed > 0 || told === 0 ? 1 : 0)
