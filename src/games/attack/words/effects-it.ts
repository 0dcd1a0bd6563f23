import type { effectsEn } from './effects-en.ts'

export const effectsIt = {
  // Political cards
  'effect.spy': 'Prendi a caso {cards, plural, one {# carta politica} other {# carte politiche}} a un’altra nazione.',
  'effect.master-spy': 'Guarda le carte politiche di un’altra nazione e prendine {cards, number} a tua scelta.',
  'effect.spy-ring': 'Prendi a caso {cards, plural, one {# carta politica} other {# carte politiche}} a ogni altra nazione.',
  'effect.master-spy-ring': 'Guarda le carte politiche di un’altra nazione e prendine {cards, number} a tua scelta.',
  'effect.double-agent':
    'BLOCCA una carta spia; non ha effetto, e prendi a caso {cards, plural, one {# carta politica} other {# carte politiche}} a chi l’ha giocata.',
  'effect.counter-espionage': 'BLOCCA Spia, Maestro di Spie o Assassino; la carta non ha effetto.',
  'effect.assassin': 'Un’altra nazione scarta a caso {cards, plural, one {# carta politica} other {# carte politiche}}.',
  'effect.propaganda':
    'Sposta di esattamente {farthest, plural, one {# passo} other {# passi}} il governo di un Neutrale Minore.',
  'effect.puppet-government': 'Dai a un Neutrale Minore un qualsiasi altro governo.',
  'effect.coup': 'Ottieni un Neutrale Minore che ha il tuo stesso governo, ovunque.',
  'effect.annexation': 'Ottieni un Neutrale Minore adiacente a una tua regione, qualunque sia il suo governo.',
  'effect.diplomatic-mission': '+{bonus, number} a tutti i tuoi tiri di Blitz Diplomatico per il resto del turno.',
  'effect.war-bonds': 'Ottieni {pp, number} PP.',
  'effect.oil-discovery': 'Ottieni {oil, number} di petrolio.',
  'effect.sabotage':
    'Un’altra nazione perde per questo round l’uso di {cards, plural, one {# carta economica} other {# carte economiche}} a caso.',
  'effect.mobilization': 'Schiera {infantry, plural, one {# fanteria} other {# fanterie}} nelle tue regioni, una alla volta.',
  'effect.partisans':
    'Togli fino a {most, plural, one {# fanteria} other {# fanterie}} da una regione di un’altra nazione, mai l’ultima unità.',
  'effect.non-aggression-pact': 'BLOCCA un attacco a una regione appena dichiarato; non ha luogo, le truppe tornano indietro.',
  'effect.veto': 'BLOCCA qualsiasi carta politica che non sia di spionaggio.',
  'effect.captured-scientists': 'Pesca una tecnologia.',
  'effect.great-speech': 'Pesca {cards, plural, one {# carta politica} other {# carte politiche}}.',

  // Technologies
  'tech-effect.blitzkrieg':
    'Una volta per turno, dopo lo Spostamento, un secondo spostamento gratuito di carri e aerei via terra, con battaglie.',
  'tech-effect.jet-fighters': '+{amount, number} a ogni dado dei tuoi caccia attaccanti nel Bombardamento Strategico.',
  'tech-effect.heavy-bombers': '+{amount, number} a ogni dado dei tuoi bombardieri nel Bombardamento Strategico.',
  'tech-effect.radar': '+{amount, number} a ogni dado dei tuoi caccia difensori nel Bombardamento Strategico.',
  'tech-effect.sonar': '+{amount, number} a ogni dado dei tuoi cacciatorpediniere e portaerei contro i sottomarini.',
  'tech-effect.advanced-torpedoes': '+{amount, number} a ogni dado dei tuoi sottomarini in raid e intercettazioni.',
  'tech-effect.heavy-tanks':
    '{amount, plural, one {# dado} other {# dadi}} di battaglia in più se hai almeno {min, plural, one {# carro} other {# carri}} in linea.',
  'tech-effect.automatic-weapons':
    '{amount, plural, one {# dado} other {# dadi}} di battaglia in più se hai almeno {min, plural, one {# fanteria} other {# fanterie}} in linea.',
  'tech-effect.rocket-artillery':
    'Un colpo della tua artiglieria che non può togliere due fanterie toglie una qualsiasi unità in linea.',
  'tech-effect.synthetic-oil': '+{oil, number} di petrolio a ogni produzione.',
  'tech-effect.plastics': '+{pp, number} PP a ogni produzione.',
  'tech-effect.mass-production':
    'La fanteria ti costa {inf, number} PP, il carro {tank, number}, l’artiglieria {art, number} e l’aereo {plane, number}.',
  'tech-effect.prefabricated-ships':
    'Il sottomarino ti costa {sub, number} PP, il cacciatorpediniere {dd, number}, la corazzata {bb, number} e la portaerei {cv, number}.',
  'tech-effect.electronic-computer': '+{amount, number} ai tuoi tiri di ricerca.',
  'tech-effect.code-breaking': 'Il Controspionaggio non può bloccare le tue carte.',
  'tech-effect.atomic-bomb': 'Ogni colpo dei tuoi bombardieri mette fuori uso {cards, plural, one {# carta} other {# carte}}.',
  'tech-effect.guided-rockets':
    '{amount, plural, one {# dado} other {# dadi}} bombardiere in più ogni volta che bombardi; nessun caccia può abbatterli. Serve comunque un aereo.',
  'tech-effect.air-transport': 'Nessuno può sbarrare in mare i tuoi Spostamenti Strategici.',
  'tech-effect.radio-broadcasting': '+{amount, number} ai tuoi tiri di Blitz Diplomatico.',
  'tech-effect.naval-fire-control': '+{amount, number} alle tue corazzate in ogni duello in mare.',
} satisfies Record<keyof typeof effectsEn, string>
