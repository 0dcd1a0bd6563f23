import type { looks as english } from './en.ts'

export const looks = {
  'hand.none': 'Du hältst nichts verdeckt: Alles, was dir gehört, liegt auf dem Spielbrett.',
  'hand.title': 'Deine Hand',
  'hand.dm': 'Deine Hand am Tisch {table} hat sich geändert',
  'dm.closed':
    'Ich kann dir keine Direktnachrichten schicken: sie sind für diesen Server geschlossen. Hier ist trotzdem alles: Drück auf Meine Hand oder nimm /hand.',
  'dm.unreachable':
    'Discord lässt mich dir im Moment keine Direktnachrichten schicken. Bis dahin rufe ich dich im Kanal; ab und zu versuche ich es wieder. Hier ist alles da: Drück auf Meine Hand oder nimm /hand.',
  'dm.works': 'Direktnachrichten gehen. Deine Hand kommt künftig hierher.',
  'board.title': 'Das Spielbrett',
  'board.at': 'Das Spielbrett nach Moment {number, number}',
  'board.no-picture': 'Das Bild ließ sich gerade nicht zeichnen. Hier ist das Spielbrett in Worten.',
  'log.title': 'Verlauf',
  'log.page': 'Seite {page, number} von {pages, number}',
  'log.newer': 'Neuer ▶',
  'log.older': '◀ Älter',
  'log.forgotten':
    'Der Verlauf dieses Spiels wird nicht mehr aufbewahrt, seine Aufzeichnung schon: Der Knopf oder `/export` liefert sie.',
  'log.empty': 'Noch ist nichts geschehen.',
  'log.undone': '~~{line}~~',
  'rules.choose': 'Wähle ein Thema',
  'rules.symbols': 'Zeichen',
  'rules.nothing-found': 'Davon steht nichts in den Regeln. Wähle stattdessen ein Thema.',
  'turn.tables': 'Diese Tische warten auf dich:',
  'turn.no-tables': 'Kein Tisch wartet auf dich.',
  'turn.choose-table': 'Welcher Tisch?',
  'turn.your-tables': 'Du spielst an diesen Tischen; keiner wartet auf dich:',

  'board.in-words': 'In Worten',
  'board.mine': 'Meine Länder',
  'board.changed': 'Was sich änderte',
  'board.whole': 'Ganzes Brett',
  'board.look-seat': 'Einen Platz näher ansehen',
  'board.look-place': 'Einen Ort näher ansehen',
  'board.title-changed': 'Was sich seit deinem letzten Zug geändert hat',
  'board.no-focus': 'Einen Platz oder Ort namens „{focus}“ gibt es hier nicht. Die Liste, die sich beim Tippen öffnet, hat alle.',
  'board.no-entry': 'Einen Moment mit dieser Nummer gibt es nicht; der letzte ist {last, number}.',
  'log.took-back': '{person} hat Züge zurückgenommen.',

  'fairness.title': 'Der Zufall in diesem Spiel',
  'fairness.hash': 'Veröffentlicht, als der Tisch eröffnet wurde, der SHA-256 eines Geheimnisses: `{hash}`',
  'fairness.ids': 'Diese hat Discord danach gewählt, für das Mitspielen und den Beginn: {ids}',
  'fairness.later':
    'Das Geheimnis wird veröffentlicht, wenn das Spiel vorbei ist. Dann können alle nachprüfen, dass nichts verändert wurde.',
  'fairness.secret': 'Das Geheimnis: `{secret}`',
  'fairness.seed': 'Der Keim allen Zufalls ist der SHA-256 des Geheimnisses und dieser Nummern, jede auf einer Zeile: `{seed}`',
  'export.record': 'Die Aufzeichnung dieses Spiels. Wer sie hat, kann es genau so nachspielen: `npm run -s replay -- FILE`.',
  'export.log':
    'Was du bisher von diesem Spiel wissen darfst. Die ganze Aufzeichnung gibt es, wenn seine Geheimnisse offen sind.',
  'export.alt': 'Das exportierte Spiel',
  'replay.title': 'Schritt für Schritt',
  'command.fairness': 'Was alle vom Zufall dieses Spiels nachprüfen können',
  'command.export': 'Dieses Spiel als Datei',
  'command.replay': 'Dieses Spiel Schritt für Schritt durchgehen',
  'command.replay.at': 'Von welchem Moment an, mit der Nummer aus /log; ohne Angabe vom Anfang',
} as const satisfies Record<keyof typeof english, string>
