/**
 * `npm test`: set-up, then lint and types beside the tests, which leave each core idle at times. Parameters go to vitest.
 * Ends with what each part took. Exit status 0 only if everything passed.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const packages = join(ROOT, 'node_modules')
const vitest = ['vitest/vitest.mjs', 'run', ...process.argv.slice(2)]

const took = []
let failed = false

if (!(await part('set-up', [join(ROOT, 'src/tools/setup.mjs')], 'inherit'))) process.exit(1)
if (!hasPostgres())
  process.stderr.write('left out: what is tested on PostgreSQL, which is not installed here (apt-get install -y postgresql)\n')
await Promise.all([check(), part('tests', [join(packages, vitest[0]), ...vitest.slice(1)], 'inherit')])
process.stderr.write(`\ntime: ${took.join(', ')}\n`)
process.exit(failed ? 1 : 0)

async function check() {
  await part('lint', [join(packages, '@biomejs/biome/bin/biome'), 'check', '.'], 'pipe')
  // Several checkers beside each other look at much twice, and the tests need the other cores.
  const types = [join(packages, 'typescript/bin/tsc'), '--noEmit', '--singleThreaded']
  await part('types', types, 'pipe')
  await part('types of the page', [...types, '-p', 'src/sandbox/page'], 'pipe')
}

/** As the tests look for it. */
function hasPostgres() {
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []
  return [...debian, ...(process.env.PATH ?? '').split(':')].some((folder) => existsSync(join(folder, 'initdb')))
}

/** What is piped is told only where it failed, and in one piece: it would be torn apart by what the tests tell meanwhile. */
function part(name, parameters, output) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, parameters, { cwd: ROOT, stdio: ['ignore', output, output] })
    const told = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => told.push(text))
    child.on('close', (code) => {
      took.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`)
      if (code !== 0) {
        failed = true
        process.stderr.write(`\n${Buffer.concat(told)}\n${name} failed\n`)
      }
      resolve(code === 0)
    })
  })
}
