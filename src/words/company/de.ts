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
} as const satisfies Record<keyof typeof english, string>
