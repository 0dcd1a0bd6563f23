/** What cards and technologies do. This is the source of the key type; Italian and German follow it. */
export const effectsEn = {
  // Political cards
  'effect.spy': 'Take {cards, plural, one {# random political card} other {# random political cards}} from another nation.',
  'effect.master-spy': 'See the political cards of another nation and take {cards, number} of your choice.',
  'effect.spy-ring':
    'Take {cards, plural, one {# random political card} other {# random political cards}} from every other nation.',
  'effect.master-spy-ring': 'See the political cards of another nation and take {cards, number} of your choice.',
  'effect.double-agent':
    'BLOCK any spy card; it does nothing, and you take {cards, plural, one {# random political card} other {# random political cards}} from whoever played it.',
  'effect.counter-espionage': 'BLOCK Spy, Master Spy or Assassin; the card does nothing.',
  'effect.assassin': 'Another nation discards {cards, plural, one {# random political card} other {# random political cards}}.',
  'effect.propaganda': 'Shift the government of a Minor Neutral by exactly {farthest, plural, one {# step} other {# steps}}.',
  'effect.puppet-government': 'Give a Minor Neutral any other government.',
  'effect.coup': 'Gain a Minor Neutral that has your own government, anywhere.',
  'effect.annexation': 'Gain a Minor Neutral adjacent to one of your regions, whatever its government.',
  'effect.diplomatic-mission': '+{bonus, number} on all your Diplomatic Blitz rolls for the rest of this turn.',
  'effect.war-bonds': 'Gain {pp, number} PP.',
  'effect.oil-discovery': 'Gain {oil, number} oil.',
  'effect.sabotage':
    'Another nation loses the use of {cards, plural, one {# random Economics card} other {# random Economics cards}} this round.',
  'effect.mobilization': 'Place {infantry, number} infantry in your regions, one by one.',
  'effect.partisans': 'Remove up to {most, number} infantry from a region of another nation, never its last unit.',
  'effect.non-aggression-pact': 'BLOCK one attack on a region that was just declared; it is called off, and its troops go home.',
  'effect.veto': 'BLOCK any political card that is not espionage.',
  'effect.captured-scientists': 'Draw a technology.',
  'effect.great-speech': 'Draw {cards, plural, one {# political card} other {# political cards}}.',

  // Technologies
  'tech-effect.blitzkrieg': 'Once a turn, after your Move, a second, free move of tanks and planes by land, with battles.',
  'tech-effect.jet-fighters': '+{amount, number} on each die of your attacking fighters in strategic bombing.',
  'tech-effect.heavy-bombers': '+{amount, number} on each die of your bombers in strategic bombing.',
  'tech-effect.radar': '+{amount, number} on each die of your defending fighters in strategic bombing.',
  'tech-effect.sonar': '+{amount, number} on each die of your destroyers and carriers against submarines.',
  'tech-effect.advanced-torpedoes': '+{amount, number} on each die of your submarines in raids and interceptions.',
  'tech-effect.heavy-tanks':
    '{amount, plural, one {# more battle die} other {# more battle dice}} while you have at least {min, plural, one {# tank} other {# tanks}} in line.',
  'tech-effect.automatic-weapons':
    '{amount, plural, one {# more battle die} other {# more battle dice}} while you have at least {min, number} infantry in line.',
  'tech-effect.rocket-artillery': 'Your artillery hits that cannot take two infantry take any one unit in line.',
  'tech-effect.synthetic-oil': '+{oil, number} oil at each production.',
  'tech-effect.plastics': '+{pp, number} PP at each production.',
  'tech-effect.mass-production':
    'Infantry costs you {inf, number} PP, tanks {tank, number}, artillery {art, number} and planes {plane, number}.',
  'tech-effect.prefabricated-ships':
    'Submarines cost you {sub, number} PP, destroyers {dd, number}, battleships {bb, number} and carriers {cv, number}.',
  'tech-effect.electronic-computer': '+{amount, number} on your research rolls.',
  'tech-effect.code-breaking': 'Counter Espionage cannot block your cards.',
  'tech-effect.atomic-bomb': 'Each hit of your bombers puts {cards, plural, one {# card} other {# cards}} out of action.',
  'tech-effect.guided-rockets':
    '{amount, plural, one {# more bomber die} other {# more bomber dice}} whenever you bomb; no fighter can shoot them down. You still need a plane.',
  'tech-effect.air-transport': 'Nobody can bar your Strategic Moves at sea.',
  'tech-effect.radio-broadcasting': '+{amount, number} on your Diplomatic Blitz rolls.',
  'tech-effect.naval-fire-control': '+{amount, number} for your battleships in every duel at sea.',
} as const
