import { quantities } from './quantities.ts'
import type { textEn } from './text-en.ts'

const quantity = quantities.de

export const textDe = {
  'game.name': 'Limit',
  'game.tagline':
    'Führe eine Nation durch sieben Generationen von 1850 bis 2060. Wachsen, teilen, verschmutzen, widerstehen: Wachstum kommt von selbst, Aufhören ist Arbeit.',
  'lobby.goal':
    '{seats, plural, one {Allein gegen die Sternnation: Mehr als 100 Punkte nach sieben Generationen sind hervorragend.} other {Wer nach sieben Generationen oder bei der vierten Krise die meisten Punkte hat, gewinnt.}}',

  // Wie die Dinge heißen
  'seat.p1': 'Nation 1',
  'seat.p2': 'Nation 2',
  'seat.p3': 'Nation 3',
  'seat.p4': 'Nation 4',
  'seat.p5': 'Nation 5',
  'seat.p6': 'Nation 6',
  'phase.policies': 'Neue Maßnahmen',
  'phase.decisions': 'Politische Entscheidungen',
  'phase.social': 'Soziale Phase',
  'phase.crises': 'Internationale Phase',
  'phase.alliances': 'Bündnisse',
  'phase.event': 'Ereignis',
  'phase.resilience': 'Resilienzprüfung',
  'phase.over': 'Das Spiel ist zu Ende',
  'chapter.decisions': 'Politische Entscheidungen',
  'chapter.social': 'Soziale Phase und Krisen',
  'chapter.generation': 'Die Generation',
  'chapter.resilience': 'Resilienzprüfung',
  'resource.renewable': 'Erneuerbare',
  'resource.industrial': 'Industriegüter',
  'resource.military': 'Militär',
  'resource.fossil': 'Brennstoffe',
  'deck.society': 'Gesellschaft',
  'deck.production': 'Produktion',
  'deck.army-economy': 'Armee und Wirtschaft',
  'crisis.financial': 'Finanzkrise',
  'crisis.ecological': 'Umweltkrise',
  'crisis.military': 'Militärkrise',
  'mood.boom': 'Boom',
  'mood.progress': 'Fortschritt',
  'mood.revolt': 'Aufstand',
  'side.buy': 'kaufen',
  'side.sell': 'verkaufen',
  'dir.up': 'hinauf',
  'dir.down': 'hinunter',
  'why.food': 'die Leute hungern',
  'why.consumption': 'den Leuten fehlen Güter',
  'why.public-order': 'öffentliche Ordnung',
  'why.financial-crisis': 'Finanzkrise',
  'why.military-crisis': 'Militärkrise',
  'why.card': 'deine Karte',
  'why.demilitarisation': 'Entmilitarisierung',
  'why.production-industrial': 'industrielle Produktion',
  'why.production-military': 'militärische Produktion',
  'reason.generations': 'die siebte Generation ist vorbei',
  'reason.crises': 'es hat vier Krisen gegeben',

  // Wie viel, mit Vorzeichen
  'amount.level.count': 'Bevölkerungsstufe {count, number, ::sign-always}',
  'amount.people.count':
    '{count, plural, one {{count, number, ::sign-always} Mensch} other {{count, number, ::sign-always} Menschen}}',
  'amount.renewable.count':
    '{count, plural, one {{count, number, ::sign-always} Erneuerbare} other {{count, number, ::sign-always} Erneuerbare}}',
  'amount.industrial.count':
    '{count, plural, one {{count, number, ::sign-always} Gut} other {{count, number, ::sign-always} Güter}}',
  'amount.military.count': '{count, number, ::sign-always} Militär',
  'amount.fossil.count':
    '{count, plural, one {{count, number, ::sign-always} Brennstoff} other {{count, number, ::sign-always} Brennstoffe}}',
  'amount.money.count': '{count, number, ::sign-always}$',
  'amount.disorder.count': '{count, number, ::sign-always} Unruhe',
  'amount.renewable-factory.count': 'Fabrik für Erneuerbare {count, number, ::sign-always}',
  'amount.industrial-factory.count': 'Industriefabrik {count, number, ::sign-always}',
  'amount.military-factory.count': 'Militärfabrik {count, number, ::sign-always}',
  'amount.A.count': 'Klasse A {count, number, ::sign-always}',
  'amount.B.count': 'Klasse B {count, number, ::sign-always}',
  'amount.C.count': 'Klasse C {count, number, ::sign-always}',
  'amount.D.count': 'Klasse D {count, number, ::sign-always}',
  'amount.E.count': 'Klasse E {count, number, ::sign-always}',
  'amount.territories.count':
    '{count, plural, one {{count, number, ::sign-always} Territorium} other {{count, number, ::sign-always} Territorien}}',
  'amount.pollution.count': '{count, number, ::sign-always} Verschmutzung',
  'amount.destab.count': '{count, number, ::sign-always} Destabilisierung',
  'cost.money.count': '{count, number}$',
  'cost.disorder.count': '{count, number} Unruhe',
  'cost.industryLevels.count': '{count, plural, one {# Industriestufe} other {# Industriestufen}}',
  'cost.military.count': '{count, number} Militär',
  'cost.industrial.count': '{count, plural, one {# Gut} other {# Güter}}',
  'cost.destab.count': '{count, number} Destabilisierung',
  'cost.pollution.count': '{count, number} Verschmutzung',
  'points.happiness.count': '{count, number} Glück',
  'points.money.count': '{count, number} für Geld',
  'points.territory.count': '{count, number} für Territorien',
  'points.military.count': '{count, number} für Militär',
  'points.impact.count': '{count, number, ::sign-always} Belastung',

  // Die Lage in Worten
  'text.headline': 'Generation {generation, number} ({years}) · {phase} · Führung: {seat} · Krisen {crises, number} von 4',
  'text.headline-won': 'Sieg für {winners} mit {points, plural, one {# Punkt} other {# Punkten}}',
  'text.headline-solo': 'Das Solospiel endete mit {points, number} Punkten{excellent, select, true {: hervorragend} other {}}',
  'text.name': '{seat}',
  'text.world': 'Welt',
  'text.bank': 'Weltbank: {bank, number}$.',
  'text.reserves':
    'Verschmutzungsreserve: {pollution, number} von {pollutionCap, number}. Destabilisierungsreserve: {destab, number} von {destabCap, number}. Eine leere Reserve ist eine Krise.',
  'text.crises':
    'Krisen: {crises, number} von 4 (Finanz {financial, number}, Umwelt {ecological, number}, Militär {military, number}).',
  'text.colonies':
    'Kolonien: {territories, plural, one {# Territorium} other {# Territorien}}, {fossils, plural, one {# Brennstoff} other {# Brennstoffe}}.',
  'text.market': 'Markt',
  'text.price':
    '{resource}: {stock, number} vorrätig, Kauf {buy, number}$, {sell, plural, =0 {niemand kauft} other {Verkauf #$}}',
  'text.alliance': '{alliance}: {members}',
  'text.leader': 'Führung',
  'text.passed': 'hat gepasst',
  'text.nation':
    'Bevölkerung {people, number} (Stufe {level, number}), {money, number}$, Unruhe {disorder, number} von 10 ({mood}), Klassen {standards}; Fabriken bringen {factories}; Vorräte {stocks}; {territories, plural, one {# Territorium} other {# Territorien}}, Verschmutzung {pollution, number}, Destabilisierung {destab, number}; Hand {hand, number}; jetzt {points, plural, one {# Punkt} other {# Punkte}}',
  'text.nation-short':
    '{seat}: {points, plural, one {# Punkt} other {# Punkte}}, {people, plural, one {# Mensch} other {# Menschen}}, {money, number}$, Unruhe {disorder, number}, Klassen {standards}',
  'text.in-play': 'Liegt aus: {cards}.',
  'text.pledged': 'Sagt {to} {amount, number}$ zu.',
  'text.star':
    'Die Sternnation: {people, number} Menschen, Standard {standard, number}, Militär {military, number}, stellt {production, plural, one {# Gut} other {# Güter}} her; {territories, plural, one {# Territorium} other {# Territorien}}, {fossils, plural, one {# Brennstoff} other {# Brennstoffe}}, {money, number}$, Verschmutzung {pollution, number}, Destabilisierung {destab, number}.',
  'text.forecast':
    '{phaseId, select, social {Was die Soziale Phase noch bringt, wenn niemand hilft} crises {Was die Krisen noch bringen, wenn niemand hilft} resilience {Was die Resilienzprüfung noch bringt, wenn niemand hilft} other {Nächste Soziale Phase, wenn nichts mehr gespielt wird}}',
  'text.forecast-food': 'Erneuerbare {need, number} (du hast {has, number})',
  'text.forecast-goods': 'Güter {need, number} (du hast {has, number})',
  'text.forecast-fossil': 'Brennstoffe {need, number} (du hast {has, number})',
  'text.forecast-taxes': 'Steuern {money, number, ::sign-always}$',
  'text.forecast-mood':
    '{column, plural, =4 {{moodId, select, progress {Fortschritt} boom {Boom (10$)} other {Aufstand (kostet Geld)}}} other {{moodId, select, progress {Fortschritt (eine Klasse steigt)} boom {Boom (eine Klasse steigt, {column, plural, =1 {5$} other {10$}})} other {{column, plural, =3 {Aufstand (kostet Geld)} other {Aufstand (kostet Militär)}}}}}}',
  'text.forecast-short':
    '⚠ zu wenig {resource}{inCrisis, select, true { für die Krise} other {}}: {resourceId, select, renewable {Bevölkerung und Fabriken fallen um {levels, plural, one {# Stufe} other {# Stufen}}} industrial {{levels, plural, one {eine Klasse fällt} other {Klassen fallen um # Schritte}}} military {{levels, plural, one {eine Klasse fällt} other {Klassen fallen um # Schritte}}} other {eine Fabrik fällt um {levels, plural, one {# Stufe} other {# Stufen}}}}',
  'text.forecast-crisis': '⚠ {crisis}',
  'text.forecast-certain':
    '{phaseId, select, social {Die Soziale Phase bringt noch} crises {Die Krisen bringen noch} resilience {Die Resilienzprüfung bringt noch} other {Die nächste Soziale Phase bringt}} auf jeden Fall: {changes}.',
  'text.forecast-changes': '{changes} auf jeden Fall.',
  'text.stock': quantity('count'),
  'text.hand': 'Deine Hand',
  'text.drawn': 'Gezogen',
  'text.hand-empty': 'Deine Hand ist leer.',
  'text.hand-card': '**{card}** ({costs}): {effect}',
  'text.hand-free': 'gratis',
  'text.costs': '{costs}',
  'text.decks': 'Deine Stapel: {decks}.',
  'text.played': 'In dieser Generation gespielt: {cards}.',
  'text.waiting': '{seat} muss antworten',
} as const satisfies Record<keyof typeof textEn, string>
