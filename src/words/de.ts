import type { en } from './en.ts'

export const de = {
  'language.en': 'Englisch',
  'language.it': 'Italienisch',
  'language.de': 'Deutsch',

  'refusal.no-table': 'In diesem Kanal läuft kein Spiel. /game new eröffnet eines.',
  'refusal.channel-taken':
    'In diesem Kanal läuft schon ein Spiel. Beende es zuerst, oder eröffne deines in einem anderen Kanal oder Thread.',
  'refusal.unknown-game': 'Dieses Spiel kenne ich nicht.',
  'refusal.not-in-lobby': 'Das Spiel hat schon begonnen, das lässt sich nicht mehr ändern.',
  'refusal.not-started': 'Das Spiel hat noch nicht begonnen.',
  'refusal.table-ended': 'Dieses Spiel ist zu Ende. /board und /log zeigen es weiterhin.',
  'refusal.table-paused': 'Das Spiel ruht; es geht weiter, sobald es fortgesetzt wird.',
  'refusal.not-seated': 'Du spielst hier nicht mit. /board zeigt das Spiel allen.',
  'refusal.already-seated': 'Du sitzt schon an diesem Tisch.',
  'refusal.table-full': 'Alle {seats, number} Plätze sind besetzt.',
  'refusal.seat-taken': 'Diesen Platz wünscht sich schon jemand. Wähle einen anderen.',
  'refusal.unknown-seat': 'So einen Platz gibt es in diesem Spiel nicht.',
  'refusal.no-computer': 'An diesem Tisch sitzt kein Computer.',
  'refusal.only-opener': 'Das dürfen nur {opener} oder die Moderation.',
  'refusal.wrong-number-of-seats':
    'Dieses Spiel braucht {from, number} bis {to, number} Plätze; {seats, number} sind besetzt. Füge Leute oder Computer hinzu.',
  'refusal.unknown-option': 'Dieses Spiel hat keine Option namens {option}.',
  'refusal.bad-option': 'Die Option {option} kann bei so vielen Plätzen nicht diesen Wert haben.',
  'refusal.stale': 'Am Tisch ging es inzwischen weiter. So steht es jetzt.',
  'refusal.busy': 'Zu viele Züge kamen gleichzeitig, deiner wurde nicht gespielt. Versuche es noch einmal.',
  'refusal.nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'refusal.nothing-to-redo': 'Es gibt nichts wiederherzustellen.',
  'refusal.undo-not-free': 'Das lässt sich nicht frei zurücknehmen: {reason}',
  'undo.others': 'seitdem hat jemand anders gehandelt.',
  'undo.chance': 'seitdem war Zufall im Spiel.',
  'undo.revealed': 'seitdem wurde Verborgenes gezeigt.',
  'undo.rules': 'seitdem wurden die Regeln des Spiels berichtigt.',
  'undo.start': 'dort begann das Spiel.',
} satisfies Readonly<Record<keyof typeof en, string>>
