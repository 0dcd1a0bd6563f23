import type { learning as english } from './en.ts'

export const learning = {
  'command.learn': 'Gioca la tua prima partita: le regole si spiegano quando servono, contro computer facili',
  'command.learn.game': 'Il gioco',
  'learn.button': 'Non lo conosci? Imparalo prima',
  'learn.no-guide': 'Per questo gioco non c’è una prima partita guidata. Con `/game practice` lo provi senza compagnia.',
  'learn.opened': 'La tua prima partita è iniziata, contro computer facili; nessun altro la vede: {link}.',
  'learn.welcome':
    'Ti basta questo pannello. **Tabellone** mostra il mondo, **La mia mano** ciò che hai, **Regole** spiega ciò che si chiede; ↩ riprende quel che vuoi.',
  'learn.try': 'Prova {move}.',
  'learn.or': 'Oppure {move}.',
  'learn.either': 'Prova {move} oppure {other}: {why}.',
  'learn.through':
    'Ora ne sai abbastanza: continua qui, o unisciti a un tavolo. Ciò che non è ancora capitato viene spiegato quando capita.',
  'mistake.sure':
    '⚠️ Vuoi davvero? Un computer non lo farebbe: da ciò che vedi ti dà il {chance, number} % di vincere da qui, e il {could, number} % con {move}.',
  'mistake.do-it': 'Lo faccio lo stesso',
  'settings.mistakes': 'Chiedi prima di mosse che per un computer sono disastrose: {value}',
  'settings.mistakes.first': 'nelle mie prime tre partite di ogni gioco',
  'settings.mistakes.always': 'sempre, se la partita non è classificata',
  'settings.mistakes.never': 'mai',
  'lobby.for-first': '{sign} va bene per una prima partita.',
  'pace.live.means': 'Per una serata allo stesso tavolo: si risponde entro pochi minuti.',
  'pace.fast.means': 'Per ogni giorno: basta guardare due volte al giorno.',
  'pace.slow.means': 'Per poche occhiate a settimana: una partita dura mesi.',
  'pace.none.means': 'Nessuno ha fretta; chi non viene ferma la partita.',
  'snapshots.phase.means': 'Un’immagine dopo ogni fase: nel canale si ritrova tutto.',
  'snapshots.round.means': 'Un’immagine a round: pochi messaggi.',
  'snapshots.calls.means': 'Si pubblicano solo le chiamate: il canale più silenzioso.',
  'rules.which-word': 'Che cosa significa …?',
  'fairness.lesson':
    'È una prima partita guidata: si distribuisce sempre dallo stesso seme, `{seed}`, e i suoi computer scelgono sempre allo stesso modo.',
} as const satisfies Record<keyof typeof english, string>
