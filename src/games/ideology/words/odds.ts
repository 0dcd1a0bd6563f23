import type { Catalogues } from '../../../words/index.ts'

/** What a conflict is about, and who can go on with it. */
export const odds: Catalogues = {
  en: {
    'fact.conflict':
      '{attacker} and {target}: {relation}. {kind} level {attackLevel, number} against {defenceLevel, number}; {attackHand, plural, one {# card} other {# cards}} in hand against {defenceHand, number}.',
    'fact.influence':
      '{region_In} {attacker} has {attackCards, plural, one {# card} other {# cards}}, {target} {defenceCards, number}.{controllerId, select, none {} other { {controller} controls it.}}',
    'fact.defence-stakes':
      'A counter costs one of your {cards, plural, one {# card} other {# cards}} that fit and the card of {attacker}, who may then press on or withdraw. If you concede, a {kind} card of yours goes home and one of {attacker} takes its place.',
    'fact.press-stakes':
      'You have {cards, plural, =0 {no {kind} card} one {# {kind} card} other {# {kind} cards}} left. Withdrawn, nothing changes on the map; what you have played is gone.',
    'odds.can-counters': '{seat} can counter',
    'odds.no-counters': '{seat} cannot counter',
    'odds.can-presses': '{seat} can press on',
    'odds.no-presses': '{seat} cannot press on',
  },
  it: {
    'fact.conflict':
      '{attacker_The} e {target_the}: {relation}. Livello {kind}: {attackLevel, number} contro {defenceLevel, number}; {attackHand, plural, one {# carta} other {# carte}} in mano contro {defenceHand, number}.',
    'fact.influence':
      '{region_In} {attacker_the} ha {attackCards, plural, one {# carta} other {# carte}}, {target_the} {defenceCards, number}.{controllerId, select, none {} other { La regione è {controller_of}.}}',
    'fact.defence-stakes':
      'Rispondere costa una delle tue {cards, plural, one {# carta adatta} other {# carte adatte}} e la carta {attacker_of}, che poi può insistere o ritirarsi. Se cedi, una tua carta ({kind}) torna a casa e una {attacker_of} ne prende il posto.',
    'fact.press-stakes':
      'Ti {cards, plural, =0 {restano zero carte} one {resta # carta} other {restano # carte}} ({kind}). Se ti ritiri, sul tabellone non cambia nulla; ciò che hai giocato è perso.',
    'odds.can-counters': '{seat_the} può rispondere',
    'odds.no-counters': '{seat_the} non può rispondere',
    'odds.can-presses': '{seat_the} può insistere',
    'odds.no-presses': '{seat_the} non può insistere',
  },
  de: {
    'fact.conflict':
      '{attacker} und {target}: {relation}. Stufe ({kind}) {attackLevel, number} gegen {defenceLevel, number}; {attackHand, plural, one {# Karte} other {# Karten}} auf der Hand gegen {defenceHand, number}.',
    'fact.influence':
      '{region_In} hat {attacker_the} {attackCards, plural, one {# Karte} other {# Karten}}, {target_the} {defenceCards, number}.{controllerId, select, none {} other { {controller_The} hat die Kontrolle.}}',
    'fact.defence-stakes':
      'Kontern kostet eine deiner {cards, plural, one {# passenden Karte} other {# passenden Karten}} und die Karte {attacker_of}; dort kann man dann nachsetzen oder abbrechen. Gibst du nach, geht eine Karte von dir ({kind}) heim, und eine {attacker_of} nimmt ihren Platz ein.',
    'fact.press-stakes':
      'Dir {cards, plural, =0 {bleibt keine Karte} one {bleibt # Karte} other {bleiben # Karten}} ({kind}). Brichst du ab, ändert sich auf der Karte nichts; was du gespielt hast, ist weg.',
    'odds.can-counters': '{seat_the} kann kontern',
    'odds.no-counters': '{seat_the} kann nicht kontern',
    'odds.can-presses': '{seat_the} kann nachsetzen',
    'odds.no-presses': '{seat_the} kann nicht nachsetzen',
  },
}
