/** What happened. */
export const told = {
  // Before the turns
  'event.claimed': '{seat} claims {territory}.',
  'event.submitted': '{seat} has chosen.',
  'event.submitted.together': '{seats} have chosen.',
  'event.drew': 'You draw {cards}.',
  'event.drew-hidden': '{seat} draws {count, plural, one {# action card} other {# action cards}}.',
  'event.drew-hidden.together': '{seats} draw {count, plural, one {# action card} other {# action cards}} each.',
  'event.council-done': '{seat} exchanges {count, plural, one {# card} other {# cards}}.',
  'event.objective-taken': '{seat} takes an objective: {group}.',
  'event.objective-taken.together': '{seats} take an objective each: {group}.',
  // As logs of earlier games have it.
  'event.objective-taken-own': 'Your objective: {objective}.',
  'event.objective-read': 'Your objective: {objective}, for {pv, plural, one {# point} other {# points}}: {asked}.',
  'event.pact': '{members} make a pact for this round.',
  'event.no-pacts': 'Nobody makes a pact this round.',
  'event.ordered': 'Your standing order is noted: {order}.',

  // Food, land and trade
  'event.fed':
    'The people of {seat} eat {amount, plural, =0 {nothing} one {# ration} other {# rations}}{unfed, plural, =0 {} one {; # goes hungry} other {; # go hungry}}.',
  'event.neglect':
    '{seat} pays for hunger: {pv, plural, =0 {no point left to lose} one {−# point} other {−# points}}{tokens, plural, =0 {} one {, −# token} other {, −# tokens}}.',
  'event.migrant': 'A migrant arrives in {territory}.',
  'event.built':
    '{seat} builds {whatId, select, farm {a farm} intensive {an intensive farm} factory {a factory} other {a tank}} in {territory}.',
  'event.reverted':
    '{seat} turns {whatId, select, farm {a farm} intensive {an intensive farm} other {a factory}} in {territory} back into {intoId, select, farm {a farm} other {forest}}.',
  'event.fell-back': 'Too few factories: an intensive farm of {seat} in {territory} falls back to a farm.',
  'event.points': '{seat}: +{pv, plural, one {# point} other {# points}}.',
  'event.integrated': '{seat} integrates a migrant in {territory}.',
  'event.shifted': '{seat} shifts 1 fuel from {from} to {to}.',
  'event.offer-made':
    '{seat} offers {other} {payId, select, tokens {{tokens, plural, one {# token} other {# tokens}}} fuel {1 fuel{tokens, plural, =0 {} one { and # token} other { and # tokens}}} other {1 ration{tokens, plural, =0 {} one { and # token} other { and # tokens}}}} for {goodId, select, food {1 ration} other {1 fuel}}.',
  'event.sold':
    '{seat} sells {goodId, select, food {1 ration} other {1 fuel}} to {other} for {payId, select, tokens {{tokens, plural, one {# token} other {# tokens}}} fuel {1 fuel{tokens, plural, =0 {} one { and # token} other { and # tokens}}} other {1 ration{tokens, plural, =0 {} one { and # token} other { and # tokens}}}}.',
  'event.refused': '{seat} sells {other} no {goodId, select, food {food} other {fuel}} this turn.',
  'event.withdrawn': '{seat} withdraws the offer to {other}.',
  'event.tribute': '{seat} takes {goodId, select, food {1 ration} other {1 fuel}} from {territory} as tribute.',
  'event.tank-moved': '{seat} moves a tank from {from} to {to}.',

  // War
  'event.attack-start':
    '{seat} attacks {other} in {target} from {from} for {tokens, plural, one {# token} other {# tokens}}: {tanks, plural, =0 {no tank} one {# tank} other {# tanks}} against {theirTanks, plural, =0 {none} one {# tank} other {# tanks}}.',
  'event.liberation-start':
    '{seat} sets out from {from} to liberate {target} from {other}: {tanks, plural, =0 {no tank} one {# tank} other {# tanks}} against {theirTanks, plural, =0 {none} one {# tank} other {# tanks}}.',
  'event.rebellion-start':
    '{target} rises for {seat} against {other}, who has {theirTanks, plural, =0 {no tank} one {# tank} other {# tanks}} there.',
  'event.volley':
    '{seat} rolls {dice}: {hits, plural, one {# hit} other {# hits}}. {other} rolls {theirDice}: {theirHits, plural, one {# hit} other {# hits}}. Dice left: {left, number} to {theirLeft, number}.',
  'event.attack-won':
    '{seat} takes {target} from {other}: a colony. {losses, select, none {No tank is lost.} other {Tanks lost: {attackerLost, number} by the attacker, {defenderLost, number} by the defender.}}',
  'event.attack-lost':
    '{other} holds {target} against {seat}. {losses, select, none {No tank is lost.} other {Tanks lost: {attackerLost, number} by the attacker, {defenderLost, number} by the defender.}}',
  'event.attack-ceasefire':
    'Ceasefire in {target} between {seat} and {other}. {losses, select, none {No tank is lost.} other {Tanks lost: {attackerLost, number} by the attacker, {defenderLost, number} by the defender.}}',
  'event.attack-truce':
    '{seat} calls a truce with {other} in {target}. {losses, select, none {No tank is lost.} other {Tanks lost: {attackerLost, number} by the attacker, {defenderLost, number} by the defender.}}',
  'event.liberation-won':
    '{seat} liberates {target} from {other}. {losses, select, none {No tank is lost.} other {Tanks lost: {attackerLost, number} by the liberator, {defenderLost, number} by the coloniser.}}',
  'event.liberation-lost':
    '{other} keeps {target}: {seat} could not liberate it. {losses, select, none {No tank is lost.} other {Tanks lost: {attackerLost, number} by the liberator, {defenderLost, number} by the coloniser.}}',
  'event.liberation-ceasefire':
    'Ceasefire in {target} between {seat} and {other}; it stays a colony. {losses, select, none {No tank is lost.} other {Tanks lost: {attackerLost, number} by the liberator, {defenderLost, number} by the coloniser.}}',
  'event.liberation-truce':
    '{seat} calls a truce with {other}; {target} stays a colony. {losses, select, none {No tank is lost.} other {Tanks lost: {attackerLost, number} by the liberator, {defenderLost, number} by the coloniser.}}',
  'event.rebellion-won':
    'The rebellion has won: {target} belongs to {seat} alone again, {other} is driven out{losses, select, none {} other { and loses {defenderLost, plural, one {# tank} other {# tanks}}}}.',
  'event.rebellion-lost':
    '{other} puts down the rebellion of {seat} in {target}{losses, select, none {} other {, losing {defenderLost, plural, one {# tank} other {# tanks}}}}.',
  'event.rebellion-ceasefire':
    'The rebellion of {seat} in {target} against {other} dies away{losses, select, none {} other {; {defenderLost, plural, one {# tank is} other {# tanks are}} lost}}.',
  'event.rebellion-truce':
    '{seat} calls off the rebellion in {target} against {other}{losses, select, none {} other {; {defenderLost, plural, one {# tank is} other {# tanks are}} lost}}.',
  'event.refund': '{seat} gets {tokens, plural, one {# token} other {# tokens}} back.',
  'event.tanks-home':
    '{count, plural, one {A tank} other {# tanks}} of {seat} in {territory} must go home{scrapped, plural, =0 {} other {; {scrapped, number} found no room: scrapped}}.',

  // Cards
  'event.card-played':
    '{seat} plays {card}{aim, select, seat { on {other}} territory { in {territory}} use { in {territory}: {what} → forest} ocean { {ocean_in}} way { from {from} to {to}} other {}}.',
  'event.learned': 'Your secret service reports: the objective of {seat} is “{objective}”.',
  'event.spied':
    'Your secret service reports: the objective of {seat} is “{objective}”, for {pv, plural, one {# point} other {# points}}: {asked}.',

  // The world
  'event.co2':
    'CO2 {change, number, ::sign-always}: now {level, number}{events, plural, =0 {} one {. A red space: an event waits face down} other {. # red spaces: events wait face down}}.',
  'event.emits': 'Factories and intensive farms of {seat} emit {amount, number}.',
  'event.emits.together': 'Factories and intensive farms of {seats} emit {amount, number} each.',
  'event.fish-died':
    'Waste kills {count, plural, one {a fish} other {# fish}}; {left, plural, one {one is} other {# are}} left in all the oceans.',
  'event.scored': '{seat} has reached “{objective}”: +{pv, plural, one {# point} other {# points}}.',
  'event.missed': '{seat} has not reached “{objective}”.',
  'event.round-start': '{year}: the people multiply, the harvest is in.',
  'event.fuel-burned': '{seat} burns 1 fuel in {territory}.',
  'event.fuel-brought': '{seat} burns 1 fuel for {territory}, brought from {from}.',
  'event.factory-closed': 'A factory of {seat} in {territory} closes and turns back into forest.',
  'event.income': '{seat} has {tokens, plural, one {# token} other {# tokens}} for this round.',
  'event.income.together': '{seats} have {tokens, plural, one {# token} other {# tokens}} each for this round.',
  'event.event-land': 'Event: {event}. It strikes {territories}.',
  'event.event-ocean': 'Event: {event} {ocean_in}.',
  'event.event-world': 'Event: {event}.',
  'event.resilient': '{seat} is resilient: nothing happens in {territory}.',
  'event.ruined':
    'In {territory} {seat} loses {whatId, select, farm {a farm} intensive {an intensive farm} other {a factory}}; {intoId, select, farm {a farm} other {forest}} is left.',
  'event.lost-food': '{seat} loses {count, plural, one {# ration} other {# rations}}.',
  'event.lost-tokens': '{seat} loses {count, plural, one {# token} other {# tokens}}.',
  'event.lost-people': 'The population of {seat} falls by {count, number}.',
  'event.lost-tanks': '{seat} loses {count, plural, one {a tank} other {# tanks}} in {territory}.',
  'event.lost-fuel': '{count, plural, one {1 fuel burns} other {# fuel burn}} in {territory}.',
  'event.order': 'Turn order: {seats}.',
  'event.game-won': 'The game is over: {winners} won.',
  'event.game-lost':
    'The game is over, and everybody has lost: {reasonId, select, co2 {the air is spoilt.} fish {the seas are empty.} other {nobody has more points than CO2.}}',

  // What was secret before
  'reveal.drawn': 'the cards that {seat} drew',
  'reveal.objective': 'the objective of {seat}',
  'reveal.pacts': 'whom everybody wanted as a partner',
  'reveal.objectives': 'everybody’s objectives',
  'reveal.event': 'the event {event}',
  'reveal.peeked': 'the objective of {seat}',
} as const
