import type { StateBase } from '../../../src/kernel/index.ts'
import { idle, Player } from './player.ts'
import type { RealWorld } from './real-world.ts'

/** A first game on a phone of somebody who presses nothing but what stands first on the panel, which is what the coach suggests. */
export interface FirstGame {
  readonly newcomer: Newcomer
  readonly state: StateBase
  readonly seat: string
  readonly isOver: boolean
  /** Until nothing more was asked for the first time, as long as whoever reads all of it takes. */
  readonly minutesOfFirstTurn: number | undefined
}

/** As people read on a screen what they do not know. */
const wordsAMinute = 180
/** As long as a thumb looks for its button. */
const secondsAPress = 2
/** More presses than any move takes. */
const mostForAMove = 20
/** Between two looks at a panel that asks nothing, and how many there are before it is opened anew. */
const moment = 50
const mostLooks = 400
const mostWaits = 60

/** The first panel of a guided game, from the welcome on. Each person has one such game. */
export async function beginsFirstGame(world: RealWorld, game: string, locale: string, persona: string) {
  const { id, name } = world.loopback.createPerson(persona, { locale })
  const page = await world.visit(name.toLowerCase(), { size: 'phone' })
  const offer = page.locator('.offer')
  await offer
    .locator('.action-row')
    // Its name is another one in another language.
    .getByRole('button', { name: new RegExp(`^${game.slice(0, 5)}`, 'i') })
    .click()
  await offer.locator('.learn').click()
  const newcomer = new Newcomer(page)
  await newcomer.panel.locator('.components').last().waitFor({ timeout: 60_000 })
  return { id, page, newcomer }
}

export async function firstGame(
  world: RealWorld,
  game: string,
  /** Goes home before the end. */
  until: (newcomer: Newcomer) => boolean = () => false,
): Promise<FirstGame> {
  const { id, page, newcomer } = await beginsFirstGame(world, game, 'en-GB', `New${game}`)
  const [table] = await world.tables.tablesOf(id)
  let seq = -1
  let sinceMove = 0
  /** What has been read when there were so many entries. */
  const minutes = new Map<number, number>()
  /** One press may play several moves. */
  const ofFirstTurn = async (last: number): Promise<number | undefined> => {
    const looked = [...minutes.keys()]
    for (const [index, at] of looked.entries())
      for (let after = at + 1; after <= (looked[index + 1] ?? last); after++) {
        const look = await world.tables.look({ table: table!.id, at: after })
        const mine = look?.seats.find(({ person }) => person === id)?.seat
        if (look && !look.owed.some((owed) => owed.seat === mine)) return minutes.get(at)
      }
    return undefined
  }
  for (let looks = 0; ; looks++) {
    const look = (await world.tables.look({ table: table!.id }))!
    const { seat } = look.seats.find(({ person }) => person === id)!
    const isOver = look.status === 'ended'
    if (isOver || until(newcomer))
      return { newcomer, state: look.state!, seat: seat!, isOver, minutesOfFirstTurn: await ofFirstTurn(look.seq) }
    if (looks === mostLooks) {
      await page.goto(page.url().replace(/#.*/, `#${look.channel}`))
      await newcomer.openPanel()
    }
    const isAsked = await newcomer.isAsked()
    if (!isAsked || !(await newcomer.answer(look.seq !== seq))) {
      await page.waitForTimeout(moment)
      continue
    }
    looks = 0
    minutes.set(look.seq, newcomer.minutes)
    sinceMove = look.seq === seq ? sinceMove + 1 : 0
    seq = look.seq
    if (sinceMove > mostForAMove)
      throw new Error(`still the same after ${mostForAMove} presses:\n${await newcomer.panel.innerText()}`)
  }
}

/** Whether this button plays what is suggested, or that before more of it: its label says so, or a line beside it. */
function plays(label: string, lines: readonly string[], suggestion: string): boolean {
  const beside = [`${label}: `, ...(/of (this|these)$/.test(label) ? ['💡 Try ', 'Suggested together: '] : [])]
  const said = lines.flatMap((line) => beside.filter((one) => line.startsWith(one)).map((one) => line.slice(one.length)))
  const deeds = [label.replace('✔ ', ''), ...said.map((one) => one.split(' · ')[0]!.replace(/\.$| ×\d+$/, ''))]
  // What it costs is said on the button alone.
  return deeds.some((one) => suggestion.includes(one) || suggestion.includes(one.replace(/, [^,]+$/, '')))
}

export class Newcomer extends Player {
  readonly lessons = new Set<string>()
  /** Panels on which a move is suggested, and those of them on which just that was pressed or shown filled in. */
  suggested = 0
  followed = 0
  /** What whoever reads all of it has taken until now, and when the coach had said enough. */
  minutes = 0
  minutesUntilThrough: number | undefined
  #read: readonly string[] = []
  /** The panel as it was when it was pressed last, and how often it is still looked at for a change. */
  #before = ''
  #waits = 0
  /** What is suggested and not yet pressed. */
  #open: string | undefined

  /** Reads what is new and presses what stands first; whether there was something. */
  async answer(isFresh: boolean): Promise<boolean> {
    const said = await this.panel.innerText()
    // What has been pressed is on its way.
    if (said === this.#before && this.#waits-- > 0) return false
    // Since it was looked at, others have come to move.
    if (idle.test(said)) return false
    const lines = said.split('\n')
    const suggestion = lines.find((line) => line.startsWith('💡'))
    const before = this.pressed.length
    if (!(await this.pressFirst())) return false
    this.#before = said
    this.#waits = mostWaits
    for (const line of lines) if (line.startsWith('🎓')) this.lessons.add(line)
    const fresh = lines.filter((line) => !this.#read.includes(line)).join(' ')
    this.#read = lines
    this.minutes += fresh.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length / wordsAMinute
    this.minutes += ((this.pressed.length - before) * secondsAPress) / 60
    if (said.includes('You know enough')) this.minutesUntilThrough ??= this.minutes
    const label = this.pressed.at(-1)
    if (isFresh && suggestion !== undefined) {
      this.suggested++
      this.#open = suggestion
    }
    if (label !== undefined && this.#open !== undefined && plays(label, lines, this.#open)) {
      this.followed++
      this.#open = undefined
    }
    return true
  }

  /** What stands first; in a form that cannot be played yet, what stands first there of what is still open. */
  private async pressFirst(): Promise<boolean> {
    const open = this.panel.locator('.components .button').and(this.page.locator(':not(:disabled)'))
    const plays = open.and(this.page.locator('.primary, .success'))
    const isSure = open.and(this.page.locator('.danger')).filter({ hasText: /^\s*✔/ })
    for (const found of [plays.or(isSure), open.filter({ hasText: /^\s*[○☐]/ })])
      if ((await found.count()) > 0) {
        await this.press(found.first())
        return true
      }
    return this.fillSelect()
  }
}
