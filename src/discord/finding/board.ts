import { second } from '../../durations.ts'
import { fingerprint } from '../../kernel/index.ts'
import { Latest } from '../../latest.ts'
import type { ServerSettings } from '../../tables/index.ts'
import { idOf } from '../buttons.ts'
import { problemOf } from '../gateway/logger.ts'
import type { House } from '../house.ts'
import { type Channels, isTooManyOldEdits } from '../post/channel.ts'
import { discordCode, refusalOf, refusedBy } from '../post/refusals.ts'
import { button, container, edges, type Message, message, row, text } from '../ui.ts'
import { within } from '../within.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { foundLines } from './list.ts'

/** Discord lets messages that are older than an hour be edited only now and then: longer nobody is kept from their answer by that. */
const moment = second

/** The message in a channel of the moderators' choice that says who would like to play and where there is room. */
export class Boards {
  readonly #house: House
  readonly #channels: Pick<Channels, 'create' | 'edit' | 'delete'>
  /** What each server's shows now. Where that is not remembered it is shown once more. */
  readonly #shown = new Latest<string, string>({ most: 1000 })
  /** One after the other, so that the newest stays. */
  readonly #underWay = new Map<string, Promise<void>>()
  /** Of those the last, as long as it has not begun. */
  readonly #waiting = new Map<string, Promise<void>>()

  constructor(house: House, channels: Pick<Channels, 'create' | 'edit' | 'delete'>) {
    this.#house = house
    this.#channels = channels
  }

  /** Brings what is shown on a server up to date, if it has such a message. Whoever asks for it waits for a moment at most. */
  async refresh(server: string | null): Promise<void> {
    if (server === null) return
    // Whoever comes before it has begun is served by it as well.
    const turn = this.#waiting.get(server) ?? this.#nextTurn(server)
    this.#waiting.set(server, turn)
    await within(turn, moment)
  }

  #nextTurn(server: string): Promise<void> {
    const turn = (this.#underWay.get(server) ?? Promise.resolve())
      .then(() => {
        this.#waiting.delete(server)
        return this.#refresh(server)
      })
      .catch((error: unknown) => this.#house.log.warn({ error: problemOf(error) }, 'who would like to play is not shown'))
      .finally(() => {
        if (this.#underWay.get(server) === turn) this.#underWay.delete(server)
      })
    this.#underWay.set(server, turn)
    return turn
  }

  /** The moderators have chosen another channel, or none. */
  async moved(server: string, before: ServerSettings['finding']): Promise<void> {
    this.#shown.delete(server)
    if (before?.message) await this.#takeAway({ channel: before.channel, message: before.message })
    await this.refresh(server)
  }

  async #refresh(server: string): Promise<void> {
    const { finding, language } = await this.#house.tables.servers.settings(server)
    if (!finding) return
    const shows = await boardMessage(this.#house, server, language ?? this.#house.language)
    const shown = fingerprint(shows.components)
    if (this.#shown.get(server) === shown) return
    const there = finding.message !== null && (await this.#edited({ channel: finding.channel, message: finding.message }, shows))
    if (!there) {
      const place = await this.#channels.create(finding.channel, shows, `find/${server}/${shown.slice(0, 16)}`)
      await this.#house.tables.finding.noteBoard(server, place)
    }
    this.#shown.set(server, shown)
  }

  /** Whether it was still there, and could be edited; if it only could not, it is taken away. */
  async #edited(place: { readonly channel: string; readonly message: string }, shows: Message): Promise<boolean> {
    try {
      await this.#channels.edit(place, shows, `find/${place.message}`)
      return true
    } catch (error) {
      if (discordCode(error) === refusedBy.unknownMessage) return false
      if (!isTooManyOldEdits(error)) throw error
      await this.#takeAway(place)
      return false
    }
  }

  async #takeAway(place: { readonly channel: string; readonly message: string }): Promise<void> {
    try {
      await this.#channels.delete(place)
    } catch (error) {
      if (refusalOf(error) === undefined) throw error
    }
  }
}

async function boardMessage(house: House, server: string, language: ServerSettings['language'] & string): Promise<Message> {
  const say = messageVoice(language)
  const found = await house.tables.finding.on(server)
  const heading = `### ${say('find.title')}`
  if (found.off) return message([container([text(`${heading}\n${say('refusal.finding-off')}`)], edges.lobby)])
  const wish = button(idOf('find'), labelVoice(language)('find.open'), 'good')
  return message([
    container([text(`${heading}\n${say('find.how')}\n${foundLines(house, found, language)}`), row(wish)], edges.lobby),
  ])
}
