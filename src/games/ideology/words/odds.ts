import type { Catalogues } from '../../../words/index.ts'

/** What a conflict is about, and who can go on with it; what is good to know of a region or a seat. */
export const odds: Catalogues = {
  en: {
    'preview.conflict-ends':
      'If {target_the} concedes: {region_in} {mine, number} yours against {theirs, number}. If it counters: both cards are gone, and you may press on or withdraw.',
    'note.tactics': 'Military attacks cost you less, those on you more{own, plural, =0 {} other {; you own #}}',
    'note.industry': 'Economic attacks cost you less, those on you more{own, plural, =0 {} other {; you own #}}',
    'note.patriotism': 'Cultural attacks cost you less, those on you more{own, plural, =0 {} other {; you own #}}',
    'note.technological-supremacy': 'No military tribute for distance any more{own, plural, =0 {} other {; you own #}}',
    'note.innovation': 'No economic tribute for distance any more{own, plural, =0 {} other {; you own #}}',
    'note.propaganda': 'No cultural tribute for distance any more{own, plural, =0 {} other {; you own #}}',
    'note.wmd': 'A point of influence, and it clears a region of an enemy once{own, plural, =0 {} other {; you own #}}',
    'note.kind': '{cards, plural, =0 {none} other {#}} in hand',
    'note.sector': '{there, number} there{free, select, none {} other {, {free} free}}; {cards, number} in hand',
    'note.seat': '{relation}; {cards, plural, one {# card} other {# cards}} in hand; global influence {influence, number}',
    'note.region':
      '{controllerId, select, none {independent} other {{controller}}}, level {level, number}{isForeseen, select, true {} other {; military/economic/cultural {sectors}, room for {cap, number} each}}{mine, plural, =0 {} other {; # yours}}{near, select, true {; near you} other {}}',
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
    'preview.conflict-ends':
      'Se {target_the} cede: {region_in} {mine, number} tue contro {theirs, number}. Se risponde: le due carte sono perse, e puoi insistere o ritirarti.',
    'note.tactics': 'Gli attacchi militari ti costano meno, quelli contro di te di più{own, plural, =0 {} other {; ne hai #}}',
    'note.industry': 'Gli attacchi economici ti costano meno, quelli contro di te di più{own, plural, =0 {} other {; ne hai #}}',
    'note.patriotism':
      'Gli attacchi culturali ti costano meno, quelli contro di te di più{own, plural, =0 {} other {; ne hai #}}',
    'note.technological-supremacy': 'Niente più tributo militare per la distanza{own, plural, =0 {} other {; ne hai #}}',
    'note.innovation': 'Niente più tributo economico per la distanza{own, plural, =0 {} other {; ne hai #}}',
    'note.propaganda': 'Niente più tributo culturale per la distanza{own, plural, =0 {} other {; ne hai #}}',
    'note.wmd': 'Un punto di influenza, e una volta toglie un nemico da una regione{own, plural, =0 {} other {; ne hai #}}',
    'note.kind': '{cards, plural, =0 {nessuna} other {#}} in mano',
    'note.sector': '{there, number} lì{free, select, none {} other {, {free} liberi}}; {cards, number} in mano',
    'note.seat': '{relation}; {cards, plural, one {# carta} other {# carte}} in mano; influenza globale {influence, number}',
    'note.region':
      '{controllerId, select, none {indipendente} other {{controller_of}}}, livello {level, number}{isForeseen, select, true {} other {; militare/economica/culturale {sectors}, posto per {cap, number} ciascuna}}{mine, plural, =0 {} one {; # tua} other {; # tue}}{near, select, true {; vicina} other {}}',
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
    'preview.conflict-ends':
      'Gibt {target_the} nach: {region_in} {mine, number} von dir gegen {theirs, number}. Kontert die Gegenseite: Beide Karten sind weg, und du darfst nachsetzen oder abbrechen.',
    'note.tactics': 'Militärangriffe kosten dich weniger, solche gegen dich mehr{own, plural, =0 {} other {; du hast #}}',
    'note.industry': 'Wirtschaftsangriffe kosten dich weniger, solche gegen dich mehr{own, plural, =0 {} other {; du hast #}}',
    'note.patriotism': 'Kulturangriffe kosten dich weniger, solche gegen dich mehr{own, plural, =0 {} other {; du hast #}}',
    'note.technological-supremacy': 'Militärisch kein Tribut mehr für die Entfernung{own, plural, =0 {} other {; du hast #}}',
    'note.innovation': 'Wirtschaftlich kein Tribut mehr für die Entfernung{own, plural, =0 {} other {; du hast #}}',
    'note.propaganda': 'Kulturell kein Tribut mehr für die Entfernung{own, plural, =0 {} other {; du hast #}}',
    'note.wmd': 'Ein Punkt Einfluss, und einmal räumt es einen Feind aus einer Region{own, plural, =0 {} other {; du hast #}}',
    'note.kind': '{cards, plural, =0 {keine} other {#}} auf der Hand',
    'note.sector': 'dort {there, number}{free, select, none {} other {, {free} frei}}; {cards, number} auf der Hand',
    'note.seat':
      '{relation}; {cards, plural, one {# Karte} other {# Karten}} auf der Hand; globaler Einfluss {influence, number}',
    'note.region':
      '{controllerId, select, none {unabhängig} other {gehört {controller_dat}}}, Stufe {level, number}{isForeseen, select, true {} other {; Militär/Wirtschaft/Kultur {sectors}, Platz für je {cap, number}}}{mine, plural, =0 {} other {; # von dir}}{near, select, true {; in deiner Nähe} other {}}',
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
