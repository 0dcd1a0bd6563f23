import type { learning as english } from './en.ts'

export const learning = {
  'command.learn': 'Dein erstes Spiel: Regeln werden erklärt, sobald sie wichtig sind, gegen leichte Computer',
  'command.learn.game': 'Das Spiel',
  'learn.button': 'Neu hier? Lern es zuerst',
  'learn.no-guide': 'Zu diesem Spiel gibt es kein geführtes erstes. Mit `/game practice` probierst du es allein.',
  'learn.opened': 'Dein erstes Spiel hat begonnen, gegen leichte Computer; niemand sonst sieht es: {link}.',
  'learn.welcome':
    'Diese Tafel genügt dir. **Spielbrett** zeigt die Welt, **Meine Hand** was du hast, **Regeln** erklärt, was gefragt ist; ↩ nimmt zurück, was du willst.',
  'learn.try': 'Versuch {move}.',
  'learn.or': 'Oder {move}.',
  'learn.either': 'Versuch {move} oder {other}: {why}.',
  'learn.through':
    'Du weißt genug: Spiel hier weiter oder komm an einen Tisch. Was noch nicht vorkam, wird erklärt, sobald es vorkommt.',
  'mistake.sure':
    '⚠️ Wirklich? Ein Computer täte das nicht: Nach dem, was du siehst, gibt er dir damit {chance, number} % auf den Sieg, und {could, number} % mit {move}.',
  'mistake.do-it': 'Trotzdem tun',
  'settings.mistakes': 'Nachfragen vor Zügen, die ein Computer verheerend findet: {value}',
  'settings.mistakes.first': 'in meinen ersten drei Partien jedes Spiels',
  'settings.mistakes.always': 'immer, wo nicht gewertet wird',
  'settings.mistakes.never': 'nie',
  'lobby.for-first': '{sign} ist gut für ein erstes Spiel.',
  'pace.live.means': 'Für einen gemeinsamen Abend: Alle antworten binnen Minuten.',
  'pace.fast.means': 'Für jeden Tag: Zweimal am Tag hineinsehen genügt.',
  'pace.slow.means': 'Für ein paar Blicke in der Woche: Ein Spiel dauert Monate.',
  'pace.none.means': 'Niemand wird gedrängt; wer nicht kommt, hält das Spiel auf.',
  'snapshots.phase.means': 'Ein Bild nach jeder Phase: Im Kanal lässt sich alles nachsehen.',
  'snapshots.round.means': 'Ein Bild je Runde: wenige Nachrichten.',
  'snapshots.calls.means': 'Nur Rufe werden gepostet: der stillste Kanal.',
  'rules.which-word': 'Was heißt …?',
  'fairness.lesson':
    'Das ist ein geführtes erstes Spiel: Es wird immer mit demselben Startwert ausgeteilt, `{seed}`, und seine Computer wählen immer gleich.',
} as const satisfies Record<keyof typeof english, string>
