/** `npm run -s first-games`: what a phone shows in the first round of each guided game, in every language, kept in artefacts/page. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from 'canvas'
import { artefacts } from './browser.ts'
import { Player } from './player.ts'
import { RealWorld } from './real-world.ts'

const games = ['Ideolog', 'Attack', 'Venonta', 'Limit']
const locales = { en: 'en-GB', it: 'it', de: 'de' }
const panels = 5
const idle = /nothing to decide now|non hai nulla da decidere|gerade nichts zu entscheiden/
/** Computers think between two of them. */
const mostLooks = 200

/** A browser without a typeface for them shows boxes: the coach's signs are drawn. Runs in the page. */
const drawSigns = `for (const text of document.querySelectorAll('.message.ephemeral .container *')) for (const node of [...text.childNodes])
  if (node.nodeType === 3 && /[🎓💡]/u.test(node.data)) {
    const parts = node.data.split(/([🎓💡])/u).map((part) => {
      if (part !== '🎓' && part !== '💡') return part
      const sign = document.createElement('span')
      sign.dataset.sign = part
      const draw = part === '🎓'
        ? '<path fill="#b9bbbe" d="M1 6l7-3 7 3-7 3zM4 8.500v3c2 2 6 2 8 0v-3l-4 1.700z"/>'
        : '<path fill="#f0b232" d="M8 1a5 5 0 0 0-3 9v2h6v-2a5 5 0 0 0-3-9zM6 13h4v2H6z"/>'
      sign.innerHTML = '<svg width="16" height="16" viewBox="0 0 16 16" style="vertical-align:-2px">' + draw + '</svg>'
      return sign
    })
    node.replaceWith(...parts)
  }`
/** The beginning of one stands in the README. */
const shown = {
  game: 'Ideolog',
  language: 'en',
  panels: 2,
  file: fileURLToPath(new URL('../../../docs/first-game.png', import.meta.url)),
}
/** A phone that is long enough for every panel. */
const phone = { width: 390, height: 1800 }

/** As the page itself has written it: it goes on with that. */
const undrawSigns = `for (const sign of document.querySelectorAll('[data-sign]')) {
  const { parentNode } = sign
  sign.replaceWith(sign.dataset.sign)
  parentNode.normalize()
}`

async function firstRound(world: RealWorld, game: string, locale: string): Promise<readonly Buffer[]> {
  const { name } = world.loopback.createPerson(`New${game}${locale.slice(0, 2)}`, { locale })
  const page = await world.visit(name.toLowerCase(), { size: 'phone' })
  await page
    .locator('.offer .action-row')
    .getByRole('button', { name: new RegExp(`^${game}`) })
    .click()
  await page.locator('.offer .learn').click()
  const panel = page.locator('.message.ephemeral').last()
  await panel.locator('.components').last().waitFor({ timeout: 120_000 })
  await page.setViewportSize(phone)
  const player = new Player(page)
  const taken: Buffer[] = []
  let before = ''
  for (let look = 0; look < mostLooks && taken.length < panels; look++) {
    const said = await panel.innerText()
    if (!idle.test(said) && said !== before) {
      before = said
      await page.evaluate(drawSigns)
      taken.push(await panel.screenshot())
      await page.evaluate(undrawSigns)
      if (!(await player.answerOnce([]))) break
    } else await page.waitForTimeout(300)
  }
  await world.leave()
  return taken
}

async function sideBySide(taken: readonly Buffer[]): Promise<Buffer> {
  const images = await Promise.all(taken.map((png) => loadImage(png)))
  const gap = 16
  const canvas = createCanvas(
    images.reduce((width, image) => width + image.width + gap, -gap),
    Math.max(...images.map(({ height }) => height)),
  )
  let left = 0
  for (const image of images) {
    canvas.getContext('2d').drawImage(image, left, 0)
    left += image.width + gap
  }
  return canvas.toBuffer('image/png', { compressionLevel: 9 })
}

const world = new RealWorld()
try {
  await world.start()
  mkdirSync(artefacts, { recursive: true })
  const wanted = process.argv.slice(2)
  for (const game of games.filter((one) => wanted.length === 0 || wanted.includes(one)))
    for (const [language, locale] of Object.entries(locales)) {
      const taken = await firstRound(world, game, locale)
      const file = `${artefacts}first-${game.toLowerCase()}-${language}.png`
      writeFileSync(file, await sideBySide(taken))
      if (game === shown.game && language === shown.language)
        writeFileSync(shown.file, await sideBySide(taken.slice(0, shown.panels)))
      console.log(file)
    }
} finally {
  await world.stop()
}
