/**
 * Sets up everything the scripts of package.json need, and does nothing when nothing changed.
 * It runs before anything is installed, so it may use nothing but Node. All output goes to stderr.
 * Where only what runs is installed, it leaves everything as it is.
 *
 *   node src/tools/setup.mjs              packages, system libraries, Prisma client, the sandbox's page
 *   node src/tools/setup.mjs --compiled   `dist`, too; where it is as new as its sources it needs no packages of developers
 *   node src/tools/setup.mjs --bench      the packages that only the benchmarks compare with, too
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const OLDEST_NODE = [20, 19]
/** Whoever waits wants to see that something goes on. */
const TELL_EVERY_MS = 10_000

// Compiled when no ready-made binary can be downloaded.
const NATIVE_PACKAGES = ['sqlite3', 'canvas']
// libgif-dev: where libgif7 is installed canvas wants its headers, too.
const DEBIAN_PACKAGES = [
  'python3',
  'make',
  'g++',
  'pkg-config',
  'libcairo2-dev',
  'libpango1.0-dev',
  'libjpeg62-turbo-dev',
  'libgif-dev',
]

/** What is made from other files: made again when their content changed. */
const PRODUCTS = [
  {
    name: 'the Prisma clients',
    inputs: ['prisma/schema.prisma', 'src/tools/generate.mjs', 'node_modules/prisma/package.json'],
    output: 'src/store/generated/postgresql/client.ts',
    command: ['src/tools/generate.mjs'],
    // Prisma looks for an engine that it would have to download and does not use here; any existing file contents it.
    environment: {
      PRISMA_SCHEMA_ENGINE_BINARY: join(ROOT, 'package.json'),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  },
  {
    name: "the sandbox's page",
    inputs: ['src/sandbox', 'package-lock.json'],
    output: '.cache/page/index.html',
    command: ['src/sandbox/page/build.mjs'],
  },
]

const COMPILED = {
  name: 'what runs, compiled',
  inputs: ['src', 'commands', 'assets', 'prisma', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
  output: 'dist/src/main.js',
  command: ['src/tools/build.mjs'],
}

class SetupError extends Error {}

try {
  checkNode()
  process.chdir(ROOT)
  const compiled = process.argv.includes('--compiled')
  const folders = process.argv.includes('--bench') ? ['.', 'test/bench'] : ['.']
  if (compiled ? runsCompiled() : isDone(folders)) process.exit(0)
  if (isProductionOnly()) {
    checkProduction(compiled ? [COMPILED] : PRODUCTS)
    process.exit(0)
  }
  await withLock(async () => {
    for (const folder of folders) await installPackages(folder)
    await prepareNativePackages()
    for (const product of compiled ? [...PRODUCTS, COMPILED] : PRODUCTS) await make(product)
  })
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  say(error.message)
  process.exitCode = 1
}

function isDone(folders) {
  return folders.every((folder) => packagesMatch(folder)) && existsSync(nativeStamp()) && PRODUCTS.every(isFresh)
}

/** Whether what is compiled was made of these very sources, and finds its packages. */
function runsCompiled() {
  return isMadeOfThese(COMPILED) && packagesMatch('.', isForProduction) && existsSync(nativeStamp())
}

/** In an image there are no sources that could be newer. */
function isMadeOfThese(product) {
  return existsSync('src/main.ts') ? isFresh(product) : existsSync(product.output)
}

function isForProduction({ dev, devOptional }) {
  return !dev && !devOptional
}

/** Whether only what runs is installed and nothing that builds, as in an image: such an installation was made once and is never changed. */
function isProductionOnly() {
  const installed = readPackages('node_modules/.package-lock.json')
  const wanted = readPackages('package-lock.json')
  if (!installed || !wanted) return false
  const builds = Object.entries(wanted).filter(([, { dev }]) => dev)
  return builds.length > 0 && builds.every(([path]) => !installed[path])
}

function checkProduction(products) {
  if (!packagesMatch('.', isForProduction))
    throw new SetupError(
      'only what runs is installed here, and it does not fit package-lock.json: build it anew from a whole checkout',
    )
  const missing = products.find((product) => (product === COMPILED ? !isMadeOfThese(product) : !existsSync(product.output)))
  if (missing)
    throw new SetupError(
      `only what runs is installed here, and ${missing.name} is missing or older than its sources: build it anew from a whole checkout`,
    )
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  throw new SetupError(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer (https://nodejs.org)`,
  )
}

async function installPackages(folder) {
  if (packagesMatch(folder)) return
  const where = folder === '.' ? '' : ` in ${folder}`
  const parameters = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']
  // The scripts that packages would run are left out: what two of them need is done below, the others' is of no use.
  if (
    !(await during(
      `installing packages${where}`,
      () => npm(parameters, folder),
      () => installedSoFar(folder),
    ))
  ) {
    throw new SetupError(
      `npm could not install the packages${where}: see its message above, check the network, then run the same command again`,
    )
  }
}

/** How many packages lie there already, of how many. */
function installedSoFar(folder) {
  const wanted = Object.keys(readPackages(join(folder, 'package-lock.json')) ?? {}).filter((path) => path !== '')
  return `${wanted.filter((path) => existsSync(join(folder, path, 'package.json'))).length} of ${wanted.length}`
}

/** Whether what is installed is what the lock file names; what else lies there does no harm. */
function packagesMatch(folder, isWanted = () => true) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!wanted) throw new SetupError(`${join(folder, 'package-lock.json')} is missing or damaged: bring it back with git checkout`)
  if (!installed) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link || !isWanted(entry)) return true
    const found = installed[path]
    return found ? found.version === entry.version && found.integrity === entry.integrity : Boolean(entry.optional || entry.peer)
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Which builds were found to load; npm removes it together with them. */
function nativeStamp() {
  const versions = NATIVE_PACKAGES.map((name) => `${name}-${readPackage(name)?.version}`).join('-')
  return join('node_modules', `.loads-${process.platform}-${process.arch}-${versions}`)
}

function readPackage(name) {
  const file = join('node_modules', name, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

async function prepareNativePackages() {
  if (existsSync(nativeStamp())) return
  for (const name of NATIVE_PACKAGES) {
    if (!loads(name)) await during(`looking for a ready-made ${name}`, () => downloadBinary(name))
  }
  const missing = NATIVE_PACKAGES.filter((name) => !loads(name))
  if (missing.length > 0) {
    await installSystemPackages(missing)
    const what = `compiling ${missing.join(' and ')}, of which there is nothing ready-made to be had (a minute or two)`
    await during(what, () => npm(['rebuild', ...missing], '.', compilerEnvironment()))
  }
  for (const name of missing) {
    if (!loads(name))
      throw new SetupError(
        `${name} could not be compiled: its message is above; on Debian this may help: ${aptCommand(DEBIAN_PACKAGES)}`,
      )
  }
  writeFileSync(nativeStamp(), '')
}

function loads(name) {
  return spawnSync(process.execPath, ['-e', `require(${JSON.stringify(name)})`], { stdio: 'ignore' }).status === 0
}

/** Built once, the binaries of both serve every version of Node. */
function downloadBinary(name) {
  const downloader = join(ROOT, 'node_modules/prebuild-install/bin.js')
  if (!existsSync(downloader)) return false
  return run(process.execPath, [downloader, '-r', 'napi'], join('node_modules', name), {}, { stdio: 'ignore', timeout: 60_000 })
}

async function installSystemPackages(purpose) {
  const wanted = hasNodeHeaders() ? DEBIAN_PACKAGES : [...DEBIAN_PACKAGES, 'libnode-dev']
  const query = spawnSync('dpkg-query', ['-W', '-f', `\${Package} \${db:Status-Status}\n`, ...wanted], { encoding: 'utf8' })
  // No dpkg: another system, whose compiler and libraries we do not know by name.
  if (query.error) return
  const installed = new Set(
    query.stdout
      .split('\n')
      .filter((line) => line.endsWith(' installed'))
      .map((line) => line.split(' ')[0]),
  )
  const missing = wanted.filter((name) => !installed.has(name))
  if (missing.length === 0) return
  if (process.getuid?.() !== 0) {
    throw new SetupError(
      `${purpose.join(' and ')} must be compiled here; run this, then the same command again: sudo ${aptCommand(missing)}`,
    )
  }
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  const done = await during(`installing ${missing.join(' ')}`, async () => {
    await run('apt-get', ['update', '-qq'], '.', environment)
    return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], '.', environment)
  })
  if (!done) {
    throw new SetupError(
      `apt-get could not install what ${purpose.join(' and ')} need: see its message above, then run ${aptCommand(missing)}`,
    )
  }
}

function aptCommand(packages) {
  return `apt-get install -y ${packages.join(' ')}`
}

/** Only Debian's own Node comes without its headers; everybody else's brings them, or lets node-gyp download them. */
function hasNodeHeaders() {
  return existsSync(join(nodePrefix(), 'include/node/node_version.h')) || process.execPath !== '/usr/bin/node'
}

function nodePrefix() {
  return dirname(dirname(process.execPath))
}

function compilerEnvironment() {
  const headers = existsSync(join(nodePrefix(), 'include/node/node_version.h'))
  return { JOBS: 'max', ...(headers && { npm_package_config_node_gyp_nodedir: nodePrefix() }) }
}

async function make(product) {
  if (isFresh(product)) return
  const [script, ...parameters] = product.command
  const made = await during(`making ${product.name}`, () =>
    run(process.execPath, [script, ...parameters], '.', product.environment),
  )
  if (!made) {
    throw new SetupError(`${product.name} could not be made: see the message above`)
  }
  mkdirSync(dirname(productStamp(product)), { recursive: true })
  writeFileSync(productStamp(product), digest(product.inputs))
}

function isFresh(product) {
  const stamp = productStamp(product)
  return existsSync(product.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(product.inputs)
}

function productStamp(product) {
  return join('.cache', `made-${product.output.replaceAll('/', '-')}`)
}

function digest(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'dist' && name !== 'node_modules')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** Two set-ups at once would tear down each other's packages: the second waits, then finds everything done. */
async function withLock(work) {
  mkdirSync('.cache', { recursive: true })
  const lock = '.cache/setup.lock'
  while (!tryLock(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isHeld(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // Between being made and being written the file is empty.
    if (holder === 0) return Date.now() - statSync(lock).mtimeMs < 5000
    process.kill(holder, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function npm(parameters, folder, environment) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...parameters], folder, environment)
    : run('npm', parameters, folder, environment)
}

/** Resolves with whether it went well. */
function run(command, parameters, folder, environment = {}, options = { stdio: ['ignore', 2, 2] }) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: join(ROOT, folder),
      env: { ...process.env, ...environment },
      ...options,
    })
    child.on('error', (error) => {
      say(`${command}: ${error.message}`)
      resolve(false)
    })
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** Says what is being done, and from time to time that it still is. */
async function during(what, work, progress = () => '') {
  say(`${what} …`)
  const started = performance.now()
  const telling = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000)
    say(`${what} … ${[`${seconds} s`, progress()].filter(Boolean).join(', ')}`)
  }, TELL_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(telling)
  }
}

function say(line) {
  process.stderr.write(`setup: ${line}\n`)
}
