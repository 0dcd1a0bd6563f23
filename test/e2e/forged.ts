import { games } from '../../src/games/index.ts'
import { type AnyRulebook, SeededChance } from '../../src/kernel/index.ts'
import type { Actor, Component, Message } from '../../src/sandbox/loopback/index.ts'
import { InputRefused } from '../../src/sandbox/loopback/modals.ts'
import type { TableLook } from '../../src/tables/index.ts'
import { checkContents } from '../../src/tools/contents.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { openStage, type Stage } from './open-stage.ts'

const minute = 60_000
/** Between two rounds: what somebody has planned is played by then. */
const pause = 6 * minute
/** Discord waits so many milliseconds for the first answer, and for nothing any more after those of the second. */
const within = { acknowledged: 3000, settled: 15 * minute }

/** Milliseconds of a busy machine. */
const patience = 5 * minute

/** So many are under way at once. */
const atOnce = 20
/** Of what was seen so much is kept to forge from. */
const mostSeen = 600

/** A button, a select or a field as it was shown to somebody. */
interface Seen {
  readonly message: string
  /** To whom. */
  readonly person: Actor
  readonly customId: string
  readonly type: number
  readonly values: readonly string[]
}

/** What came of so many forged interactions. */
export interface Forged {
  readonly sent: number
  /** What the players' own ones have done: forging something legal is no crime. */
  readonly entries: number
  /** What fell due between two rounds, such as plans. */
  readonly due: number
  /** Milliseconds that this process worked until it had acknowledged the slowest of them. */
  readonly slowest: number
  readonly problems: readonly string[]
}

/** Tables of all games at which two people sit; they and somebody else press what they were never shown. */
class Forger {
  readonly #stage: Stage & { close(): Promise<void> }
  readonly #clock: ManualClock
  readonly #chance: SeededChance
  #seen: Seen[] = []
  readonly #tables = new Map<string, TableLook>()
  readonly problems: string[] = []
  entries = 0
  due = 0
  slowest = 0
  #requests = 0

  constructor(stage: Stage & { close(): Promise<void> }, clock: ManualClock, seed: string) {
    this.#stage = stage
    this.#clock = clock
    this.#chance = new SeededChance(seed)
  }

  get #players(): readonly Actor[] {
    return [this.#stage.actor('Anna'), this.#stage.actor('Bo')]
  }

  async begin(): Promise<void> {
    for (const { rulebook } of games) await this.#open(rulebook.id)
  }

  /** Forges so many in the name of one side, and looks at what they have changed. */
  async batch(count: number, who: 'outsider' | 'players'): Promise<void> {
    const { tables, bot } = this.#stage
    if (who === 'players') for (const { channel } of this.#tables.values()) await this.#openPanels(channel, ['/turn'])
    const before = new Map<string, TableLook>()
    for (const { id } of this.#tables.values()) before.set(id, (await tables.look({ table: id }))!)
    for (let sent = 0; sent < count; sent += atOnce)
      await Promise.all(Array.from({ length: Math.min(atOnce, count - sent) }, () => this.#one(who)))
    await bot.running.idle()
    for (const old of before.values()) await this.#compare(old, who)
    const from = await this.#entriesOfAll()
    // The clock stands still while anybody presses: whatever happens then, they have done.
    this.#clock.advance(pause)
    await bot.running.idle()
    this.due += (await this.#entriesOfAll()) - from
  }

  async #entriesOfAll(): Promise<number> {
    const looks = await Promise.all([...this.#tables.keys()].map((table) => this.#stage.tables.look({ table })))
    return looks.reduce((sum, look) => sum + (look?.seq ?? 0), 0)
  }

  /** Every log still leads to its position, and nothing of ours went wrong. */
  async end(): Promise<void> {
    const books = new Map<string, AnyRulebook>(games.map(({ rulebook }) => [rulebook.id, rulebook]))
    const { problems } = await checkContents(this.#stage.store, books)
    this.problems.push(...problems.map(String))
    for (const line of this.#stage.logged) if (line.includes('"msg":"failed"')) this.problems.push(line.slice(0, 1500))
  }

  async #one(who: 'outsider' | 'players'): Promise<void> {
    const seen = this.#chance.pick(this.#seen)
    // Every second one of a player's is what they were really shown: others meet with tables that go on.
    const isTheirs = who === 'players' && this.#chance.die(2) === 1
    const somebody = who === 'outsider' ? this.#stage.actor('Olga') : this.#chance.pick(this.#players)
    const person = isTheirs ? seen.person : somebody
    const table = this.#chance.pick([...this.#tables.values()])
    const { kind, data, message } = isTheirs ? this.#pressOf(seen, seen.customId, seen.type, seen.values) : this.#forged(seen)
    try {
      const step = person.forge(table.channel, { kind, data, ...(message !== undefined && { message }) })
      const before = worked()
      await inOurTime(step.acknowledged, within.acknowledged)
      this.slowest = Math.max(this.slowest, Math.round(worked() - before))
      if (kind !== 'autocomplete') {
        const { message: answer } = await inOurTime(step.settled, within.settled)
        if (answer !== null) this.#look(person, person.message(answer))
      }
    } catch (error) {
      // What it stood on is gone: another takes its place.
      if (error instanceof InputRefused) {
        this.#seen = this.#seen.filter((seen) => seen.message !== message)
        return this.#one(who)
      }
      this.problems.push(`${error instanceof Error ? error.message : String(error)}: ${JSON.stringify(data)}`)
    }
  }

  #forged(seen: Seen): { kind: 'component' | 'modal' | 'command' | 'autocomplete'; data: object; message?: string } {
    const chance = this.#chance
    const customId = chance.die(3) === 1 ? seen.customId : this.#bent(seen.customId)
    const dice = chance.die(20)
    if (dice <= 2) {
      const field = { type: 18, component: { type: 4, custom_id: this.#bent('text'), value: this.#text() } }
      return { kind: 'modal', data: { custom_id: customId, components: [field] }, message: seen.message }
    }
    if (dice <= 4) return this.#forgedCommand(dice === 3 ? 'command' : 'autocomplete')
    const type = chance.die(6) === 1 ? chance.pick([2, 3, 5, 6, 7, 8]) : seen.type
    const values = Array.from({ length: chance.die(4) - 1 }, () =>
      chance.die(2) === 1 && seen.values.length > 0 ? chance.pick(seen.values) : this.#text(),
    )
    return this.#pressOf(seen, customId, type, values)
  }

  #pressOf({ message }: Seen, customId: string, type: number, values: readonly string[]) {
    const chosen = type === 2 ? {} : { values: values.length > 0 ? [this.#chance.pick(values)] : [], resolved: {} }
    return { kind: 'component' as const, data: { id: 1, custom_id: customId, component_type: type, ...chosen }, message }
  }

  /** A move of a game, typed with values that its menus never held. */
  #forgedCommand(kind: 'command' | 'autocomplete'): { kind: 'command' | 'autocomplete'; data: object } {
    const chance = this.#chance
    const { rulebook } = chance.pick(games)
    const move = chance.pick(rulebook.moves)
    const names = Object.keys(move.params).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    const options = names
      .filter(() => chance.die(4) > 1)
      .map((name, index) => ({
        name,
        type: 3,
        value: this.#text(),
        ...(kind === 'autocomplete' && index === 0 && { focused: true }),
      }))
    if (kind === 'autocomplete' && options.length === 0) options.push({ name: 'none', type: 3, value: '', focused: true })
    return { kind, data: { id: '1', type: 1, name: rulebook.id, options: [{ name: move.type, type: 1, options }] } }
  }

  /** An id with something cut, doubled, swapped, or from elsewhere. */
  #bent(id: string): string {
    const chance = this.#chance
    const at = chance.die(id.length + 1) - 1
    const segments = id.split('|')
    const bends = [
      () => id.slice(0, at),
      () => `${id.slice(0, at)}${this.#text()}${id.slice(at)}`,
      () => segments.filter((_, index) => index !== at % segments.length).join('|'),
      () => segments.map((one, index) => (index === at % segments.length ? this.#text() : one)).join('|'),
      () => segments.map((one, index) => (index === at % segments.length ? String(chance.die(1000) - 500) : one)).join('|'),
      () =>
        [
          ...segments.slice(0, at % segments.length),
          ...chance
            .pick(this.#seen)
            .customId.split('|')
            .slice(at % segments.length),
        ].join('|'),
      () => segments.toReversed().join('|'),
      () => this.#text(),
    ]
    return chance.pick(bends)().slice(0, 100) || 'x'
  }

  #text(): string {
    const { die, pick } = { die: (n: number) => this.#chance.die(n), pick: <T>(all: readonly T[]) => this.#chance.pick(all) }
    const odd = [
      '__proto__',
      'constructor',
      'null',
      '-1',
      '1e9',
      'NaN',
      '💥',
      '|',
      '||||',
      '0',
      'ÿ\u202e',
      '[]',
      '{"a":1}',
      '../',
      ' ',
      '9'.repeat(40),
    ]
    return die(3) === 1 ? String.fromCharCode(...Array.from({ length: die(12) }, () => 32 + die(94))) : pick(odd)
  }

  #look(person: Actor, message: Message | undefined): void {
    if (message) this.#keep(person, message.id, message.components ?? [])
  }

  #keep(person: Actor, message: string, components: readonly Component[]): void {
    for (const component of components) {
      const { custom_id: customId, type, options = [] } = component
      if (customId !== undefined) this.#seen.push({ message, person, customId, type, values: options.map(({ value }) => value) })
      this.#keep(person, message, component.components ?? [])
      if (component.accessory) this.#keep(person, message, [component.accessory])
    }
    while (this.#seen.length > mostSeen) this.#seen.splice(this.#chance.die(this.#seen.length) - 1, 1)
  }

  async #compare(old: TableLook, who: 'outsider' | 'players'): Promise<void> {
    const { tables } = this.#stage
    const now = (await tables.look({ table: old.id }))!
    if (who === 'outsider') {
      if (JSON.stringify(now) !== JSON.stringify(old)) this.problems.push(`an outsider has changed the table of ${old.game}`)
      return
    }
    const players = this.#players.map(({ id }) => id)
    const sits = new Map(now.seats.map(({ number, person }) => [number, person]))
    this.entries += now.seq - old.seq
    for (const { seq, kind, person, seat } of await tables.log({ table: old.id, from: old.seq + 1, limit: 10_000 })) {
      if (person !== null && !players.includes(person)) this.problems.push(`entry ${seq} of ${old.game} is somebody else's`)
      if (kind === 'move' && seat !== null && sits.get(seat) !== person && now.status === 'playing')
        this.problems.push(`entry ${seq} of ${old.game} moves another's seat`)
    }
    if (now.status !== 'playing' || now.paused || now.seats.some(({ computer }) => computer !== null)) {
      this.#tables.delete(old.id)
      if (now.status === 'playing') await tables.end({ table: old.id, request: `forged-${++this.#requests}`, person: old.opener })
      await this.#open(old.game)
    }
  }

  async #open(game: string): Promise<void> {
    const { discord, tables, bot } = this.#stage
    const [anna, bo] = this.#players
    const by = (person: Actor) => ({ request: `forged-${++this.#requests}`, person: person.id, name: person.name })
    const { id: channel } = discord.createChannel(`table-${this.#requests}`)
    const opened = await tables.open({ ...by(anna!), channel, server: discord.guildId, game, language: 'en', pace: 'none' })
    if (opened.refused) throw new Error(opened.refused.code)
    await tables.sit({ ...by(bo!), table: opened.look.id })
    const started = await tables.start({ ...by(anna!), table: opened.look.id })
    if (started.refused) throw new Error(started.refused.code)
    this.#tables.set(started.look.id, started.look)
    await bot.running.idle()
    for (const { raw } of anna!.sees(channel)) this.#look(anna!, raw)
    await this.#openPanels(channel, ['/turn', '/hand', '/plan', '/log'])
  }

  async #openPanels(channel: string, commands: readonly string[]): Promise<void> {
    for (const person of this.#players)
      for (const command of commands) this.#look(person, (await person.run(command, {}, { in: channel, timeout: patience })).raw)
  }
}

/** How many milliseconds this process has worked in all. */
const worked = (): number => Object.values(process.cpuUsage()).reduce((sum, one) => sum + one / 1000, 0)

/**
 * The answer, if it comes within so many milliseconds in which this process has worked: on a machine that is busy with something else
 * nobody is late for that. What is not answered after minutes never will be.
 */
async function inOurTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const [from, since] = [worked(), performance.now()]
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (worked() - from > milliseconds || performance.now() - since > Math.max(milliseconds, patience))
        reject(new Error(`not answered within ${milliseconds} ms`))
    }, 250)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearInterval(timer)
  }
}

/** Sends so many forged interactions, by turns in the name of somebody else and of those who sit there. */
export async function forge(count: number, seed: string): Promise<Forged> {
  const clock = new ManualClock()
  const stage = await openStage({
    games,
    clock,
    loopback: { remember: 500 },
  })
  try {
    const forger = new Forger(stage, clock, seed)
    await forger.begin()
    const batch = Math.max(atOnce, Math.min(200, Math.ceil(count / 4)))
    let sent = 0
    for (let turn = 0; sent < count; turn++) {
      const size = Math.min(batch, count - sent)
      await forger.batch(size, turn % 2 === 0 ? 'outsider' : 'players')
      sent += size
      if (forger.problems.length > 20) break
    }
    await forger.end()
    const { entries, due, slowest, problems } = forger
    return { sent, entries, due, slowest, problems }
  } finally {
    await stage.close()
  }
}
