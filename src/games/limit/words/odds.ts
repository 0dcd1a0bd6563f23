import type { Catalogues } from '../../../words/index.ts'

/** What an attack would cost, and what the Star Nation might do. */
export const odds: Catalogues = {
  en: {
    'fact.arms':
      'You have {military, number} military, promised to you {promised, number}; it takes {spend, number}. {lacks, plural, =0 {Resisting leaves you {left, number}.} other {You lack #.}}',
    'fact.yields-territorial-annexation': 'If you yield: you lose a territory, and a factory of yours falls by a level.',
    'fact.yields-mass-destruction': 'If you yield: you lose a territory and a factory level, and take 3 pollution.',
    'fact.yields-military-operation': 'If you yield: up to 2 fossils, 5 renewables or 5 industrial goods of yours are taken.',
    'fact.yields-border-raid': 'If you yield: up to 2 fossils of yours are taken.',
    'odds.next-event': 'The next event of the Star Nation, as things stand',
    'odds.star-event': '{event}',
    'odds.no-star-event': 'none can happen',
  },
  it: {
    'fact.arms':
      'Hai {military, number} di forza militare, promessi {promised, number}; ne servono {spend, number}. {lacks, plural, =0 {Resistendo te ne restano {left, number}.} other {Te ne mancano #.}}',
    'fact.yields-territorial-annexation': 'Se cedi: perdi un territorio, e una tua fabbrica scende di un livello.',
    'fact.yields-mass-destruction': 'Se cedi: perdi un territorio e un livello di fabbrica, e prendi 3 di inquinamento.',
    'fact.yields-military-operation': 'Se cedi: ti tolgono fino a 2 fossili, 5 rinnovabili o 5 beni industriali.',
    'fact.yields-border-raid': 'Se cedi: ti tolgono fino a 2 fossili.',
    'odds.next-event': 'Il prossimo evento della Nazione Stella, per come stanno le cose',
    'odds.star-event': '{event}',
    'odds.no-star-event': 'nessuno può accadere',
  },
  de: {
    'fact.arms':
      'Du hast {military, number} Militär, zugesagt {promised, number}; nötig {spend, number}. {lacks, plural, =0 {Widerstand lässt dir {left, number}.} other {Dir fehlen #.}}',
    'fact.yields-territorial-annexation':
      'Gibst du nach: Du verlierst ein Territorium, und eine deiner Fabriken fällt um eine Stufe.',
    'fact.yields-mass-destruction':
      'Gibst du nach: Du verlierst ein Territorium und eine Fabrikstufe und nimmst 3 Verschmutzung.',
    'fact.yields-military-operation':
      'Gibst du nach: Dir werden bis zu 2 Brennstoffe, 5 Erneuerbare oder 5 Industriegüter genommen.',
    'fact.yields-border-raid': 'Gibst du nach: Dir werden bis zu 2 Brennstoffe genommen.',
    'odds.next-event': 'Das nächste Ereignis der Sternnation, wie es jetzt steht',
    'odds.star-event': '{event}',
    'odds.no-star-event': 'keines kann eintreten',
  },
}
