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
  'refusal.practises-alone': 'Qui qualcuno si esercita da solo. /game new apre un tavolo per tutti.',
  'refusal.practised-enough':
    'Hai iniziato {most, number} esercitazioni in un giorno, e di più non si può. Continua una di quelle.',
  'practice.off': 'Su questo server le esercitazioni sono disattivate. In un messaggio diretto a me `/game practice` funziona.',
  'practice.no-place':
    'Non posso scriverti in privato: i messaggi diretti sono chiusi per questo server. Aprili, oppure usa `/game practice` in un thread privato tuo, in cui non c’è nessun altro.',
  'practice.opened': 'Il tuo tavolo d’esercizio è aperto e nessun altro lo vede: {link}',
  'practice.title': 'Esercizio: {game}',
  'practice.how': 'Qui giocate solo tu e i computer. Niente conta, e puoi annullare quanto vuoi. Premi Inizia.',
  'command.game.practice': 'Giocare da soli contro i computer, senza pubblico né punteggi, annullando quanto si vuole',
  'command.game.practice.seats': 'In quanti si gioca, te compreso',
  'command.game.practice.level': 'Quanto giocano bene i computer',
  'feature.practice': 'Esercitarsi contro i computer',
} as const satisfies Record<keyof typeof english, string>
