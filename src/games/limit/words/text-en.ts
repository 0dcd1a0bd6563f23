import { quantities } from './quantities.ts'

const quantity = quantities.en

/** What things are called, and positions in words. Names with their articles stand in names.json. */
export const textEn = {
  'game.name': 'Limit',
  'game.tagline':
    'Lead a nation through seven generations from 1850 to 2060. Grow, share, pollute, resist: growth is the default, stopping it is work.',
  'lobby.goal':
    '{seats, plural, one {Alone against the Star Nation: more than 100 points after seven generations are excellent.} other {Whoever has the most points after seven generations, or at the fourth crisis, wins.}}',

  // What things are called
  'seat.p1': 'Nation 1',
  'seat.p2': 'Nation 2',
  'seat.p3': 'Nation 3',
  'seat.p4': 'Nation 4',
  'seat.p5': 'Nation 5',
  'seat.p6': 'Nation 6',
  'phase.policies': 'New policies',
  'phase.decisions': 'Political decisions',
  'phase.social': 'Social phase',
  'phase.crises': 'International phase',
  'phase.alliances': 'Alliances',
  'phase.event': 'Event',
  'phase.resilience': 'Resilience test',
  'phase.over': 'The game is over',
  'chapter.decisions': 'Political decisions',
  'chapter.social': 'Social phase and crises',
  'chapter.generation': 'The generation',
  'chapter.resilience': 'Resilience test',
  'resource.renewable': 'renewables',
  'resource.industrial': 'industrial goods',
  'resource.military': 'military',
  'resource.fossil': 'fossils',
  'deck.society': 'Society',
  'deck.production': 'Production',
  'deck.army-economy': 'Army & Economy',
  'crisis.financial': 'financial crisis',
  'crisis.ecological': 'ecological crisis',
  'crisis.military': 'military crisis',
  'mood.boom': 'Boom',
  'mood.progress': 'Progress',
  'mood.revolt': 'Revolt',
  'side.buy': 'buy',
  'side.sell': 'sell',
  'dir.up': 'up',
  'dir.down': 'down',
  'why.food': 'people went hungry',
  'why.consumption': 'people miss their goods',
  'why.public-order': 'public order',
  'why.financial-crisis': 'financial crisis',
  'why.military-crisis': 'military crisis',
  'why.card': 'your card',
  'why.demilitarisation': 'demilitarisation',
  'why.production-industrial': 'industrial production',
  'why.production-military': 'military production',
  'reason.generations': 'the seventh generation is over',
  'reason.crises': 'four crises have happened',

  // What is counted, with its sign
  'amount.level.count': 'population level {count, number, ::sign-always}',
  'amount.people.count':
    '{count, plural, one {{count, number, ::sign-always} person} other {{count, number, ::sign-always} people}}',
  'amount.renewable.count':
    '{count, plural, one {{count, number, ::sign-always} renewable} other {{count, number, ::sign-always} renewables}}',
  'amount.industrial.count':
    '{count, plural, one {{count, number, ::sign-always} good} other {{count, number, ::sign-always} goods}}',
  'amount.military.count': '{count, number, ::sign-always} military',
  'amount.fossil.count':
    '{count, plural, one {{count, number, ::sign-always} fossil} other {{count, number, ::sign-always} fossils}}',
  'amount.money.count': '{count, number, ::sign-always}$',
  'amount.disorder.count': '{count, number, ::sign-always} disorder',
  'amount.renewable-factory.count': 'renewable factory {count, number, ::sign-always}',
  'amount.industrial-factory.count': 'industrial factory {count, number, ::sign-always}',
  'amount.military-factory.count': 'military factory {count, number, ::sign-always}',
  'amount.A.count': 'class A {count, number, ::sign-always}',
  'amount.B.count': 'class B {count, number, ::sign-always}',
  'amount.C.count': 'class C {count, number, ::sign-always}',
  'amount.D.count': 'class D {count, number, ::sign-always}',
  'amount.E.count': 'class E {count, number, ::sign-always}',
  'amount.territories.count':
    '{count, plural, one {{count, number, ::sign-always} territory} other {{count, number, ::sign-always} territories}}',
  'amount.pollution.count': '{count, number, ::sign-always} pollution',
  'amount.destab.count': '{count, number, ::sign-always} destabilisation',
  'cost.money.count': '{count, number}$',
  'cost.disorder.count': '{count, number} disorder',
  'cost.industryLevels.count': '{count, plural, one {# level of industry} other {# levels of industry}}',
  'cost.military.count': '{count, number} military',
  'cost.industrial.count': '{count, plural, one {# good} other {# goods}}',
  'cost.destab.count': '{count, number} destabilisation',
  'cost.pollution.count': '{count, number} pollution',
  'points.happiness.count': '{count, number} happiness',
  'points.money.count': '{count, number} for money',
  'points.territory.count': '{count, number} for territory',
  'points.military.count': '{count, number} for military',
  'points.impact.count': '{count, number, ::sign-always} impact',

  // The position in words
  'text.headline':
    'Generation {generation, number} ({years}) · {phase} · {seat} has the Leadership · crises {crises, number} of 4',
  'text.headline-won': '{winners} won with {points, number} points',
  'text.headline-solo': 'The solo game ended with {points, number} points{excellent, select, true {: excellent} other {}}',
  'text.name': '{seat}',
  'text.world': 'World',
  'text.bank': 'World Bank: {bank, number}$.',
  'text.reserves':
    'Pollution reserve: {pollution, number} of {pollutionCap, number}. Destabilisation reserve: {destab, number} of {destabCap, number}. An empty reserve is a crisis.',
  'text.crises':
    'Crises: {crises, number} of 4 (financial {financial, number}, ecological {ecological, number}, military {military, number}).',
  'text.colonies':
    'Colonies: {territories, plural, one {# territory} other {# territories}}, {fossils, plural, one {# fossil} other {# fossils}}.',
  'text.market': 'Market',
  'text.price':
    '{resource}: {stock, number} in stock, buy at {buy, number}$, {sell, plural, =0 {nobody buys} other {sell at #$}}',
  'text.alliance': '{alliance}: {members}',
  'text.leader': 'Leadership',
  'text.passed': 'has passed',
  'text.nation':
    'population {people, number} (level {level, number}), {money, number}$, disorder {disorder, number} of 10 ({mood}), classes {standards}; factories make {factories}; stocks {stocks}; {territories, plural, one {# territory} other {# territories}}, pollution {pollution, number}, destabilisation {destab, number}; hand {hand, number}; {points, plural, one {# point} other {# points}} now',
  'text.nation-short':
    '{seat}: {points, plural, one {# point} other {# points}}, {people, number} people, {money, number}$, disorder {disorder, number}, classes {standards}',
  'text.in-play': 'In play: {cards}.',
  'text.pledged': 'Pledges {amount, number}$ to {to_the}.',
  'text.star':
    'The Star Nation: {people, number} people, standard {standard, number}, military {military, number}, makes {production, plural, one {# good} other {# goods}}; {territories, plural, one {# territory} other {# territories}}, {fossils, plural, one {# fossil} other {# fossils}}, {money, number}$, pollution {pollution, number}, destabilisation {destab, number}.',
  'text.forecast':
    '{phaseId, select, social {What the social phase still brings, if nobody helps} crises {What the crises still bring, if nobody helps} resilience {What the resilience test still brings, if nobody helps} other {Next social phase, if nothing more is played}}',
  'text.forecast-food': 'renewables {need, number} (you have {has, number})',
  'text.forecast-goods': 'goods {need, number} (you have {has, number})',
  'text.forecast-fossil': 'fossils {need, number} (you have {has, number})',
  'text.forecast-taxes': 'taxes {money, number, ::sign-always}$',
  'text.forecast-mood':
    '{column, plural, =4 {{moodId, select, progress {Progress} boom {Boom (10$)} other {Revolt (costs money)}}} other {{moodId, select, progress {Progress (a class rises)} boom {Boom (a class rises, {column, plural, =1 {5$} other {10$}})} other {{column, plural, =3 {Revolt (costs money)} other {Revolt (costs military)}}}}}}',
  'text.forecast-short':
    '⚠ short of {resource}{inCrisis, select, true { for the crisis} other {}}: {resourceId, select, renewable {people and factories fall by {levels, plural, one {# level} other {# levels}}} industrial {{levels, plural, one {a class falls} other {classes fall by # steps}}} military {{levels, plural, one {a class falls} other {classes fall by # steps}}} other {a factory falls by {levels, plural, one {# level} other {# levels}}}}',
  'text.forecast-crisis': '⚠ {crisis}',
  'text.forecast-certain':
    '{phaseId, select, social {The social phase still brings} crises {The crises still bring} resilience {The resilience test still brings} other {The next social phase brings}} in any case: {changes}.',
  'text.forecast-changes': '{changes} in any case.',
  'text.stock': quantity('count'),
  'text.hand': 'Your hand',
  'text.drawn': 'Drawn',
  'text.hand-empty': 'Your hand is empty.',
  'text.hand-card': '**{card}** ({costs}): {effect}',
  'text.hand-free': 'free',
  'text.costs': '{costs}',
  'text.decks': 'Your decks: {decks}.',
  'text.played': 'Played this generation: {cards}.',
  'text.waiting': '{seat} must answer',
} as const
