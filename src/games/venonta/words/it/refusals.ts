import type { refusals as en } from '../en/refusals.ts'

export const refusals = {
  'refusal.game-over': 'La partita è finita. /board e /log la mostrano ancora.',
  'refusal.unknown-seat': 'Non hai un posto in questa partita.',
  'refusal.unknown-move': 'Venonta non ha questa mossa. /turn mostra che cosa puoi fare ora.',
  'refusal.wrong-phase': 'Questo appartiene a un’altra fase del round. /turn mostra che cosa ti si chiede ora.',
  'refusal.not-your-turn': 'Per questo non è il tuo turno. /turn mostra chi è atteso.',
  'refusal.combat-open': 'C’è uno scontro aperto. Prima finiscilo: lancia ancora o chiedi una tregua.',
  'refusal.offer-open': 'C’è un’offerta aperta. Prima va accettata, rifiutata o ritirata.',
  'refusal.wrong-step':
    'Questo appartiene a un altro passo del turno: sfamare (secondo turno), produzione, combattimenti, movimenti. Ora sei qui: {step}.',
  'refusal.unknown-territory': 'Questo territorio non c’è. Scegline uno di quelli proposti.',
  'refusal.taken': '{territory} è già di qualcuno. Scegline uno ancora libero.',
  'refusal.already-submitted': 'Hai già scelto. Si svela quando hanno scelto tutti.',
  'refusal.bad-discard': 'Cambia fino a {most, number} carte diverse, o nessuna.',
  'refusal.card-not-in-hand': 'Non hai quella carta. /hand mostra che cosa hai.',
  'refusal.no-such-card': 'Quell’obiettivo non è sul tavolo. Scegline uno di quelli mostrati.',
  'refusal.bad-partner': 'Nomina un altro governo, una mano tesa o nessuno.',
  'refusal.bad-order': 'Questo ordine permanente non c’è. Scegline uno di quelli proposti.',
  'refusal.unknown-building': 'Puoi costruire aziende agricole, aziende intensive, fabbriche e carri armati, nient’altro.',
  'refusal.not-your-territory': 'Deve essere un tuo territorio che nessuno ha colonizzato. Scegline uno di quelli proposti.',
  'refusal.colonised':
    '{territory} è colonizzato: finché non è libero, chi lo possiede non può usarlo. Liberalo, ribellati o scegline un altro.',
  'refusal.no-factory-here':
    'Un carro armato si costruisce dove c’è una fabbrica, e in {territory} non ce n’è. Costruiscine una o scegli un altro territorio.',
  'refusal.no-free-factory':
    'Ogni azienda intensiva tiene occupata una fabbrica, ogni carro armato lo fa per questo turno, e nessuna delle tue è libera. Prima costruisci una fabbrica.',
  'refusal.too-many-tanks':
    'In {territory} ci sono già due tuoi carri armati, e di più non ce ne stanno. Scegli un altro territorio.',
  'refusal.not-enough-tokens':
    'Costa {need, plural, one {# gettone} other {# gettoni}}, più di quanti ne hai. I gettoni vengono dalle vendite, da alcune carte e col prossimo round.',
  'refusal.reserve':
    '{territory} è una riserva naturale: lì non si costruiscono aziende agricole né fabbriche, e una riserva basta. Scegli un altro territorio.',
  'refusal.no-slot':
    'In {territory} non c’è una casella adatta. Le aziende agricole vogliono foresta con acqua, quelle intensive un’azienda agricola già esistente; ciò che hai costruito o riportato alla natura in questo turno aspetta il prossimo. Scegli un altro territorio.',
  'refusal.bad-conversion': 'Aziende e fabbriche possono tornare foresta, e un’azienda intensiva azienda agricola. Nient’altro.',
  'refusal.no-migrant': 'In {territory} non ci sono migranti. Scegli un territorio dove ce n’è uno.',
  'refusal.unknown-good': 'Si commerciano solo cibo e TEP.',
  'refusal.own-territory': '{territory} è già tuo. Scegline uno altrui.',
  'refusal.not-linked':
    'Non sono collegati: non li unisce né un confine di terra né un’acqua comune. Scegli un territorio collegato.',
  'refusal.embargo': 'C’è un embargo: chi lo subisce in questo round non compra e non vende.',
  'refusal.bad-payment': 'Paga con gettoni o con l’altro bene, non con ciò che compri.',
  'refusal.no-fuel': 'Lì non c’è TEP. Scegli un territorio che ne ha.',
  'refusal.fuel-full': 'In {territory} non c’è posto per altro TEP. Scegline un altro.',
  'refusal.no-food': '{seat} non ha razioni da dare. Chiedi a qualcun altro.',
  'refusal.no-fuel-to-pay': 'In {territory} non c’è TEP con cui pagare. Paga con gettoni, o compra da un altro tuo territorio.',
  'refusal.no-food-to-pay': 'Non hai razioni con cui pagare. Paga con gettoni.',
  'refusal.overpay':
    'Ciò che dai vale {worth, number}, più del prezzo di {price, number}, e nessuno dà il resto. Paga con gettoni.',
  'refusal.already-refused': '{seat} ha già rifiutato: per questo turno è definitivo. Chiedi a qualcun altro.',
  'refusal.refused': '{seat} non ha nulla da cedere. Chiedi a qualcun altro.',
  'refusal.no-offer': 'Non ci sono offerte aperte.',
  'refusal.not-your-offer': 'Non spetta a te rispondere a questa offerta o ritirarla.',
  'refusal.bad-answer': 'Rispondi all’offerta con sì o no.',
  'refusal.already-shifted': 'Il TEP si sposta una volta per turno. Comprane, o aspetta il tuo prossimo turno.',
  'refusal.not-your-colony': '{territory} non è una tua colonia. Il tributo viene dai territori a strisce del tuo colore.',
  'refusal.already-taken': 'In questo round hai già preso questo tributo da {territory}. Forse c’è ancora l’altro bene.',
  'refusal.bad-amount': 'Scegli un numero di razioni da 0 a {most, number}.',
  'refusal.bad-host':
    'Di’ dove va chi ha fame: un territorio altrui collegato a uno dei tuoi. Se non ce n’è, o nessuno ha fame, nessuno parte.',
  'refusal.just-conquered':
    '{territory} è stato conquistato in questo turno: da lì si attacca dal prossimo. Per ora attacca da un altro territorio.',
  'refusal.pact-partner':
    'In questo round hai un patto con {seat}: non attacchi le sue terre. Una colonia può comunque ribellarsi.',
  'refusal.protected': 'In questo round i caschi blu proteggono {territory}. Scegli un altro bersaglio.',
  'refusal.ceasefire': 'In {territory} c’è un cessate il fuoco per questo turno. Scegli un altro bersaglio.',
  'refusal.not-enough-tanks':
    'Non puoi mandare tanti carri armati da {territory}; da terra del tuo patto deve partirne almeno uno.',
  'refusal.no-ally': 'Il tuo patto non ha carri armati sul bersaglio né in terre collegate. Attacca senza.',
  'refusal.not-colonised': '{territory} non è un tuo territorio colonizzato. Solo quelli possono ribellarsi.',
  'refusal.already-rebelled': '{territory} si è già ribellato in questo turno. Riprova nel prossimo.',
  'refusal.no-combat': 'Non c’è nessuno scontro in corso.',
  'refusal.fight-first': 'Lancia i dadi almeno una volta prima di chiedere una tregua.',
  'refusal.no-tank': 'Non hai carri armati in {territory}. Scegli un territorio dove ce n’è uno tuo.',
  'refusal.already-moved':
    'I tuoi carri armati in {territory} si sono già mossi in questo turno. Muovine un altro, o chiudi il passo.',
  'refusal.no-factory-to-fuel': 'Lì non hai più fabbriche da alimentare. Scegline una di quelle proposte.',
  'refusal.bad-ocean': 'Scegli uno dei sei oceani; per pescarci, uno che riceve i rifiuti di una tua terra.',
  'refusal.no-fish': 'Quell’oceano è vuoto. Scegline un altro.',
  'refusal.ocean-full': 'Quell’oceano ha già tutti i suoi pesci. Scegline uno dove ne sono morti.',
  'refusal.bad-seat': 'Scegli un altro governo.',
  'refusal.bank-empty': 'Tutti i 36 gettoni sono in circolazione. Giocala quando qualcuno ne avrà spesi.',
  'refusal.no-tokens': '{seat} non ha gettoni da perdere. Scegli qualcun altro.',
  'refusal.no-objective': '{seat} non ha un obiettivo da scoprire. Scegli qualcun altro.',
  'refusal.already-fed': 'Hai già sfamato il tuo popolo. Nel prossimo round giocala prima.',
  'refusal.too-little-forest':
    'Una riserva naturale vuole almeno tre foreste, e {territory} ne ha meno. Scegli un altro territorio.',
} as const satisfies Record<keyof typeof en, string>
