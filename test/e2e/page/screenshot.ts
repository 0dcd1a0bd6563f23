/** `npm run -s screenshot`: plays a few rounds in the real page and keeps what a screen and a phone show of it, side by side. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from 'canvas'
import { launch } from './browser.ts'
import { Player } from './player.ts'
import { RealWorld } from './real-world.ts'
import { newest } from './world.ts'

const file = fileURLToPath(new URL('../../../docs/sandbox.png', import.meta.url))
const height = 960
const [screen, phone, gap] = [1180, 390, 24]
const busy = ['✔', 'Extend influence', 'Develop', 'Buy an advancement', 'Done', 'Pass', 'Let it go', 'Concede']

const browser = await launch()
const world = new RealWorld()
try {
  await world.start(browser)
  world.loopback.createPerson('Ben', { locale: 'en-GB' })
  const [ben, ada] = [await world.visit('ben'), await world.visit('ada', { size: 'phone' })]
  await ben.setViewportSize({ width: screen, height })
  await ada.setViewportSize({ width: phone, height })
  await ada.getByRole('button', { name: 'Ideology' }).click()
  await ada.locator('.offer .start').click()
  await newest(ada, 'it is your turn').waitFor()
  const player = new Player(ada)
  await player.openPanel()
  const shown = async () => (await player.isAsked()) && /Round [4-9] · Development/.test(await player.panel.innerText())
  await player.until(shown, busy, 120)
  await player.openPanel()
  const status = newest(ben, /Round \d+ · Development Phase/)
  await status.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await ben.waitForTimeout(500)
  const canvas = createCanvas(screen + gap + phone, height)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(await ben.screenshot()), 0, 0)
  context.drawImage(await loadImage(await ada.screenshot()), screen + gap, 0)
  writeFileSync(file, canvas.toBuffer('image/png', { compressionLevel: 9 }))
  console.log(file)
} finally {
  await world.stop()
  await browser.close()
}
