import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameFolder } from '../../src/games/folder.ts'
import { proofs } from '../../src/games/proofs.ts'
import { computerMove, playOut } from '../../src/kernel/index.ts'
import { languages, speaker } from '../../src/words/index.ts'
import { offPlan } from '../house/plan.ts'
import { drawn } from '../pictures/drawn.ts'
import { declaredKeys } from './declared.ts'

const ROOT = join(import.meta.dirname, '../..')
const page = readFileSync(join(ROOT, 'docs/small-game.md'), 'utf8')

/** The files of the page: each block begins with its path. */
const files = [...page.matchAll(/^```(?:ts|json)\n\/\/ (\S+)\n([\s\S]*?)^```/gm)].map(([, path = '', text = '']) => ({
  path,
  text,
}))

/** What the page changes afterwards: lines that stay, go and come. */
const changes = [...page.matchAll(/^```diff\n\/\/ (\S+)\n([\s\S]*?)^```/gm)].map(([, path = '', diff = '']) => {
  const lines = diff.trimEnd().split('\n')
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n')
  return { path, before: without('+'), after: without('-') }
})

/** Puts files next to all that is the project's own, which is there to be imported. */
async function built(project: string, sources: typeof files): Promise<GameFolder> {
  mkdirSync(join(project, 'src/games'), { recursive: true })
  for (const path of ['src', 'src/games'])
    for (const name of readdirSync(join(ROOT, path)))
      if (name !== 'games') symlinkSync(join(ROOT, path, name), join(project, path, name))
  for (const { path, text } of sources) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['src/games/matches'] }),
  )
  const { matches } = (await import(pathToFileURL(join(project, 'src/games/matches/index.ts')).href)) as { matches: GameFolder }
  return matches
}

function changed(): typeof files {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  for (const { path, before, after } of changes) {
    const text = texts.get(path) ?? ''
    expect(text.split(before), `${path} has once: ${before}`).toHaveLength(2)
    texts.set(
      path,
      text.replace(before, () => after),
    )
  }
  return [...texts].map(([path, text]) => ({ path, text }))
}

const typesOf = async (project: string): Promise<string> => {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const wrong = (error: { stdout: string }) => error
  return (await promisify(execFile)(process.execPath, [tsc, '--noEmit', '-p', project]).catch(wrong)).stdout
}

mkdirSync(join(ROOT, '.cache'), { recursive: true })
const newProject = (): string => mkdtempSync(join(ROOT, '.cache/small-game-'))

describe.each([
  ['as a page tells how to write it', newProject(), files],
  ['with one more move and its decision', newProject(), changed()],
] as const)('a small game, %s,', (_name, project, sources) => {
  let matches: GameFolder
  beforeAll(async () => {
    matches = await built(project, [...sources])
  })
  afterAll(() => rmSync(project, { recursive: true }))

  test('is laid out as every game is', () => {
    expect(offPlan(join(project, 'src/games/matches'))).toEqual({ beside: [], lacks: [] })
  })

  test('has no wrong types', { timeout: 120_000 }, async () => {
    expect(await typesOf(project)).toBe('')
  })

  test('names in all languages what its rules declare', () => {
    const { all, oneOf } = declaredKeys(matches)
    for (const language of languages) {
      const known = matches.words[language]
      expect(all.filter((key) => known[key] === undefined)).toEqual([])
      expect(oneOf.filter((keys) => keys.every((key) => known[key] === undefined))).toEqual([])
    }
  })

  test.each(proofs.filter(({ name }) => name !== 'wins').map((proof) => [proof.name, proof] as const))(
    'stands the proof of every game: %s',
    (_name, proof) => {
      for (const seats of [2, 3, 4]) expect(proof.run(matches, seats, 3, 11)).not.toBe('')
    },
  )

  test('is won by its computer where the other always takes one', () => {
    const takesOne = () => ({ type: 'take', count: 1 })
    const { state } = playOut({
      ...{ book: matches.rulebook, seats: 2, options: { heap: 11 }, seed: 'matches' },
      player: (seat) => (seat === 'p1' ? takesOne : computerMove),
    })
    expect(state.result).toEqual({ winners: ['p2'] })
  })

  test('is drawn and told', async () => {
    const view = { left: 7, seats: ['p1', 'p2'], turn: 'p1' }
    const picture = await drawn({ painter: matches.painter, scene: 'board', view })
    expect(picture.png.length).toBeGreaterThan(1000)
    const say = speaker({ catalogues: matches.words, language: 'en', names: matches.names })
    expect(matches.text.headline(view, say)).toBe('7 matches left')
  })
})

test('another move with a decision touches two files of the rules, and the words', () => {
  const touched = new Set(changes.map(({ path }) => path))
  expect([...touched].filter((path) => !path.includes('/words/'))).toHaveLength(2)
})
