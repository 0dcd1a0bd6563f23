import type { company as english } from './en.ts'

export const company = {
  'refusal.secluded': 'Ein Tisch an einem privaten Ort wird nie gewertet, weil nicht alle zusehen können.',
  'lobby.terms': 'Was an diesem Tisch noch gilt',
  'lobby.term-line': 'Nicht gewertet: Das Ergebnis ändert niemandes Wertung',
  'term.rated': 'Gewertet: Das Ergebnis bewegt die Wertungen',
  'settings.server-features': 'Was auf diesem Server möglich ist',
  'settings.server-without': 'Abgeschaltet: {features}',
  'settings.server-without-none': 'nichts',
  'feature.ratings': 'Wertungen beendeter Spiele',
  'privacy.company':
    'Außerdem: welche Ränge du in beendeten Spielen erreicht hast. Lässt du dich vergessen, bleiben sie als niemandes; spielst du wieder, fängst du von vorn an.',
  'refusal.practises-alone': 'Hier übt jemand allein. /game new eröffnet einen Tisch für alle.',
  'refusal.practised-enough':
    'Du hast innerhalb eines Tages {most, number}-mal zu üben begonnen, öfter geht es nicht. Spiel eine dieser Partien weiter.',
  'practice.off': 'Auf diesem Server ist das Üben abgeschaltet. In einer Direktnachricht an mich geht `/game practice`.',
  'practice.no-place':
    'Ich kann dir keine Direktnachrichten schicken: Sie sind für diesen Server geschlossen. Öffne sie, oder verwende `/game practice` in einem eigenen privaten Thread, in dem sonst niemand ist.',
  'practice.opened': 'Dein Übungstisch ist eröffnet, und niemand sonst sieht ihn: {link}',
  'practice.title': 'Übung: {game}',
  'practice.how':
    'Hier spielen nur du und Computer. Nichts davon zählt, und du kannst zurücknehmen, so viel du willst. Drück auf Starten.',
  'command.game.practice': 'Allein gegen Computer spielen, ungesehen und ungewertet, mit beliebigem Zurücknehmen',
  'command.game.practice.seats': 'Wie viele spielen, du mitgezählt',
  'command.game.practice.level': 'Wie gut die Computer spielen',
  'feature.practice': 'Üben gegen Computer',
} as const satisfies Record<keyof typeof english, string>
