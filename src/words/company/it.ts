import type { company as english } from './en.ts'

export const company = {
  'refusal.secluded': 'Un tavolo in un luogo privato non conta mai per le classifiche, perché non tutti possono assistere.',
  'lobby.terms': 'Che cos’altro vale a questo tavolo',
  'lobby.term-line': 'Senza classifica: il risultato non cambia il punteggio di nessuno',
  'term.rated': 'Con classifica: il risultato muove i punteggi',
  'settings.server-features': 'Che cosa si può fare su questo server',
  'settings.server-without': 'Disattivato: {features}',
  'settings.server-without-none': 'niente',
  'feature.ratings': 'Punteggi delle partite finite',
  'privacy.company':
    'Inoltre: i posti che hai raggiunto nelle partite finite. Se ti fai dimenticare restano, di nessuno; se giochi di nuovo, ricominci da capo.',
} as const satisfies Record<keyof typeof english, string>
