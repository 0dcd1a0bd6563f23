import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const SETUP = join(import.meta.dirname, '../../src/tools/setup.mjs')

function run(file: string, ...parameters: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [file, ...parameters], { encoding: 'utf8' })
  return { stdout, lines: stderr.trim().split('\n'), status }
}

/** The script alone in a folder, as in a clone that something is wrong with. */
function copied(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'src/tools'), { recursive: true })
  copyFileSync(SETUP, join(folder, 'src/tools/setup.mjs'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return join(folder, 'src/tools/setup.mjs')
}

/** Every file of the folder that the script lies in, with when it was written. */
const treeOf = (script: string) => {
  const folder = join(dirname(script), '../..')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => [parentPath, name, statSync(join(parentPath, name)).mtimeMs])
}

describe('set-up', () => {
  test('does and says nothing the second time', () => {
    run(SETUP)
    expect(run(SETUP)).toEqual({ stdout: '', lines: [''], status: 0 })
  })

  test('asks for a newer Node in one line', () => {
    const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.18.3' })`
    expect(run('--import', pretend, SETUP)).toEqual({
      stdout: '',
      lines: ['setup: Node 20.18.3 is too old: install Node 20.19 or newer (https://nodejs.org)'],
      status: 1,
    })
  })

  test.each<Record<string, string>>([{}, { 'package-lock.json': '{ "packages": ' }])(
    'says how to get the lock file back',
    (files) => {
      expect(run(copied(files))).toEqual({
        stdout: '',
        lines: ['setup: package-lock.json is missing or damaged: bring it back with git checkout'],
        status: 1,
      })
    },
  )

  describe('where only what runs is installed', () => {
    const packages = {
      '': {},
      'node_modules/runs': { version: '1.0.0' },
      'node_modules/builds': { version: '1.0.0', dev: true },
    }
    /** As `npm prune --omit=dev` leaves it. */
    const pruned = (runs: string, product: Record<string, string>) =>
      copied({
        'package-lock.json': JSON.stringify({ packages }),
        'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/runs': { version: runs } } }),
        'node_modules/runs/index.js': '',
        ...product,
      })
    const products = { 'src/store/generated/postgresql/client.ts': '', '.cache/page/index.html': '' }

    test('it leaves everything as it is, and says nothing', () => {
      const file = pruned('1.0.0', products)
      const before = treeOf(file)
      expect(run(file)).toEqual({ stdout: '', lines: [''], status: 0 })
      expect(treeOf(file)).toEqual(before)
    })

    test('and the sources are newer than what is compiled of them, it says so', () => {
      const file = pruned('1.0.0', { ...products, 'src/main.ts': '', 'dist/src/main.js': '' })
      expect(run(file, '--compiled')).toMatchObject({ lines: [expect.stringContaining('older than its sources')], status: 1 })
    })

    test('and what was compiled came without its sources, it is run as it is', () => {
      const file = pruned('1.0.0', { 'dist/src/main.js': '' })
      expect(run(file, '--compiled')).toEqual({ stdout: '', lines: [''], status: 0 })
    })

    test.each([
      ['0.9.0', products, 'it does not fit package-lock.json'],
      ['1.0.0', {}, 'the Prisma clients is missing'],
    ])('and does not fit, it says so and changes nothing either', (runs, product, reason) => {
      const file = pruned(runs, product)
      const before = treeOf(file)
      expect(run(file)).toMatchObject({ lines: [expect.stringContaining(reason)], status: 1 })
      expect(treeOf(file)).toEqual(before)
    })
  })

  describe('for a start in production', () => {
    const make = (file: string, content: string) =>
      `import { mkdirSync, writeFileSync } from 'node:fs'
      mkdirSync(${JSON.stringify(dirname(file))}, { recursive: true })
      writeFileSync(${JSON.stringify(file)}, ${content})`
    const installed = {
      'package.json': '{ "type": "module" }',
      'package-lock.json': '{ "packages": { "": {} } }',
      'node_modules/.package-lock.json': '{ "packages": {} }',
      'node_modules/sqlite3/index.js': '',
      'node_modules/canvas/index.js': '',
      'src/tools/generate.mjs': make('src/store/generated/postgresql/client.ts', '""'),
      'src/sandbox/page/build.mjs': make('.cache/page/index.html', '""'),
      // What it compiles is what the source says.
      'src/tools/build.mjs': `import { readFileSync } from 'node:fs'\n${make('dist/src/main.js', "readFileSync('src/main.ts')")}`,
      'src/main.ts': "console.log('first')",
    }
    const started = (file: string, mode: string) => {
      const script = join(dirname(file), 'start.mjs')
      copyFileSync(join(dirname(SETUP), 'start.mjs'), script)
      const environment = { ...process.env, NODE_ENV: mode }
      const { stdout, stderr } = spawnSync(process.execPath, [script, 'src/main.ts'], { encoding: 'utf8', env: environment })
      return { told: stdout.trim(), made: /making what runs, compiled/.test(stderr) }
    }

    test('it compiles what is not compiled yet, and never runs what is older than its sources', () => {
      const file = copied(installed)
      expect(started(file, 'production')).toEqual({ told: 'first', made: true })
      expect(started(file, 'production')).toEqual({ told: 'first', made: false })
      writeFileSync(join(dirname(file), '../main.ts'), "console.log('second')")
      expect(started(file, 'production')).toEqual({ told: 'second', made: true })
    })

    test('otherwise nothing is compiled', () => {
      expect(started(copied(installed), 'development').made).toBe(false)
    })
  })

  test('says what to do when npm cannot install', () => {
    const missing = pathToFileURL(join(tmpdir(), 'not-there.tgz')).href
    const lock = {
      name: 'x',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: { '': { dependencies: { gone: missing } }, 'node_modules/gone': { version: '1.0.0', resolved: missing } },
    }
    const result = run(
      copied({
        'package-lock.json': JSON.stringify(lock),
        'package.json': JSON.stringify({ name: 'x', version: '1.0.0', dependencies: { gone: missing } }),
      }),
    )
    expect(result.status).toBe(1)
    expect(result.stdout).toBe('')
    expect(result.lines.at(-1)).toMatch(/^setup: npm could not install the packages: .* then run the same command again$/)
  })
})
