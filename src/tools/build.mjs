/**
 * Makes `dist`: all that runs, compiled, with everything it reads. It needs nothing beside it but the packages of production.
 * Called by set-up, and by `npm run build`.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'dist')

rmSync(DIST, { recursive: true, force: true })
compile()
for (const file of filesBelow(DIST)) if (file.endsWith('.js')) importDataAsCode(file)
for (const folder of ['assets', 'prisma/migrations', 'prisma/postgresql/migrations', '.cache/page'])
  cpSync(join(ROOT, folder), join(DIST, folder), { recursive: true })
const { name, version, license, type } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
writeFileSync(join(DIST, 'package.json'), `${JSON.stringify({ name, version, license, private: true, type }, null, 2)}\n`)

function compile() {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
  // Types are checked by `npm test`, and change nothing of what is written.
  const parameters = ['-p', join(ROOT, 'tsconfig.build.json'), '--noCheck', '--outDir', DIST]
  const { status } = spawnSync(process.execPath, [compiler, ...parameters], { stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(1)
}

/** Node 20 warns at every import of JSON, and knows none without an attribute: what is data there is code here. */
function importDataAsCode(file) {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(/ from '(\.[^']+\.json)' with \{ type: 'json' \}/g, (_, data) => {
    const path = join(file, '..', data)
    writeFileSync(`${path}.js`, `export default ${readFileSync(path, 'utf8')}\n`)
    return ` from '${data}.js'`
  })
  if (changed !== text) writeFileSync(file, changed)
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}
