import type { effectsEn } from './effects-en.ts'

export const effectsDe = {
  // Political cards
  'effect.spy': 'Nimm einem Spieler 1 zufällige Politikkarte ab.',
  'effect.master-spy': 'Sieh die Politikkarten eines Spielers an und nimm 1 deiner Wahl.',
  'effect.spy-ring': 'Nimm jedem anderen Spieler 1 zufällige Politikkarte ab.',
  'effect.master-spy-ring': 'Sieh die Politikkarten eines Spielers an und nimm 2 deiner Wahl.',
  'effect.double-agent': 'BLOCKT jede Spionkarte: Sie wirkt nicht, und du nimmst ihrem Spieler 1 zufällige Politikkarte ab.',
  'effect.counter-espionage': 'BLOCKT Spion, Meisterspion oder Attentäter: Die Karte wirkt nicht.',
  'effect.assassin': 'Ein Spieler wirft 2 zufällige Politikkarten ab.',
  'effect.propaganda': 'Verschiebe die Regierung eines Kleinstaats um genau 1 Schritt.',
  'effect.puppet-government': 'Gib einem Kleinstaat irgendeine andere Regierung.',
  'effect.coup': 'Gewinne irgendwo einen Kleinstaat deiner eigenen Regierungsform.',
  'effect.annexation': 'Gewinne einen Kleinstaat jeder Art, der an eine deiner Regionen grenzt.',
  'effect.diplomatic-mission': '+2 auf alle deine Würfe für die Diplomatische Offensive in diesem Zug.',
  'effect.war-bonds': 'Du erhältst 15 PP.',
  'effect.oil-discovery': 'Du erhältst 8 Öl.',
  'effect.sabotage': '2 zufällige Wirtschaftskarten eines Spielers sind in dieser Runde außer Betrieb.',
  'effect.mobilization': 'Stelle 3 Infanterien einzeln in deinen Regionen auf.',
  'effect.partisans': 'Entferne bis zu 2 Infanterien aus einer Region eines anderen Spielers, nie die letzte Einheit.',
  'effect.non-aggression-pact': 'BLOCKT: Ein soeben erklärter Angriff unterbleibt, die Truppen kehren heim.',
  'effect.veto': 'BLOCKT jede Politikkarte außer Spionage.',
  'effect.captured-scientists': 'Ziehe 1 Technologie.',
  'effect.great-speech': 'Ziehe 3 Politikkarten.',

  // Technologies
  'tech-effect.blitzkrieg':
    'Einmal je Zug nach deiner Bewegung: eine zweite, kostenlose Bewegung von Panzern und Flugzeugen über Land, mit Schlachten.',
  'tech-effect.jet-fighters': '+1 auf jeden Würfel deiner angreifenden Jäger beim Bombardement.',
  'tech-effect.heavy-bombers': '+1 auf jeden Würfel deiner Bomber beim Bombardement.',
  'tech-effect.radar': '+1 auf jeden Würfel deiner verteidigenden Jäger beim Bombardement.',
  'tech-effect.sonar': '+1 auf jeden Würfel von Zerstörern und Flugzeugträgern gegen U-Boote.',
  'tech-effect.advanced-torpedoes': '+1 auf jeden U-Boot-Würfel im Handelskrieg und gegen Geleitzüge.',
  'tech-effect.heavy-tanks': 'Ein Kampfwürfel mehr, solange mindestens 1 deiner Panzer in der Linie steht.',
  'tech-effect.automatic-weapons': 'Ein Kampfwürfel mehr, solange mindestens 2 deiner Infanterien in der Linie stehen.',
  'tech-effect.rocket-artillery':
    'Ein Artillerietreffer, der keine 2 Infanterien nehmen kann, nimmt eine beliebige Einheit der Linie.',
  'tech-effect.synthetic-oil': '+6 Öl bei jeder Produktion.',
  'tech-effect.plastics': '+6 PP bei jeder Produktion.',
  'tech-effect.mass-production': 'Infanterie, Panzer, Artillerie und Flugzeuge kosten 4, 9, 7 und 13 PP.',
  'tech-effect.prefabricated-ships': 'U-Boote, Zerstörer, Schlachtschiffe und Flugzeugträger kosten 4, 4, 8 und 16 PP.',
  'tech-effect.electronic-computer': '+2 auf deine Forschungswürfe.',
  'tech-effect.code-breaking': 'Spionageabwehr kann deine Karten nicht blocken.',
  'tech-effect.atomic-bomb': 'Jeder Treffer deiner Bomber setzt 2 Karten außer Betrieb.',
  'tech-effect.guided-rockets':
    '2 Bomberwürfel mehr je Angriff, die kein Jäger abschießen kann. Ein Flugzeug brauchst du trotzdem.',
  'tech-effect.air-transport': 'Deine Strategischen Bewegungen kann zur See niemand aufhalten.',
  'tech-effect.radio-broadcasting': '+1 auf deine Würfe für die Diplomatische Offensive.',
  'tech-effect.naval-fire-control': '+1 für deine Schlachtschiffe in jedem Duell zur See.',
} satisfies Record<keyof typeof effectsEn, string>
