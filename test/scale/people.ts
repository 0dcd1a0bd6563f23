import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { games } from '../../src/games/index.ts'
import { type Chance, SeededChance } from '../../src/kernel/index.ts'
import type { Actor, Channel, Loopback } from '../../src/sandbox/loopback/index.ts'
import { thumb } from '../e2e/table.ts'

const onLobby = ({ buttons }: { readonly buttons: readonly { readonly label: string }[] }): boolean =>
  buttons.some(({ label }) => label === 'Add computer')

/** What has only just appeared plays nothing: people read before they press. */
const reading = 1_000

/** Who has no answer by then, because the process that had to give it is gone, goes away and comes again. */
const patient = { timeout: 10_000 }

const unhurried = (person: Actor): Pick<Actor, 'run' | 'click' | 'select'> => ({
  run: (command, options, how) => person.run(command, options, { ...patient, ...how }),
  click: async (on, button, how) => pause(reading).then(() => person.click(on, button, { ...patient, ...how })),
  select: async (on, select, values, how) => pause(reading).then(() => person.select(on, select, values, { ...patient, ...how })),
})

export interface Town {
  readonly channels: readonly Channel[]
  /** Sittings in which somebody did something. */
  sittings: number
  /** What went wrong in somebody's hands: mostly that nobody answered while a process was gone. */
  readonly stumbles: Map<string, number>
}

/** People at tables of the four games, on servers of all shards: two at each, and computers on the other seats. */
export class People {
  readonly town: Town
  readonly #discord: Loopback
  readonly #seed: string
  readonly #think: number
  readonly #arriving: number
  readonly #stopping = new AbortController()
  #all: Promise<unknown> = Promise.resolve()

  /** All have come, one table after the other, after so many milliseconds; somebody thinks for so long between two sittings. */
  constructor(
    discord: Loopback,
    { tables, seed, think, arriving }: { tables: number; seed: string; think: number; arriving: number },
  ) {
    // Everybody listens for the end.
    setMaxListeners(0, this.#stopping.signal)
    this.#discord = discord
    this.#arriving = arriving
    this.#seed = seed
    this.#think = think
    const servers = Array.from({ length: Math.ceil(tables / 10) }, (_, number) => {
      const names = Array.from({ length: Math.min(10, tables - number * 10) }, (_, table) => `table-${number}-${table}`)
      const { channels } = discord.createGuild(`Server ${number}`, { channels: names })
      return channels.filter(({ name }) => name !== undefined && names.includes(name))
    })
    this.town = { channels: servers.flat(), sittings: 0, stumbles: new Map() }
  }

  /** All sit down, one table after the other, and go on until they are told to stop. */
  begin(): void {
    const { channels } = this.town
    this.#all = Promise.all(channels.map((channel, number) => this.#at(channel, number)))
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#all
  }

  async #at(channel: Channel, number: number): Promise<void> {
    const chance = new SeededChance(`${this.#seed}, table ${number}`)
    const people = ['Anna', 'Bo'].map((name) => {
      const actor = this.#discord.actor(`${name} ${number}`)
      actor.joinGuild(channel.guild_id!)
      return actor
    })
    // They do not all come in one moment.
    await this.#pause((this.#arriving * number) / this.town.channels.length)
    while (!this.#stopping.signal.aborted) {
      await this.#without(() => this.#sitting(people, channel, number, chance))
      await this.#pause(this.#think * (0.5 + chance.die(100) / 100))
    }
  }

  async #sitting(people: readonly Actor[], channel: Channel, number: number, chance: Chance): Promise<void> {
    const [anna, bo] = people as [Actor, Actor]
    const lobby = anna.sees(channel).findLast((message) => !message.ephemeral && onLobby(message))
    const isOn = anna.sees(channel).some((message) => !message.ephemeral && /^-# .+\n### /.test(message.text))
    if (isOn && !lobby) {
      for (const person of people) await thumb(unhurried(person), chance, { in: channel })
      this.town.sittings++
      return
    }
    const { rulebook } = games[number % games.length]!
    const here = { in: channel, ...patient }
    if (!lobby) await anna.run('/game new', { game: rulebook.id, pace: 'none' }, here)
    const open = lobby ?? (await anna.waitFor(onLobby, here))
    await bo.click(open, 'Join', patient)
    for (let seat = 2; seat < Math.max(3, rulebook.seats.from); seat++) await anna.click(open, 'Add computer', patient)
    await anna.click(open, 'Start', patient)
  }

  async #without(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      const what =
        error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]?.replaceAll(/\d+/g, 'n')}` : String(error)
      this.town.stumbles.set(what, (this.town.stumbles.get(what) ?? 0) + 1)
    }
  }

  #pause(milliseconds: number): Promise<unknown> {
    return pause(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
  }
}
