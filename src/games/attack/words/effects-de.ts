import type { effectsEn } from './effects-en.ts'

export const effectsDe = {
  // Political cards
  'effect.spy':
    'Nimm einer anderen Großmacht {cards, plural, one {# zufällige Politikkarte} other {# zufällige Politikkarten}} ab.',
  'effect.master-spy': 'Sieh die Politikkarten einer anderen Großmacht an und nimm {cards, number} deiner Wahl.',
  'effect.spy-ring':
    'Nimm jeder anderen Großmacht {cards, plural, one {# zufällige Politikkarte} other {# zufällige Politikkarten}} ab.',
  'effect.master-spy-ring': 'Sieh die Politikkarten einer anderen Großmacht an und nimm {cards, number} deiner Wahl.',
  'effect.double-agent':
    'BLOCKT jede Spionkarte; sie wirkt nicht, und du nimmst der Großmacht, die sie gespielt hat, {cards, plural, one {# zufällige Politikkarte} other {# zufällige Politikkarten}} ab.',
  'effect.counter-espionage': 'BLOCKT Spion, Meisterspion oder Attentäter; die Karte wirkt nicht.',
  'effect.assassin':
    'Eine andere Großmacht wirft {cards, plural, one {# zufällige Politikkarte} other {# zufällige Politikkarten}} ab.',
  'effect.propaganda':
    'Verschiebe die Regierung eines Kleinstaats um genau {farthest, plural, one {# Schritt} other {# Schritte}}.',
  'effect.puppet-government': 'Gib einem Kleinstaat irgendeine andere Regierung.',
  'effect.coup': 'Gewinne irgendwo einen Kleinstaat, der deine eigene Regierung hat.',
  'effect.annexation': 'Gewinne einen Kleinstaat, der an eine deiner Regionen grenzt, gleich mit welcher Regierung.',
  'effect.diplomatic-mission': '+{bonus, number} auf alle deine Würfe für die Diplomatische Offensive in diesem Zug.',
  'effect.war-bonds': 'Du erhältst {pp, number} PP.',
  'effect.oil-discovery': 'Du erhältst {oil, number} Öl.',
  'effect.sabotage':
    'Eine andere Großmacht kann {cards, plural, one {# zufällige Wirtschaftskarte} other {# zufällige Wirtschaftskarten}} in dieser Runde nicht nutzen.',
  'effect.mobilization': 'Stelle {infantry, plural, one {# Infanterie} other {# Infanterien}} einzeln in deinen Regionen auf.',
  'effect.partisans':
    'Entferne bis zu {most, plural, one {# Infanterie} other {# Infanterien}} aus einer Region einer anderen Großmacht, nie die letzte Einheit.',
  'effect.non-aggression-pact':
    'BLOCKT einen soeben angekündigten Angriff auf eine Region; er unterbleibt, die Truppen kehren heim.',
  'effect.veto': 'BLOCKT jede Politikkarte außer Spionage.',
  'effect.captured-scientists': 'Ziehe eine Technologie.',
  'effect.great-speech': 'Ziehe {cards, plural, one {# Politikkarte} other {# Politikkarten}}.',

  // Technologies
  'tech-effect.blitzkrieg':
    'Einmal je Zug nach deiner Bewegung eine zweite, kostenlose Bewegung von Panzern und Flugzeugen über Land, mit Schlachten.',
  'tech-effect.jet-fighters': '+{amount, number} auf jeden Würfel deiner angreifenden Jäger beim Bombardement.',
  'tech-effect.heavy-bombers': '+{amount, number} auf jeden Würfel deiner Bomber beim Bombardement.',
  'tech-effect.radar': '+{amount, number} auf jeden Würfel deiner verteidigenden Jäger beim Bombardement.',
  'tech-effect.sonar': '+{amount, number} auf jeden Würfel deiner Zerstörer und Flugzeugträger gegen U-Boote.',
  'tech-effect.advanced-torpedoes': '+{amount, number} auf jeden Würfel deiner U-Boote im Handelskrieg und gegen Geleitzüge.',
  'tech-effect.heavy-tanks':
    '{amount, plural, one {# Kampfwürfel} other {# Kampfwürfel}} mehr, solange mindestens {min, plural, one {# deiner Panzer in der Linie steht} other {# deiner Panzer in der Linie stehen}}.',
  'tech-effect.automatic-weapons':
    '{amount, plural, one {# Kampfwürfel} other {# Kampfwürfel}} mehr, solange mindestens {min, plural, one {# deiner Infanterien in der Linie steht} other {# deiner Infanterien in der Linie stehen}}.',
  'tech-effect.rocket-artillery':
    'Ein Treffer deiner Artillerie, der keine zwei Infanterien nehmen kann, nimmt eine beliebige Einheit der Linie.',
  'tech-effect.synthetic-oil': '+{oil, number} Öl bei jeder Produktion.',
  'tech-effect.plastics': '+{pp, number} PP bei jeder Produktion.',
  'tech-effect.mass-production':
    'Infanterie kostet dich {inf, number} PP, Panzer {tank, number}, Artillerie {art, number} und Flugzeuge {plane, number}.',
  'tech-effect.prefabricated-ships':
    'U-Boote kosten dich {sub, number} PP, Zerstörer {dd, number}, Schlachtschiffe {bb, number} und Flugzeugträger {cv, number}.',
  'tech-effect.electronic-computer': '+{amount, number} auf deine Forschungswürfe.',
  'tech-effect.code-breaking': 'Spionageabwehr kann deine Karten nicht blocken.',
  'tech-effect.atomic-bomb': 'Jeder Treffer deiner Bomber setzt {cards, plural, one {# Karte} other {# Karten}} außer Betrieb.',
  'tech-effect.guided-rockets':
    '{amount, plural, one {# Bomberwürfel} other {# Bomberwürfel}} mehr bei jedem Bombardement, die kein Jäger abschießen kann. Ein Flugzeug brauchst du trotzdem.',
  'tech-effect.air-transport': 'Deine Strategischen Bewegungen kann zur See niemand aufhalten.',
  'tech-effect.radio-broadcasting': '+{amount, number} auf deine Würfe für die Diplomatische Offensive.',
  'tech-effect.naval-fire-control': '+{amount, number} für deine Schlachtschiffe in jedem Duell zur See.',
} satisfies Record<keyof typeof effectsEn, string>
