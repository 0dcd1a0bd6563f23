/** What boards and hands say in words. */
export const shown = {
  'lasts.instant': 'at once',
  'lasts.round': 'until the round ends',
  'lasts.game': 'until the game ends',

  'text.name': '{seat}',
  'text.neutral': '{seat} (neutral)',
  'text.headline':
    '{year, number, ::group-off}, {where}: CO2 {co2, number} of 60, {fish, number} fish. {seats} {many, plural, one {leads} other {lead}} with {pv, plural, one {# point} other {# points}}',
  'text.headline-level':
    '{year, number, ::group-off}, {where}: CO2 {co2, number} of 60, {fish, number} fish; everybody has {pv, plural, one {# point} other {# points}}',
  'text.headline-claim': 'Territories are being claimed; {left, plural, one {# is} other {# are}} still free',
  'text.headline-won':
    '{seats} {many, plural, one {has} other {have}} won with {pv, plural, one {# point} other {# points}}; CO2 stands at {co2, number}',
  'text.headline-lost':
    '{reasonId, select, co2 {Everybody has lost: CO2 has reached the end of its track} fish {Everybody has lost: the seas are empty} other {Everybody has lost: nobody has more points than CO2, {co2, number}}}',
  'text.turn': 'turn {number, number}, {step}',
  'text.waiting': 'Awaited: {seats}.',
  'text.combat':
    '{kind} on {target}: {attacker} has {tankDice, number} tank and {popDice, number} people dice, {defender} {tankDefence, number} and {popDefence, number}.',
  'text.offer':
    '{buyer} asks {seller} for {goodId, select, food {1 ration} other {1 fuel}} and gives {payId, select, tokens {{price, plural, one {# token} other {# tokens}}} fuel {1 fuel{price, plural, =0 {} one { and # token} other { and # tokens}}} other {1 ration{price, plural, =0 {} one { and # token} other { and # tokens}}}}.',
  'text.consumption': '{seat} has factories to fuel: {factories}.',
  'text.tableau': 'Objectives to choose from: {groups}.',
  'text.world': 'The world',
  'text.air':
    'CO2 {co2, number} of 60{next, plural, =0 {} other {, the next red space is #}}; {events, plural, =0 {no event waits} one {# event waits} other {# events wait}}',
  'text.fish': 'Fish {fish, number} of {all, number}: {oceans}',
  'text.prices': 'Fuel costs {fuel, plural, one {# token} other {# tokens}}; {burned, number} burned so far',
  'text.events': 'This year: {events}',
  'text.struck': '{event} ({places})',
  'text.seats': 'Governments, in turn order',
  'text.seat':
    '{pv, plural, one {# point} other {# points}}{resilient, select, true { (resilient)} other {}}, {food, plural, one {# ration} other {# rations}} of {need, number} needed{fed, select, true { (people fed)} other {}}, {tokens, plural, one {# token} other {# tokens}}, {fuel, number} fuel, {hand, plural, one {# card} other {# cards}}, a ration costs {price, number} here',
  'text.seat-neutral':
    '{food, plural, one {# ration} other {# rations}} of {need, number} needed, {tokens, plural, one {# token} other {# tokens}}, {fuel, number} fuel, a ration costs {price, number} here',
  'text.group': '{group} objective',
  'text.pact': 'pact with {seat}',
  'text.in-play': 'in play: {cards}',
  'text.card-on': '{card} ({on})',
  'text.scored':
    '{success, select, true {reached {objective} (+{pv, plural, one {# point} other {# points}})} other {missed {objective}}}',
  'text.territories': 'Territories',
  'text.unclaimed': 'free',
  'text.colony': '{owner}, colony of {colonizer}',
  'text.slots':
    '{forests, plural, =0 {} one {, # forest} other {, # forests}}{farms, plural, =0 {} one {, # farm} other {, # farms}}{intensives, plural, =0 {} one {, # intensive farm} other {, # intensive farms}}{factories, plural, =0 {} one {, # factory} other {, # factories}}',
  'text.lies': ', {fuel, number} fuel{migrants, plural, =0 {} one {, # migrant} other {, # migrants}}',
  'text.tanks': '{seat} {count, plural, one {# tank} other {# tanks}}',
  'text.wet': '{count, plural, one {# water slot} other {# water slots}}',
  'text.protected': 'blue helmets',
  'text.reserve': 'nature reserve',
  'text.seat-short':
    '{seat} {pv, plural, one {# point} other {# points}}{resilient, select, true { (resilient)} other {}}, {food, number}/{need, plural, one {# ration} other {# rations}}, {tokens, plural, one {# token} other {# tokens}}',

  // Below a value in a menu
  'note.government':
    '{points, plural, one {# point} other {# points}}, {tokens, plural, one {# token} other {# tokens}}, {food, number} of {need, plural, one {# ration} other {# rations}}',
  'note.card-held': 'played → {effect}',
  'note.stock':
    '{which, select, food {you have {food, number} of {need, plural, one {# ration} other {# rations}} needed} fuel {you have {fuel, number} fuel} other {you have {tokens, plural, one {# token} other {# tokens}}}}',
  'note.aggressive': 'Won attacks, colonies, tribute, tanks',
  'note.neutral': 'Building, trade, stocks, a pact, nobody hungry',
  'note.peaceful': 'Forest, little waste and CO2, gifts, migrants, no attacks',
  'note.free-land': '{water, plural, one {# water slot} other {# water slots}}; {ocean}; linked to {links}',
  'note.sells-food':
    '{seat}: {price, plural, one {# token} other {# tokens}}; has {food, plural, one {# ration} other {# rations}}',
  'note.sells-fuel': '{seat}: {price, plural, one {# token} other {# tokens}}; {fuel, number} fuel there',

  'text.means': 'What you have',
  'text.own':
    '{pv, plural, one {# point} other {# points}}, {fed, select, true {{food, plural, one {# ration} other {# rations}} left (people fed)} other {{food, number} of {need, plural, one {# ration} other {# rations}} needed}}, {tokens, plural, one {# token} other {# tokens}}',
  'text.own-besides':
    '{resilient, select, true {resilient, } other {}}{factories, plural, one {# free factory} other {# free factories}}',
  'text.own-forests': '{forests, plural, one {# forest} other {# forests}}{wet, plural, =0 {} other { (# on water)}}',
  'text.lost-to': 'colony of {seat}',
  'text.taken-from': 'your colony, land of {seat}',
  'text.unclaimed-lands': 'Still free',
  'text.objective': 'Your objective: {objective} ({group}, +{pv, plural, one {# point} other {# points}})',
  'text.no-objective': 'You have no objective yet.',
  'text.condition': '{met, select, true {✓} open {○} other {✗}} {words}',
  'text.condition-count': '{met, select, true {✓} open {○} other {✗}} {words} ({has, number} of {wants, number})',
  'text.hand': 'Your action cards',
  'text.hand-empty': 'You hold no action cards.',
  'text.hand-card': '**{card}** ({when}): {effect}',
  'text.now': 'can be played now',
  'text.now-at': 'now: {targets}',
  'text.not-now': 'cannot be played now',
  'text.knows':
    'Your secret service: the objective of {seat} is {objective} (+{pv, plural, one {# point} other {# points}}): {asked}.',
  'text.council': '{count, plural, =0 {You exchange no card.} other {You exchange {cards}.}}',
  'text.partner': '{partnerId, select, any {Your pact: an open hand.} null {Your pact: nobody.} other {Your pact: {partner}.}}',
  'text.orders': 'Your standing orders',
  'text.order-sell-food':
    '{left, plural, =-1 {Ask me before selling food} one {Sell food while # ration is left over} other {Sell food while # rations are left over}}',
  'text.order-sell-fuel':
    '{left, plural, =-1 {Ask me before selling fuel} one {Sell fuel while # stays beside that for the factories} other {Sell fuel while # stay beside that for the factories}}',
  'text.order-endure': 'Suffer, though resilient: {events}',
  'text.order-manual': 'Ask me how to fuel the factories',
  'text.order-groups': 'Take objectives in this order: {groups}',
} as const
