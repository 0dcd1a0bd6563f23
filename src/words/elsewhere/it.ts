import type { elsewhere as english } from './en.ts'

export const elsewhere = {
  'feature.import': 'Accogliere partite da altrove e trasferirle lì',
  'refusal.import-off':
    'Su questo server non si accolgono partite e nessuna si trasferisce altrove: è disattivato in `/settings`.',
  'refusal.bad-address': 'Questo non è l’indirizzo di un’altra Chancery. Chi modera lì lo ottiene con `/admin address`.',
  'refusal.moves-nowhere': 'Questo è l’indirizzo di questo stesso server: la partita è già qui.',
  'refusal.moves-not':
    'Questa partita non può trasferirsi: da quando è iniziata le regole sono state rinnovate, e lì ogni mossa verrebbe rigiocata con quelle di oggi.',
  'refusal.sealed-broken':
    'Questo file è stato modificato, o non l’ha sigillato chi dice. Non è stato accolto nulla; là da dove viene chi modera può riprendere la partita con `/admin reopen`.',
  'refusal.sealed-for-another':
    'Questa partita è stata sigillata per un’altra Chancery e non posso aprirla. `/admin address` dice dove sono io.',
  'refusal.sealed-for-another-server': 'Chi gioca questa partita ha accettato di continuare su un altro server, non su questo.',
  'refusal.sealed-other-version':
    'Questo file è stato sigillato nella versione {theirs, number} del suo formato, e qui c’è la versione {ours, number}: una delle due Chancery va rinnovata.',
  'refusal.moved-here-already': 'Questa partita è già stata accolta qui.',
  'refusal.not-sealed': 'Questa partita non si è trasferita, quindi non c’è nulla da portare altrove.',
  'note.moved-here':
    'Questa partita è iniziata altrove e continua qui: tutte le persone al tavolo sono d’accordo. È in pausa, e per ora non chiamo nessuno: `/vote resume` o `/admin resume` la fa ripartire. Per chi non è su questo server gioca un computer; `/admin replace` dà il posto a qualcun altro. Il risultato non muove i punteggi.',
  'note.moved-back':
    'Chi modera ha ripreso qui la partita, anche se era stata sigillata per un’altra Chancery. Se si continua anche lì, qualcuno potrebbe sapere che cosa verrà: chiudete una delle due.',
  'question.move':
    '{asker} propone di continuare questa partita presso un’altra Chancery e di chiuderla qui. Chi gestisce quella può leggere tutto, anche mani e piani, e conserva i vostri nomi. Sussurri e appunti restano qui. Va a questo indirizzo e da nessun’altra parte: `{to}`',
  'status.moved':
    '**Questa partita continua presso un’altra Chancery.** Chi modera lì la accoglie con `/admin import` e il file qui sotto. Se non riesce, chi modera qui la riprende con `/admin reopen`.',
  'ended.sealed': 'La partita sigillata',
  'sealed.file':
    'La partita, sigillata per `{to}`. Nessun altro può leggerla o modificarla, e si accoglie una volta sola: lì, nel canale in cui deve continuare, con `/admin import`.',
  'sealed.alt': 'La partita sigillata, come file',
  'sealed.not-yours': 'Questo file è per chi gioca a questo tavolo e per chi modera.',
  'import.moved':
    'Ogni mossa è stata rigiocata e ha portato dove aveva portato lì. La partita è in questo canale con le sue persone, in pausa: `/admin resume` la fa ripartire e chiama chi deve decidere.',
  'admin.address':
    'Su questo server possono continuare partite in corso presso un’altra Chancery. Chi gioca lì digita `/vote move` con questo indirizzo; se tutti sono d’accordo ricevono un file, che si accoglie qui con `/admin import`, nel canale in cui la partita deve continuare.\n`{address}`',
  'privacy.moving':
    'Se una tua partita si trasferisce presso un’altra Chancery, perché tutte le persone al tavolo sono d’accordo, quella riceve il tuo id, il tuo nome, le tue mosse e i tuoi piani di questa partita, e li conserva per sé. Qui restano come quelli di ogni partita.',
  'command.vote.move': 'Chiedi al tavolo se continuare la partita presso un’altra Chancery',
  'command.vote.move.to': 'Il suo indirizzo, che lì si ottiene con /admin address',
  'command.admin.address': 'L’indirizzo di questo server, al quale altri possono trasferire le loro partite',
} as const satisfies Record<keyof typeof english, string>
