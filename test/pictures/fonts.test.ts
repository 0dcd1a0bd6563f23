import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { assets } from '../../src/pictures/assets.ts'
import { createCanvas } from '../../src/pictures/canvas.ts'
import { families } from '../../src/pictures/fonts.ts'

const drawing = fileURLToPath(new URL('./painters/print-hash.ts', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** The picture as a process on such a host draws it. */
function hashOn(host: Record<string, string>): string {
  return execFileSync(process.execPath, ['--import', loader, drawing], {
    env: { PATH: process.env.PATH, ...host },
    encoding: 'utf8',
  }).trim()
}

test('the fonts of the host change nothing', () => {
  const home = mkdtempSync(join(tmpdir(), 'chancery-fonts-'))
  const fonts = join(home, '.fonts')
  mkdirSync(fonts)
  // A host whose every font is another weight of ours, under our own names: the worst that could be found there
  for (const file of readdirSync(new URL('fonts/', assets)).filter((name) => name.endsWith('.ttf'))) {
    cpSync(new URL('fonts/BarlowSemiCondensed_800ExtraBold.ttf', assets), join(fonts, file))
  }
  const conf = join(home, 'fonts.conf')
  writeFileSync(
    conf,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir>
     <match target="pattern"><edit name="antialias" mode="assign"><bool>false</bool></edit></match></fontconfig>`,
  )
  const here = hashOn({ HOME: '/nowhere' })
  const elsewhere = hashOn({ HOME: home, FONTCONFIG_FILE: conf, FONTCONFIG_PATH: home })
  rmSync(home, { recursive: true })
  expect(here).toMatch(/^[0-9a-f]{64}$/)
  expect(elsewhere).toBe(here)
})

test('the typeface has every letter of our languages, in all weights', () => {
  const print = (letter: string, family: string): string => {
    const canvas = createCanvas(64, 64)
    const context = canvas.getContext('2d')
    context.font = `40px "${family}"`
    context.fillText(letter, 8, 48)
    return hash('sha256', canvas.toBuffer('raw'))
  }
  const letters = [...'AZazÄÖÜäöüßÀÈÉÌÒÙàèéìòùçñ0123456789–—…×½€«»„“”’%+/']
  for (const family of Object.values(families)) {
    const prints = letters.map((letter) => print(letter, family))
    expect(new Set(prints).size).toBe(letters.length)
  }
})

test('each weight is a face of its own', () => {
  const widths = Object.values(families).map((family) => {
    const context = createCanvas(8, 8).getContext('2d')
    context.font = `100px "${family}"`
    return context.measureText('Fundamentalismus').width
  })
  expect(new Set(widths).size).toBe(3)
})
