import type { en } from './en.ts'

export const it = {
  'language.en': 'inglese',
  'language.it': 'italiano',
  'language.de': 'tedesco',

  'refusal.no-table': 'In questo canale non c’è nessuna partita. /game new ne apre una.',
  'refusal.channel-taken':
    'In questo canale c’è già una partita. Prima chiudila, oppure apri la tua in un altro canale o in un thread.',
  'refusal.unknown-game': 'Non conosco questo gioco.',
  'refusal.not-in-lobby': 'La partita è già iniziata: questo non si può più cambiare.',
  'refusal.not-started': 'La partita non è ancora iniziata.',
  'refusal.table-ended': 'Questa partita è finita. /board e /log la mostrano ancora.',
  'refusal.table-paused': 'La partita è in pausa; continua quando viene ripresa.',
  'refusal.not-seated': 'Qui non stai giocando. /board mostra la partita a tutti.',
  'refusal.already-seated': 'Sei già a questo tavolo.',
  'refusal.table-full': 'Tutti i {seats, number} posti sono occupati.',
  'refusal.seat-taken': 'Qualcun altro desidera questo posto. Scegline un altro.',
  'refusal.unknown-seat': 'Questo gioco non ha un posto simile.',
  'refusal.no-computer': 'A questo tavolo non siede nessun computer.',
  'refusal.only-opener': 'Possono farlo solo {opener} o un moderatore.',
  'refusal.wrong-number-of-seats':
    'Questo gioco richiede da {from, number} a {to, number} posti; ne sono occupati {seats, number}. Aggiungi persone o computer.',
  'refusal.unknown-option': 'Questo gioco non ha un’opzione chiamata {option}.',
  'refusal.bad-option': 'L’opzione {option} non può avere questo valore con questo numero di posti.',
  'refusal.stale': 'Nel frattempo il tavolo è andato avanti. Ecco com’è adesso.',
  'refusal.busy': 'Sono arrivate troppe mosse insieme e la tua non è stata giocata. Riprova.',
  'refusal.nothing-to-undo': 'Non c’è nulla da annullare.',
  'refusal.nothing-to-redo': 'Non c’è nulla da ripristinare.',
  'refusal.undo-not-free': 'Questo non si può annullare liberamente: {reason}',
  'undo.others': 'nel frattempo ha agito un’altra persona.',
  'undo.chance': 'nel frattempo è intervenuto il caso.',
  'undo.revealed': 'nel frattempo è stato mostrato qualcosa di nascosto.',
  'undo.rules': 'nel frattempo le regole del gioco sono state corrette.',
  'undo.start': 'lì è iniziata la partita.',
} satisfies Readonly<Record<keyof typeof en, string>>
