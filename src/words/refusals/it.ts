import type { refusals as english } from './en.ts'

export const refusals = {
  'refusal.plan-too-long': 'Si possono pianificare al massimo {most, number} mosse.',
  'refusal.plan-unknown-move': 'Questo gioco non ha una mossa chiamata {move}.',
  'refusal.plan-unknown-habit': 'Questo gioco non ha un’abitudine chiamata {habit}.',
  'refusal.plan-renewed': 'Nel frattempo le regole sono state rinnovate.',
  'refusal.plan-bad-setting': 'L’abitudine {habit} non può avere questo valore per {setting}.',
  'refusal.plan-unknown-condition': 'Questo gioco non ha una condizione {condition}.',
  'refusal.plan-too-many-conditions': 'Una mossa può avere al massimo {most, number} condizioni.',
  'refusal.plan-condition': 'La sua condizione non vale: {condition}.',
  'refusal.plan-changed': 'Nel frattempo il suo prezzo è cambiato.',
  'refusal.plan-round-over': 'Il round per cui era pensata è finito.',
  'refusal.no-table': 'In questo canale non c’è nessuna partita. /game new ne apre una.',
  'refusal.channel-taken':
    'In questo canale c’è già una partita. Prima chiudila, oppure apri la tua in un altro canale o in un thread.',
  'refusal.unknown-game': 'Non conosco questo gioco.',
  'refusal.not-in-lobby': 'La partita è già iniziata: questo non si può più cambiare.',
  'refusal.not-started': 'La partita non è ancora iniziata.',
  'refusal.too-many-of-yours':
    'In questo server hai già {most, plural, one {un tavolo aperto} other {# tavoli aperti}}, il massimo. Prima chiudine uno.',
  'refusal.too-many-tables': 'Questo server ha già {most, number} tavoli aperti, il massimo.',
  'refusal.invites-not': 'Può invitare solo chi siede a questo tavolo o lo ha aperto.',
  'refusal.guest-declined': 'Questa persona preferisce non essere invitata a questo tavolo.',
  'refusal.already-invited': 'Questa persona è già stata invitata a questo tavolo.',
  'refusal.not-invited': 'Questo invito è per qualcun altro.',
  'refusal.too-many-invitations': 'Hai mandato {most, number} inviti in un giorno. Avvisa gli altri con un link a questo canale.',
  'refusal.table-ended': 'Questa partita è finita. /board e /log la mostrano ancora.',
  'refusal.table-paused': 'La partita è in pausa. `/vote resume` chiede a tutti di riprenderla.',
  'refusal.not-seated': 'Qui non stai giocando. /board mostra la partita a tutti.',
  'refusal.already-seated': 'Sei già a questo tavolo.',
  'refusal.table-full': 'Tutti i {seats, number} posti sono occupati.',
  'refusal.seat-taken': 'Qualcun altro desidera questo posto. Scegline un altro.',
  'refusal.unknown-seat': 'Questo gioco non ha un posto simile.',
  'refusal.no-computer': 'A questo tavolo non siede nessun computer.',
  'refusal.only-opener': 'Possono farlo solo {opener} o chi modera.',
  'refusal.wrong-number-of-seats':
    'Questo gioco richiede da {from, number} a {to, number} posti; ne sono occupati {seats, number}. Aggiungi persone o computer.',
  'refusal.unknown-option': 'Questo gioco non ha un’opzione chiamata {option}.',
  'refusal.bad-option': 'L’opzione {option} non può avere questo valore con questo numero di posti.',
  'refusal.stale': 'Nel frattempo il tavolo è andato avanti. Ecco com’è adesso.',
  'refusal.busy': 'Sono arrivate troppe mosse insieme e la tua non è stata giocata. Riprova.',
  'refusal.nothing-to-undo': 'Non c’è nulla da annullare.',
  'refusal.redo-asks': 'È stato annullato con il consenso di altri: anche per questo devono essere d’accordo.',
  'refusal.nothing-to-redo': 'Non c’è nulla da ripristinare.',
  'refusal.undo-not-free': 'Questo non si può annullare così: {reason}',
  'refusal.not-paused': 'La partita non è in pausa.',
  'refusal.bad-pace': 'Un orologio va da un minuto a cento giorni.',
  'refusal.bad-absence':
    'Un’assenza finisce nel futuro, e tutte le assenze di un mese insieme durano al massimo {days, number} giorni.',
  'refusal.nothing-to-play': 'Qui non c’è nessuna mossa.',
  'refusal.table-archived':
    'Questa partita aspetta finché non potrò scrivere di nuovo nel suo canale. Se non c’è più, `/game here` la porta in un altro.',
  'refusal.not-archived': 'Nessuna tua partita aspetta un canale.',
  'privacy.title': 'Che cosa si conserva di me',
  'privacy.kept':
    'Il tuo identificativo di Discord, il nome che avevi prendendo posto, ciò che hai scelto nelle impostazioni, le mosse che hai fatto e quando, ciò che hai pianificato, ciò che hai risposto quando si chiedeva al tavolo, chi hai invitato e chi ti ha invitato, e ciò che hai fatto moderando. Niente di quello che si scrive nei canali viene letto. Mani e piani li vedi solo tu, a meno che chi modera e non gioca non apra il tuo pannello per giocare per te, e il tavolo ne viene informato; finita una partita, chiunque può vederne la registrazione, con i posti al posto delle persone.',
  'privacy.forgetting':
    'Se ti fai dimenticare lasci tutte le tue partite, dove continuano i computer, e identificativo, nome, impostazioni e piani sono cancellati subito. Le mosse restano, di nessuno: senza, le partite degli altri non si potrebbero raccontare. Ciò che è già pubblicato resta nei canali. Le copie di sicurezza più vecchie del gestore conservano quel che contengono finché non vengono buttate.',
  'privacy.forget': 'Dimenticami',
  'privacy.forgotten': 'Fatto: nessuna traccia di te. Quello che farai d’ora in poi ricomincia da capo.',
  'operator.post-left-out': 'Ho rinunciato a un messaggio del tavolo `{table}` ({kind}): {code}. Quelli che seguono partono.',
  'operator.mail-refused':
    'Discord rifiuta i messaggi privati per un motivo nostro: {code} (tavolo `{table}`, {kind}). 20026 significa che il bot è in quarantena, 40003 che scrive a troppe persone nuove insieme, 50035 che il messaggio è malformato.',
  'operator.posts-wait':
    'I messaggi del tavolo `{table}` aspettano: Discord non è stato raggiungibile {tries, number} volte di seguito.',
  'operator.due-waits': 'Ciò che era in scadenza al tavolo `{table}` ({kind}) è fallito {tries, number} volte di seguito.',
  'operator.rate-limit': 'Discord ci limita: {route}, per {seconds, plural, one {# secondo} other {# secondi}}.',
  'operator.invalid-requests':
    'Negli ultimi dieci minuti {count, number} richieste sono state rifiutate con 401, 403 o 429. A 10.000 Discord blocca questo indirizzo; da 3.000 in poi partono solo le risposte alle persone.',
  'operator.clock':
    'L’orologio di questa macchina era sfasato di {seconds, plural, one {# secondo} other {# secondi}} rispetto a quello di Discord. Le scadenze seguono l’ora di Discord; regola l’orologio.',
  'operator.starts':
    'Chancery è stato avviato {count, plural, one {# volta} other {# volte}} in un’ora. Tra un avvio e l’altro aspetta, per non consumare i 1.000 al giorno di Discord.',
  'operator.backup-failed':
    'Non è stato possibile fare una copia di sicurezza; il motivo è nel log. Si riprova ogni pochi minuti, e finché non riesce lo si ripete qui.',
  'people.somebody': 'Qualcuno',
  'note.plan-dropped': 'Il tuo piano non è più possibile ed è stato disattivato: {dropped}. {why}',
  'note.left':
    '{name} ha lasciato la partita. {named, select, yes {Ora {seat} è del computer.} other {Al suo posto continua il computer.}}',
  'note.deadline': '{seat}: tempo scaduto, è stata giocata la risposta di riserva.',
  'note.standing-in':
    '{seat} ha saltato due turni di fila. Gioca il computer finché non dice di essere di nuovo qui. `/vote replace` può dare il posto a qualcun altro.',
  'note.bot-removed':
    'Mi hanno tolto dal server in cui giochi a {game}. La partita resta com’è e riprende appena sarò di nuovo lì.',
  'note.channel-deleted':
    '{begun, select, yes {Il canale della tua partita a {game} è stato eliminato. La partita resta com’è: chi l’ha aperta può riprenderla in un altro canale con `/game here`.} other {Il canale in cui doveva cominciare una partita a {game} è stato eliminato, quindi è stata annullata. `/game new` ne apre un’altra.}}',
  'note.archived': 'La partita ha aspettato, perché il suo canale non era raggiungibile.',
  'note.lapsed':
    'Qui non succede nulla da {days, plural, one {un giorno} other {# giorni}}: il tavolo è chiuso. `/game new` ne apre un altro.',
  'note.woken': 'Posso scrivere di nuovo qui. La partita riprende da dov’era.',
  'note.cut-off': 'Non potevo più scrivere nel canale: da qui in poi tutti gli orologi si sono fermati.',
  'note.heard-again': 'Potevo di nuovo scrivere nel canale: gli orologi hanno ripreso a correre.',
  'note.closed-channel':
    'In {channel} è in corso una partita di {game}, ma Discord non mi lascia più scrivere lì. Restituitemi il permesso di vedere il canale, inviare messaggi e allegare file, anche nei thread, e riaprite il thread se è bloccato. Gli orologi della partita restano fermi finché non posso di nuovo scrivere.',
  'note.departed': '{name} non è più in questo server. Il computer gioca per {seat} fino al suo ritorno.',
  'note.paused': 'La partita è in pausa.',
  'note.resumed': 'La partita continua.',
  'undo.others': 'nel frattempo ha agito un’altra persona.',
  'undo.chance': 'nel frattempo è intervenuto il caso.',
  'undo.revealed': 'nel frattempo è stato mostrato qualcosa di nascosto.',
  'undo.rules': 'nel frattempo le regole del gioco sono state corrette.',
  'undo.start': 'lì è iniziata la partita.',
} as const satisfies Record<keyof typeof english, string>
