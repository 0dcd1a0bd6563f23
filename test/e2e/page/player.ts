import type { Locator, Page } from 'playwright-core'

const patience = 40_000
export const idle = /nothing to decide now|non hai nulla da decidere|gerade nichts zu entscheiden/i

/** A person at the page who answers whatever their panel asks, with what a thumb finds first. */
export class Player {
  readonly page: Page
  /** what was pressed so far, for the message of a failed test */
  readonly pressed: string[] = []

  constructor(page: Page) {
    this.page = page
  }

  get panel(): Locator {
    return this.page.locator('.message.ephemeral').last()
  }

  /** Opens my panel from the newest public button; older private ones are put away, as one does. */
  async openPanel(): Promise<Locator> {
    for (const dismiss of (await this.page.getByRole('button', { name: 'Dismiss' }).all()).reverse()) await dismiss.click()
    await this.page.getByRole('button', { name: 'My turn' }).last().click({ timeout: 3000 })
    await this.panel.locator('.components').waitFor({ timeout: patience })
    return this.panel
  }

  async isAsked(): Promise<boolean> {
    if ((await this.panel.count()) === 0) return false
    return !idle.test(await this.panel.innerText())
  }

  /** Answers until what is waited for is so, opening the panel anew whenever nothing is asked in it. */
  async until(reached: () => Promise<boolean>, preferred: readonly string[], seconds = 100): Promise<void> {
    const end = Date.now() + seconds * 1000
    for (;;) {
      // Asked first: a panel that begins to ask by itself is looked at before it is answered.
      const asked = await this.isAsked()
      if (await reached()) return
      // Said before the test's own time is over, which says nothing of where the game stands.
      if (Date.now() > end) throw new Error(`Still not there after ${this.pressed.join(', ')}:\n${await this.shown()}`)
      if (!asked || !(await this.answerOnce(preferred, reached))) {
        // Others are at it: a moment, then a fresh look.
        await this.page.waitForTimeout(250)
        // Between two looks the game may have ended, and with it the button.
        if (!(await reached())) await this.openPanel().catch((error: Error) => this.pressed.push(`(${error.name})`))
      }
    }
  }

  private async shown(): Promise<string> {
    return (await this.panel.count()) === 0 ? 'no panel' : this.panel.innerText()
  }

  /** One press of the panel; false where there was nothing to press. */
  async answerOnce(preferred: readonly string[], unless: () => Promise<boolean> = async () => false): Promise<boolean> {
    const { panel } = this
    for (const name of preferred) {
      const button = panel.locator('.button:not(:disabled)').filter({ hasText: name }).first()
      if ((await button.count()) > 0) {
        await this.press(button, unless)
        return true
      }
    }
    if (await this.fillSelect(unless)) return true
    const first = panel.locator('.components .button.primary:not(:disabled)').first()
    if ((await first.count()) === 0) return false
    await this.press(first, unless)
    return true
  }

  /** Chooses the first option of the first select that shows only its question. */
  protected async fillSelect(unless: () => Promise<boolean> = async () => false): Promise<boolean> {
    const open = this.panel
      .locator('chat-select')
      .filter({ has: this.page.locator('.placeholder') })
      // Nobody is asked there.
      .filter({ hasNotText: /What does|Che cosa significa|Was heißt/ })
      .first()
    if ((await open.count()) === 0) return false
    const before = await this.panel.innerHTML()
    if (await unless()) return true
    try {
      await open.locator('.select-button').click({ timeout: 2000 })
      await open.getByRole('option').first().click({ timeout: 2000 })
      const done = open.getByRole('button', { name: 'Done' })
      if ((await done.count()) > 0) await done.click({ timeout: 2000 })
    } catch {
      return true
    }
    await this.changed(before)
    this.pressed.push('(first option)')
    return true
  }

  /** The button is pressed, and what comes of it is there. */
  protected async press(button: Locator, unless: () => Promise<boolean> = async () => false): Promise<void> {
    const before = await this.panel.innerHTML()
    let label = ''
    try {
      label = await button.innerText({ timeout: 2000 })
      if (await unless()) return
      // By its words: in a panel that is shown anew meanwhile another button may stand in its place.
      await this.panel.getByRole('button', { name: label, exact: true }).first().click({ timeout: 2000 })
    } catch {
      // Others move too: the panel may have become another one under the thumb. The next look decides.
      return
    }
    this.pressed.push(label)
    await this.changed(before)
  }

  /** The panel is another one, and nothing is on its way any more. */
  private async changed(before: string): Promise<void> {
    const { page } = this
    await page.waitForFunction(
      ([html]) => {
        // runs in the page, where there is a document
        const { document } = globalThis as unknown as {
          document: { querySelectorAll(selector: string): ArrayLike<{ innerHTML: string }> }
        }
        const panels = document.querySelectorAll('.message.ephemeral')
        const panel = panels[panels.length - 1]
        return panel && panel.innerHTML !== html && !panel.innerHTML.includes('aria-busy="true"')
      },
      [before],
      { timeout: patience },
    )
  }
}
