import type { refusals as english } from './en.ts'

export const refusals = {
  'refusal.plan-too-long': 'Höchstens {most, number} Züge lassen sich vorausplanen.',
  'refusal.plan-unknown-move': 'Dieses Spiel hat keinen Zug namens {move}.',
  'refusal.plan-unknown-habit': 'Dieses Spiel hat keine Gewohnheit namens {habit}.',
  'refusal.plan-renewed': 'Die Regeln wurden seither erneuert.',
  'refusal.plan-bad-setting': 'Die Gewohnheit {habit} kann bei {setting} nicht diesen Wert haben.',
  'refusal.plan-unknown-condition': 'Dieses Spiel kennt keine Bedingung {condition}.',
  'refusal.plan-too-many-conditions': 'Ein Zug kann höchstens {most, number} Bedingungen haben.',
  'refusal.plan-condition': 'Seine Bedingung trifft nicht zu: {condition}.',
  'refusal.plan-changed': 'Sein Preis hat sich inzwischen geändert.',
  'refusal.plan-round-over': 'Die Runde, für die er gedacht war, ist vorbei.',
  'refusal.no-table': 'In diesem Kanal läuft kein Spiel. /game new eröffnet eines.',
  'refusal.channel-taken':
    'In diesem Kanal läuft schon ein Spiel. Beende es zuerst, oder eröffne deines in einem anderen Kanal oder Thread.',
  'refusal.unknown-game': 'Dieses Spiel kenne ich nicht.',
  'refusal.not-in-lobby': 'Das Spiel hat schon begonnen, das lässt sich nicht mehr ändern.',
  'refusal.not-started': 'Das Spiel hat noch nicht begonnen.',
  'refusal.too-many-of-yours':
    'Du hast auf diesem Server {most, plural, one {einen offenen Tisch} other {# offene Tische}}, mehr sind nicht erlaubt. Beende zuerst einen davon.',
  'refusal.too-many-tables': 'Auf diesem Server gibt es {most, number} offene Tische, mehr sind nicht erlaubt.',
  'refusal.invites-not': 'Einladen kann nur, wer an diesem Tisch sitzt oder ihn eröffnet hat.',
  'refusal.guest-declined': 'Diese Person möchte zu diesem Tisch nicht eingeladen werden.',
  'refusal.already-invited': 'Diese Person ist zu diesem Tisch schon eingeladen.',
  'refusal.not-invited': 'Diese Einladung gilt jemand anderem.',
  'refusal.too-many-invitations':
    'Du hast innerhalb eines Tages {most, number} Einladungen verschickt. Sag es anderen mit einem Link zu diesem Kanal.',
  'refusal.table-ended': 'Dieses Spiel ist zu Ende. /board und /log zeigen es weiterhin.',
  'refusal.table-paused': 'Das Spiel pausiert. `/vote resume` fragt alle, ob es weitergeht.',
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
  'refusal.redo-asks': 'Andere haben der Rücknahme zugestimmt, also müssen sie auch dem hier zustimmen.',
  'refusal.nothing-to-redo': 'Es gibt nichts wiederherzustellen.',
  'refusal.undo-not-free': 'Das lässt sich nicht einfach so zurücknehmen: {reason}',
  'refusal.not-paused': 'Das Spiel pausiert nicht.',
  'refusal.bad-pace': 'Eine Uhr hat mindestens eine Minute und höchstens hundert Tage.',
  'refusal.bad-absence':
    'Eine Abwesenheit endet in der Zukunft, und alle eines Monats zusammen dauern höchstens {days, number} Tage.',
  'refusal.nothing-to-play': 'Darin steht kein Zug.',
  'refusal.table-archived':
    'Dieses Spiel wartet, bis ich wieder in seinen Kanal schreiben kann. Gibt es den nicht mehr, holt `/game here` es in einen anderen.',
  'refusal.not-archived': 'Kein Spiel von dir wartet auf einen Kanal.',
  'privacy.title': 'Was über mich gespeichert ist',
  'privacy.kept':
    'Deine Discord-Kennung, der Name, unter dem du dich gesetzt hast, deine Einstellungen, deine Züge und wann du sie gemacht hast, was du vorausgeplant hast, was du auf Fragen an den Tisch geantwortet hast, wen du eingeladen hast und wer dich, und was du in der Moderation getan hast. Von dem, was in Kanälen geschrieben wird, wird nichts gelesen. Hand und Pläne siehst nur du, außer wenn jemand aus der Moderation, der nicht mitspielt, deine Tafel öffnet, um für dich zu spielen, was der Tisch erfährt; nach dem Ende eines Spiels können alle seine Aufzeichnung sehen, mit Plätzen statt Personen.',
  'privacy.forgetting':
    'Lässt du dich vergessen, verlässt du alle deine Spiele, in denen Computer weiterspielen, und Kennung, Name, Einstellungen und Pläne werden sofort gelöscht. Die Züge bleiben, als niemandes: Ohne sie ließen sich die Spiele der anderen nicht erzählen. Was schon in Kanälen steht, bleibt dort. Ältere Sicherungen des Betreibers behalten, was sie enthalten, bis sie weggeworfen werden.',
  'privacy.forget': 'Vergiss mich',
  'privacy.forgotten': 'Du bist vergessen. Was du von nun an tust, fängt neu an.',
  'operator.post-left-out': 'Eine Nachricht des Tisches `{table}` ({kind}) wurde aufgegeben: {code}. Die folgenden gehen hinaus.',
  'operator.mail-refused':
    'Discord weist private Nachrichten aus einem Grund ab, der bei uns liegt: {code} (Tisch `{table}`, {kind}). 20026 heißt, dass der Bot unter Quarantäne steht, 40003, dass er zu vielen neuen Leuten auf einmal schreibt, 50035, dass die Nachricht fehlerhaft ist.',
  'operator.posts-wait':
    'Nachrichten des Tisches `{table}` warten: Discord war {tries, number}-mal hintereinander nicht zu erreichen.',
  'operator.due-waits': 'Was am Tisch `{table}` fällig ist ({kind}), ist {tries, number}-mal hintereinander gescheitert.',
  'operator.rate-limit': 'Discord bremst uns: {route}, für {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
  'operator.invalid-requests':
    '{count, number} Anfragen der letzten zehn Minuten wurden mit 401, 403 oder 429 abgewiesen. Bei 10.000 sperrt Discord diese Adresse; ab 3.000 gehen nur noch Antworten an Leute hinaus.',
  'operator.clock':
    'Die Uhr dieser Maschine ging gegenüber der von Discord um {seconds, plural, one {# Sekunde} other {# Sekunden}} falsch. Fristen richten sich nach der Zeit von Discord; bitte stell die Uhr richtig.',
  'operator.starts':
    'Chancery wurde innerhalb einer Stunde {count, plural, one {#-mal} other {#-mal}} gestartet. Zwischen den Starts wird gewartet, damit Discords 1.000 am Tag nicht aufgebraucht werden.',
  'operator.backup-failed':
    'Es konnte keine Sicherung gemacht werden; warum, steht im Log. Alle paar Minuten wird es wieder versucht, und solange es scheitert, hier wieder gesagt.',
  'people.somebody': 'Jemand',
  'note.plan-dropped': 'Dein Plan passt nicht mehr und wurde abgeschaltet: {dropped}. {why}',
  'note.left':
    '{name} hat das Spiel verlassen. {named, select, yes {{seat} spielt jetzt der Computer.} other {An dieser Stelle spielt jetzt der Computer.}}',
  'note.deadline': '{seat}: Die Zeit ist um, es wurde die übliche Antwort gespielt.',
  'note.standing-in':
    '{seat} hat zweimal nacheinander gefehlt. Der Computer springt ein, bis jemand sagt, wieder da zu sein. Mit `/vote replace` kann der Platz neu vergeben werden.',
  'note.bot-removed':
    'Ich wurde von dem Server entfernt, auf dem du {game} spielst. Das Spiel bleibt, wie es ist, und geht weiter, sobald ich wieder dort bin.',
  'note.channel-deleted':
    '{begun, select, yes {Der Kanal deines Spiels {game} wurde gelöscht. Das Spiel bleibt, wie es ist: Wer es eröffnet hat, kann es mit `/game here` in einem anderen Kanal fortsetzen.} other {Der Kanal, in dem ein Spiel {game} beginnen sollte, wurde gelöscht; es ist abgesagt. `/game new` eröffnet ein anderes.}}',
  'note.archived': 'Das Spiel hat gewartet, weil sein Kanal nicht zu erreichen war.',
  'note.lapsed':
    'Hier ist seit {days, plural, one {einem Tag} other {# Tagen}} nichts geschehen, deshalb ist dieser Tisch geschlossen. `/game new` eröffnet einen neuen.',
  'note.woken': 'Ich kann hier wieder schreiben. Das Spiel geht weiter, wo es war.',
  'note.cut-off': 'Ich konnte nicht mehr in den Kanal schreiben, deshalb standen von hier an alle Uhren.',
  'note.heard-again': 'Ich konnte wieder in den Kanal schreiben: Die Uhren liefen weiter.',
  'note.closed-channel':
    'In {channel} wird {game} gespielt, und Discord lässt mich dort nicht mehr schreiben. Bitte gebt mir dort wieder die Berechtigung, den Kanal zu sehen, Nachrichten zu senden und Dateien anzuhängen, auch in Threads, und öffnet den Thread, falls er gesperrt ist. Die Uhren der Partie stehen, bis ich wieder schreiben kann.',
  'note.departed': '{name} ist nicht mehr auf diesem Server. Der Computer spielt {seat}, bis {name} wieder da ist.',
  'note.paused': 'Das Spiel pausiert.',
  'note.resumed': 'Das Spiel geht weiter.',
  'undo.others': 'seitdem hat jemand anders gehandelt.',
  'undo.chance': 'seitdem war Zufall im Spiel.',
  'undo.revealed': 'seitdem wurde Verborgenes gezeigt.',
  'undo.rules': 'seitdem wurden die Regeln des Spiels berichtigt.',
  'undo.start': 'dort begann das Spiel.',
} as const satisfies Record<keyof typeof english, string>
