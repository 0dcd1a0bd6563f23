import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const SETUP = join(import.meta.dirname, '../../src/tools/setup.mjs')

function run(file: string, ...before: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...before, file], { encoding: 'utf8' })
  return { stdout, lines: stderr.trim().split('\n'), status }
}

/** The script alone in a folder, as in a clone that something is wrong with. */
function copied(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'src/tools'), { recursive: true })
  copyFileSync(SETUP, join(folder, 'src/tools/setup.mjs'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return join(folder, 'src/tools/setup.mjs')
}

describe('set-up', () => {
  test('does and says nothing the second time', () => {
    run(SETUP)
    expect(run(SETUP)).toEqual({ stdout: '', lines: [''], status: 0 })
  })

  test('asks for a newer Node in one line', () => {
    const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.18.3' })`
    expect(run(SETUP, '--import', pretend)).toEqual({
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
