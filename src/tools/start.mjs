/**
 * Sets up what is missing, then runs a file of ours: compiled under NODE_ENV=production, from its source otherwise.
 *
 *   node src/tools/start.mjs src/main.ts [PARAMETERS…]
 */
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const [source, ...parameters] = process.argv.slice(2)
const production = process.env.NODE_ENV === 'production'

const setup = spawnSync(process.execPath, [join(ROOT, 'src/tools/setup.mjs'), ...(production ? ['--compiled'] : [])], {
  stdio: 'inherit',
})
if (setup.status !== 0) process.exit(setup.status ?? 1)

// A bot waits most of the time: it does not need the room for young objects that Node gives to programs which do not.
const compiled = ['--max-semi-space-size=2', join(ROOT, 'dist', source.replace(/\.ts$/, '.js'))]
const command = production ? compiled : ['--import', 'tsx', join(ROOT, source)]
// Nor does it need an arena of memory for each of its threads, which are seldom busy at once: one is some 15 MB less.
const env = { ...(production && { MALLOC_ARENA_MAX: '1' }), ...process.env }
const child = spawn(process.execPath, [...command, ...parameters], { stdio: 'inherit', env })
// Ctrl+C reaches both; whoever stops this process alone means the one that runs.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
