import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { type AnyRulebook, owedBy, type PlainMove } from '../../src/kernel/index.ts'
import { type Seated, seated } from './table.ts'

const attack = games.filter(({ rulebook }) => rulebook.id === 'attack')
const book: AnyRulebook = attack[0]!.rulebook

/** More than the setup of two takes. */
const mostMoves = 200

/** Plays what a deadline would until somebody can offer a deal, and says who does. */
async function untilOffered({ anna, bo, settled, status, tables }: Seated) {
  for (let move = 0; move < mostMoves; move++) {
    const { id: table, state, seats } = (await tables.look({ channel: status.channel }))!
    const [[seat, owed] = []] = seats.flatMap((one) => owedBy(book, state!, one.seat!).map((each) => [one, each] as const))
    const play = (request: string, moves: readonly PlainMove[]) =>
      tables.play({ table, request, person: seat!.person!, moves: [...moves] })
    const to = state!.seats.find((other) => other !== seat!.seat)!
    const offers = owed!.decision === 'turn' && !(await play(`offer ${move}`, [{ type: 'trade-start', to }])).refused
    if (!offers)
      expect(
        await play(`move ${move}`, [book.decisions[owed!.decision]!.fallback(state!, seat!.seat!, owed!)]),
      ).not.toHaveProperty('refused')
    await settled()
    if (offers) return seat!.person === anna.id ? anna : bo
  }
  throw new Error('nobody could offer a deal')
}

test('a note goes on a deal by the press that asks for it, and another press proposes it', async () => {
  const table = await seated({ games: attack, game: 'attack' })
  const offering = await untilOffered(table)
  const asked = await offering.click(await offering.run('/turn'), 'Add a note…')
  expect(asked.answered).toBe('modal')
  const empty = await offering.submit(asked, { text: '' })
  // Nothing was written: nothing is put on the deal.
  expect(empty.text).not.toContain('Draft:')
  const drafted = await offering.submit(await offering.click(empty, 'Note'), { text: 'Peace until **spring**?' })
  expect(drafted.text).toContain('Draft: note “Peace until \\*\\*spring\\*\\*?”')
  const proposed = await offering.click(drafted, 'Propose the deal')
  expect(proposed.text).toContain('proposes a deal')
})
