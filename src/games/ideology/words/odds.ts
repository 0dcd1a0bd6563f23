import type { Catalogues } from '../../../words/index.ts'

/** What a conflict is about, and who can go on with it; what is good to know of a region or a seat. */
export const odds: Catalogues = {
  en: {
    'note.seat': '{relation}; {cards, plural, one {# card} other {# cards}} in hand; global influence {influence, number}',
    'note.region':
      '{controllerId, select, none {independent} other {{controller}}}, level {level, number}; {sectors} of {cap, number} each{mine, plural, =0 {} other {; # yours}}{near, select, true {; near you} other {}}',
    'fact.conflict':
      '{attacker} and {target}: {relation}. Levels ({kind}) {attackLevel, number} against {defenceLevel, number}; {attackHand, plural, one {# card} other {# cards}} in hand against {defenceHand, number}.',
    'fact.influence':
      '{region_In} {attacker} has {attackCards, plural, one {# card} other {# cards}}, {target} {defenceCards, number}.{controllerId, select, none {} other { {controller} controls it.}}',
    'fact.defence-stakes':
      '{cards, plural, =0 {You hold no card to counter with.} one {A counter costs your only card that fits and the card of {attacker}, who may then press on or withdraw.} other {A counter costs one of your # cards that fit and the card of {attacker}, who may then press on or withdraw.}} If you concede, your {kind} card goes home and one of {attacker} takes its place.',
    'fact.press-stakes':
      'You have {cards, plural, =0 {no {kind} card} one {# {kind} card} other {# {kind} cards}} left. Withdrawn, nothing changes on the map; what you have played is gone.',
    'odds.can-counters': '{seat} can counter',
    'odds.no-counters': '{seat} cannot counter',
    'odds.can-presses': '{seat} can press on',
    'odds.no-presses': '{seat} cannot press on',
  },
  it: {
    'note.seat': '{relation}; {cards, plural, one {# carta} other {# carte}} in mano; influenza globale {influence, number}',
    'note.region':
      '{controllerId, select, none {indipendente} other {{controller_of}}}, livello {level, number}; {sectors} di {cap, number} ciascuno{mine, plural, =0 {} one {; # tua} other {; # tue}}{near, select, true {; vicina} other {}}',
    'fact.conflict':
      '{attacker_The} e {target_the}: {relation}. Livello {kind}: {attackLevel, number} contro {defenceLevel, number}; {attackHand, plural, one {# carta} other {# carte}} in mano contro {defenceHand, number}.',
    'fact.influence':
      '{region_In} {attacker_the} ha {attackCards, plural, one {# carta} other {# carte}}, {target_the} {defenceCards, number}.{controllerId, select, none {} other { La regione è {controller_of}.}}',
    'fact.defence-stakes':
      '{cards, plural, =0 {Non hai carte con cui rispondere.} one {Rispondere costa la tua unica carta adatta e la carta {attacker_of}, che poi può insistere o ritirarsi.} other {Rispondere costa una delle tue # carte adatte e la carta {attacker_of}, che poi può insistere o ritirarsi.}} Se cedi, una tua carta ({kind}) torna a casa e una {attacker_of} ne prende il posto.',
    'fact.press-stakes':
      'Ti {cards, plural, =0 {restano zero carte} one {resta # carta} other {restano # carte}} ({kind}). Se ti ritiri, sul tabellone non cambia nulla; ciò che hai giocato è perso.',
    'odds.can-counters': '{seat_the} può rispondere',
    'odds.no-counters': '{seat_the} non può rispondere',
    'odds.can-presses': '{seat_the} può insistere',
    'odds.no-presses': '{seat_the} non può insistere',
  },
  de: {
    'note.seat':
      '{relation}; {cards, plural, one {# Karte} other {# Karten}} auf der Hand; globaler Einfluss {influence, number}',
    'note.region':
      '{controllerId, select, none {unabhängig} other {gehört {controller_dat}}}, Stufe {level, number}; {sectors} von je {cap, number}{mine, plural, =0 {} other {; # von dir}}{near, select, true {; in deiner Nähe} other {}}',
    'fact.conflict':
      '{attacker} und {target}: {relation}. Stufe ({kind}) {attackLevel, number} gegen {defenceLevel, number}; {attackHand, plural, one {# Karte} other {# Karten}} auf der Hand gegen {defenceHand, number}.',
    'fact.influence':
      '{region_In} hat {attacker_the} {attackCards, plural, one {# Karte} other {# Karten}}, {target_the} {defenceCards, number}.{controllerId, select, none {} other { {controller_The} hat die Kontrolle.}}',
    'fact.defence-stakes':
      '{cards, plural, =0 {Du hast keine Karte zum Kontern.} one {Kontern kostet deine einzige passende Karte und die Karte {attacker_of}; dort kann man dann nachsetzen oder abbrechen.} other {Kontern kostet eine deiner # passenden Karten und die Karte {attacker_of}; dort kann man dann nachsetzen oder abbrechen.}} Gibst du nach, geht eine Karte von dir ({kind}) heim, und eine {attacker_of} nimmt ihren Platz ein.',
    'fact.press-stakes':
      'Dir {cards, plural, =0 {bleibt keine Karte} one {bleibt # Karte} other {bleiben # Karten}} ({kind}). Brichst du ab, ändert sich auf der Karte nichts; was du gespielt hast, ist weg.',
    'odds.can-counters': '{seat_the} kann kontern',
    'odds.no-counters': '{seat_the} kann nicht kontern',
    'odds.can-presses': '{seat_the} kann nachsetzen',
    'odds.no-presses': '{seat_the} kann nicht nachsetzen',
  },
}
