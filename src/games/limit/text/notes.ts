/** What is good to know of a value before it is chosen: what a card costs and does, where a class or a factory stands, who somebody is. */
import type { Say } from '../../../words/index.ts'
import type { Choice } from '../../folder.ts'
import { isSeat } from '../../shared/seats.ts'
import { findCard, yieldOf } from '../data.ts'
import { anyAlliesOf } from '../derived.ts'
import { names } from '../names.ts'
import { classes, factories, resources, type Seat, type View } from '../state.ts'
import { costWords, effectWords } from './cards.ts'
import { points } from './self.ts'

const kindOf: Readonly<Record<string, string>> = names

export function note(view: View, viewer: string, { type, field, value }: Choice, say: Say): string | undefined {
  const seat = view.seats.find((known) => known === viewer)
  if (!seat || typeof value !== 'string') return undefined
  const nation = view.nations[seat]
  switch (kindOf[field]) {
    case 'seat':
      return isSeat(view, value) && value !== seat ? nationNote(view, value, say) : undefined
    case 'card':
      return (
        findCard(value) &&
        // Whoever keeps or discards a card does not do what it does.
        say(type === 'discard' || type === 'keep-policies' ? 'note.card-held' : 'note.card', {
          cost: costWords(view, seat, value, say),
          effect: effectWords(view, seat, value, say),
        })
      )
    case 'class': {
      const cls = classes.find((known) => known === value)
      return cls && say('note.class', { class: cls, standard: nation.classes[cls] })
    }
    case 'factory': {
      const factory = factories.find((known) => known === value)
      return factory && say('note.factory', { yield: yieldOf(nation.factories[factory]) })
    }
    case 'resource': {
      const resource = resources.find((known) => known === value)
      return resource && say('note.stock', { count: nation.stock[resource] })
    }
    case 'deck':
      return say('note.deck', { deck: value })
    case 'alliance':
      return say('note.alliance', { alliance: value })
  }
  return undefined
}

const nationNote = (view: View, seat: Seat, say: Say): string =>
  say('note.nation', {
    ...{ points: points(view)[seat] ?? 0, money: view.nations[seat].money },
    ...{ military: view.nations[seat].stock.military, allies: anyAlliesOf(view, seat).length },
  })
