/** `npm run -s first-games`: what a phone shows in the first round of each guided game, in every language, kept in artefacts/page. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from 'canvas'
import { artefacts, launch } from './browser.ts'
import { beginsFirstGame } from './newcomer.ts'
import { RealWorld } from './real-world.ts'

const games = ['ideology', 'attack', 'venonta', 'limit']
const locales = { en: 'en-GB', it: 'it', de: 'de' }
/** Side by side. */
const inARow = 6
/** Computers think between two of them. */
const mostLooks = 2000

/** A browser without a typeface for them shows boxes: the coach's signs are drawn. Runs in the page. */
const drawSigns = `for (const text of document.querySelectorAll('.message.ephemeral .container *')) for (const node of [...text.childNodes])
  if (node.nodeType === 3 && /[🎓💡]/u.test(node.data)) {
    const parts = node.data.split(/([🎓💡])/u).map((part) => {
      if (part !== '🎓' && part !== '💡') return document.createTextNode(part)
      const sign = document.createElement('span')
      const draw = part === '🎓'
        ? '<path fill="#b9bbbe" d="M1 6l7-3 7 3-7 3zM4 8.500v3c2 2 6 2 8 0v-3l-4 1.700z"/>'
        : '<path fill="#f0b232" d="M8 1a5 5 0 0 0-3 9v2h6v-2a5 5 0 0 0-3-9zM6 13h4v2H6z"/>'
      sign.innerHTML = '<svg width="16" height="16" viewBox="0 0 16 16" style="vertical-align:-2px">' + draw + '</svg>'
      return sign
    })
    node.replaceWith(...parts);
    (globalThis.drawnSigns ??= []).push([node, parts])
  }`
/** The beginning of one stands in the README. */
const shown = {
  game: 'ideology',
  language: 'en',
  panels: 2,
  file: fileURLToPath(new URL('../../../docs/first-game.png', import.meta.url)),
}
/** What has been read twice, so long apart, is not being written just now. */
const moment = 150
/** A phone that is long enough for every panel. */
const phone = { width: 390, height: 1800 }

/** As the page itself has written it: it goes on with those very nodes. */
const undrawSigns = `for (const [node, parts] of (globalThis.drawnSigns ?? []).splice(0)) {
  parts[0].before(node)
  for (const part of parts) part.remove()
}`

/** Each panel that explains something or asks something new, as long as the round lasts. */
async function firstRound(world: RealWorld, game: string, locale: string): Promise<readonly Buffer[]> {
  const { id, page, newcomer } = await beginsFirstGame(world, game, locale, `${game}${locale}`)
  await page.setViewportSize(phone)
  const [table] = await world.tables.tablesOf(id)
  const taken: Buffer[] = []
  const known = new Set<string>()
  for (let looks = 0; looks < mostLooks; looks++) {
    const look = (await world.tables.look({ table: table!.id }))!
    if (look.status === 'ended' || (look.state?.round ?? 0) > 1) break
    if (await newcomer.isAsked()) {
      const said = await newcomer.panel.innerText()
      await page.waitForTimeout(moment)
      if ((await newcomer.panel.innerText()) !== said) continue
      const seat = look.seats.find(({ person }) => person === id)?.seat
      const asked = look.owed.flatMap((owed) => (owed.seat === seat ? [owed.decision] : [])).join()
      if (said.includes('🎓') || !known.has(asked)) {
        if (!known.has(said)) {
          await page.evaluate(drawSigns)
          taken.push(await newcomer.panel.screenshot())
          await page.evaluate(undrawSigns)
        }
        known.add(asked).add(said)
      }
      await newcomer.answer(true)
    } else await page.waitForTimeout(100)
  }
  await world.leave()
  return taken
}

async function sideBySide(taken: readonly Buffer[]): Promise<Buffer> {
  const images = await Promise.all(taken.map((png) => loadImage(png)))
  const gap = 16
  const rows = Array.from({ length: Math.ceil(images.length / inARow) }, (_, row) =>
    images.slice(row * inARow, (row + 1) * inARow),
  )
  const widthOf = (row: readonly { width: number }[]): number => row.reduce((width, image) => width + image.width + gap, -gap)
  const heightOf = (row: readonly { height: number }[]): number => Math.max(...row.map(({ height }) => height))
  const canvas = createCanvas(
    Math.max(...rows.map(widthOf)),
    rows.reduce((height, row) => height + heightOf(row) + gap, -gap),
  )
  let top = 0
  for (const row of rows) {
    let left = 0
    for (const image of row) {
      canvas.getContext('2d').drawImage(image, left, top)
      left += image.width + gap
    }
    top += heightOf(row) + gap
  }
  return canvas.toBuffer('image/png', { compressionLevel: 9 })
}

const browser = await launch()
const world = new RealWorld()
try {
  await world.start(browser)
  mkdirSync(artefacts, { recursive: true })
  const wanted = process.argv.slice(2)
  for (const game of games.filter((one) => wanted.length === 0 || wanted.includes(one)))
    for (const [language, locale] of Object.entries(locales)) {
      const taken = await firstRound(world, game, locale)
      const file = `${artefacts}first-${game}-${language}.png`
      writeFileSync(file, await sideBySide(taken))
      if (game === shown.game && language === shown.language)
        writeFileSync(shown.file, await sideBySide(taken.slice(0, shown.panels)))
      console.log(file)
    }
} finally {
  await world.stop()
  await browser.close()
}
