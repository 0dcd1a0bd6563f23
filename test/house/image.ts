import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { compile } from '../bench/compiled-bot.ts'

const ROOT = join(import.meta.dirname, '../..')
/** `nobody`, where this user may become somebody else. */
const nobody = 65_534
const maySwitch = process.getuid?.() === 0

/** What lies where the Dockerfile puts it, on this machine. */
export interface Image {
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** What runs if nothing else is asked for, and what says whether it is healthy. */
  readonly start: readonly string[]
  readonly health: readonly string[]
  remove(): void
}

/** A command as whoever the image runs as: nobody, with nothing of ours in the environment. */
export const asNobody = (command: readonly string[]): readonly string[] =>
  maySwitch ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', ...command] : command

/**
 * The steps of the Dockerfile, one after the other, each in a clean folder for its stage. Left out are what installs packages of the
 * system, and what can only take long: packages, and what is made of the same sources here already, are found where they will lie.
 */
export function buildImage(): Image {
  const folder = mkdtempSync(join(roomFor(), 'chancery-image-'))
  const stages = { build: join(folder, 'build'), app: join(folder, 'app') }
  mkdirSync(stages.build)
  mkdirSync(stages.app)
  const environment: Record<string, string> = { PATH: process.env.PATH ?? '', HOME: join(stages.app, 'data') }
  let [start, health]: readonly (readonly string[])[] = [[], []]
  let stage = ''
  for (const { name, text } of steps()) {
    if (name === 'FROM') stage = text.endsWith('AS build') ? stages.build : stages.app
    if (name === 'COPY' && stage === stages.build) copyHere(text, stage)
    if (name === 'COPY' && stage === stages.app) moveHere(text, stages)
    if (name === 'RUN' && !text.startsWith('apt-get')) {
      addMade(stage)
      run(text, stage)
    }
    if (name === 'ENV') for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) environment[key] = value
    if (name === 'CMD') start = JSON.parse(text)
    if (name === 'HEALTHCHECK') health = JSON.parse(text.slice(text.indexOf('[')))
  }
  // What the volume is for whoever runs it; all else stays somebody else's.
  if (maySwitch) chownSync(join(stages.app, 'data'), nobody, nobody)
  const open = spawnSync('chmod', ['755', folder])
  if (open.status !== 0) throw new Error('the folder of the image cannot be opened')
  return {
    folder: stages.app,
    environment,
    start: start ?? [],
    health: health ?? [],
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** A folder for files that come and go; best on the same disk, where packages need not be copied to lie in two places. */
function roomFor(): string {
  const isHere = (path: string): boolean => existsSync(path) && statSync(path).dev === statSync(ROOT).dev
  return [tmpdir(), '/tmp', '/var/tmp'].find(isHere) ?? tmpdir()
}

function steps(): readonly { readonly name: string; readonly text: string }[] {
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  return lines.flatMap((line) => {
    const [, name, text] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return name === undefined || text === undefined ? [] : [{ name, text }]
  })
}

function copyHere(text: string, stage: string): void {
  const [to = '', ...sources] = text.split(' ').toReversed()
  for (const source of sources) {
    const target = to.endsWith('/') ? join(stage, to, basename(source)) : join(stage, to)
    // As .dockerignore has it.
    const isWanted = (path: string): boolean => !path.endsWith('src/store/generated')
    cpSync(join(ROOT, source), target, { recursive: true, filter: isWanted })
  }
}

function moveHere(text: string, { build, app }: { readonly build: string; readonly app: string }): void {
  const [to = '', ...sources] = text
    .split(' ')
    .filter((word) => !word.startsWith('--'))
    .toReversed()
  for (const source of sources) {
    const target = to.endsWith('/') ? join(app, to, basename(source)) : join(app, to)
    mkdirSync(join(target, '..'), { recursive: true })
    renameSync(source.replace(/^\/app/, build), target)
  }
}

/** What set-up would make and install anew. */
function addMade(stage: string): void {
  compile()
  for (const path of ['.cache', 'dist', 'src/store/generated'])
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(stage, path), { recursive: true })
  const isHere = statSync(stage).dev === statSync(ROOT).dev
  const packages = spawnSync('cp', [isHere ? '-al' : '-a', join(ROOT, 'node_modules'), stage], { encoding: 'utf8' })
  if (packages.status !== 0) throw new Error(packages.stderr)
  // npm writes into this one.
  const lock = 'node_modules/.package-lock.json'
  rmSync(join(stage, lock))
  cpSync(join(ROOT, lock), join(stage, lock))
}

function run(command: string, stage: string): void {
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: stage, encoding: 'utf8', timeout: 120_000 })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
}
