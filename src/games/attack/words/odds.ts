import type { Catalogues } from '../../../words/index.ts'

/** What battles and reactions are about, and how they may end; what is good to know of a place. */
export const odds: Catalogues = {
  en: {
    'note.free-region':
      '{land, plural, =0 {no neighbour by land} one {# neighbour by land} other {# neighbours by land}}; {seas, plural, =0 {no sea} one {# sea} other {# seas}}',
    'note.seat':
      '{points, number} points, {regions, plural, one {# region} other {# regions}}, {pp, number} PP, {oil, number} oil',
    'note.units': '{count, number} in all',
    'fact.army':
      '{seat_The}: {stands, plural, =0 {} other {{units} in the line, }}{kept, plural, =0 {nothing} other {{reserve}}} in reserve.',
    'fact.route':
      '{left, plural, one {The last route} other {One of # routes}} is drawn: it brings {least, number} to {most, number} PP or oil each round, more beside others, and submarines can raid it. You have {pp, number} PP.',
    'fact.means': 'You have {resources}.',
    'note.owned': '{owner}: {units}',
    'note.neutral': 'Minor Neutral, {gov}',
    'note.open-sea': 'no ships',
    'note.cost': '{pp, number} PP each',
    'fact.column':
      '{by} comes from {origins} to {region_the} with {units}.{ownerId, select, none { A Minor Neutral: its army is not known yet.} other { {owner} has {stands, plural, =0 {nothing} other {{defenders}}} there.}}',
    'fact.crossing':
      '{by}: {units} from {origin_the} to {region_the}{ownerId, select, none {, a Minor Neutral} other {, which {owner} owns}}.',
    'fact.escorts':
      'You have {submarines, plural, one {# submarine} other {# submarines}} there. {dd, plural, =0 {No destroyers} one {# destroyer} other {# destroyers}} and {cv, plural, =0 {no carriers} one {# carrier} other {# carriers}} of {by} may shoot back (destroyers hit on 5, carriers on 4).',
    'fact.land-stakes':
      'Nobody retreats: one army is lost to the last unit. {prize, select, card {If {attacker} wins, the region and its Economics card are won.} other {If {attacker} wins, {attacker} gets the region and an Economics card of {defender} at random.}}{isCapital, select, true { It is the capital of {defender}.} other {}}',
    'fact.fleet': '{seat_The}: {units}{damaged, plural, =0 {} other {; # damaged}}.',
    'fact.sea-stakes': 'Sunk ships are lost; whoever is left {sea_in} decides who may cross it.',
    'fact.raid':
      '{by} comes with {raiders, plural, one {# plane} other {# planes}}; you have {planes, number}. You hold {cards, plural, one {# Economics card} other {# Economics cards}} that can be disabled; if all of them are bombers and none is shot down, {worst, number} on average.',
    'odds.place': 'Attack on {region_the}',
    'odds.waters': 'Battle {sea_in}',
    'odds.falls': 'conquest',
    'odds.holds': 'repelled',
    'odds.units': 'Units lost on average: {attackers, number} attacking, {defenders, number} defending',
    'odds.sunk': '{seat} is sunk',
    'odds.leaves': '{seat} leaves, too weak',
    'odds.ships': 'Ships lost on average: {mine, number} of {seat}, {theirs, number} of {target}',
    'odds.shots': '{hits, plural, =0 {no hit} one {# hit} other {# hits}}',
    'odds.cards-disabled': '{count, plural, =0 {no card disabled} one {# card disabled} other {# cards disabled}}',
    'odds.planes': 'If everything rises against the bombers; planes of yours lost on average: {planes, number}',
    'odds.shot-down': '{count, plural, =0 {no plane shot down} one {# plane shot down} other {# planes shot down}}',
    'odds.joins': '{region} on your side',
    'odds.refuses': 'refusal {region_of}',
    'odds.found': 'a technology is found',
    'odds.not-found': 'nothing is found',
  },
  it: {
    'note.free-region':
      '{land, plural, =0 {nessun confine di terra} one {# confine di terra} other {# confini di terra}}; {seas, plural, =0 {niente mare} one {# mare} other {# mari}}',
    'note.seat':
      '{points, number} punti, {regions, plural, one {# regione} other {# regioni}}, {pp, number} PP, {oil, number} petrolio',
    'note.units': '{count, number} in tutto',
    'fact.army':
      '{seat_The}: {stands, plural, =0 {} other {{units} in linea, }}{kept, plural, =0 {nulla} other {{reserve}}} di riserva.',
    'fact.route':
      'Si pesca {left, plural, one {l’ultima rotta} other {una di # rotte}}: porta da {least, number} a {most, number} PP o petrolio a round, di più accanto ad altre, e i sottomarini possono attaccarla. Hai {pp, number} PP.',
    'fact.means': 'Hai {resources}.',
    'note.owned': '{owner}: {units}',
    'note.neutral': 'Neutrale Minore, {gov}',
    'note.open-sea': 'nessuna nave',
    'note.cost': '{pp, number} PP l’una',
    'fact.column':
      '{by} viene da {origins} {region_to} con {units}.{ownerId, select, none { Neutrale Minore: l’esercito non si conosce ancora.} other { Là {owner} {stands, plural, =0 {non ha nulla} other {ha {defenders}}}.}}',
    'fact.crossing': '{by}: {units}, {origin_from} {region_to}{ownerId, select, none {, Neutrale Minore} other {, di {owner}}}.',
    'fact.escorts':
      'Là hai {submarines, plural, one {# sottomarino} other {# sottomarini}}. Possono rispondere {dd, plural, =0 {nessun cacciatorpediniere} one {# cacciatorpediniere} other {# cacciatorpediniere}} e {cv, plural, =0 {nessuna portaerei} one {# portaerei} other {# portaerei}} di {by} (cacciatorpediniere con 5, portaerei con 4).',
    'fact.land-stakes':
      'Nessuno si ritira: un esercito va perso fino all’ultima unità. {prize, select, card {Se vince {attacker}, vince la regione e la sua carta economica.} other {Se vince {attacker}, prende la regione e una carta economica a caso di {defender}.}}{isCapital, select, true { È la capitale di {defender}.} other {}}',
    'fact.fleet': '{seat_The}: {units}{damaged, plural, =0 {} one {; # danneggiata} other {; # danneggiate}}.',
    'fact.sea-stakes': 'Le navi affondate sono perse; chi resta {sea_in} decide chi può attraversarlo.',
    'fact.raid':
      '{by} viene con {raiders, plural, one {# aereo} other {# aerei}}; tu ne hai {planes, number}. Hai {cards, plural, one {# carta economica} other {# carte economiche}} che si possono disattivare; se sono tutti bombardieri e nessuno cade, in media {worst, number}.',
    'odds.place': 'Attacco {region_at}',
    'odds.waters': 'Battaglia {sea_in}',
    'odds.falls': 'conquista',
    'odds.holds': 'respinto',
    'odds.units': 'Unità perse in media: {attackers, number} in attacco, {defenders, number} in difesa',
    'odds.sunk': 'la flotta di {seat} affonda',
    'odds.leaves': 'la flotta di {seat} se ne va, troppo debole',
    'odds.ships': 'Navi perse in media: {mine, number} di {seat}, {theirs, number} di {target}',
    'odds.shots': '{hits, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}',
    'odds.cards-disabled':
      '{count, plural, =0 {nessuna carta disattivata} one {# carta disattivata} other {# carte disattivate}}',
    'odds.planes': 'Se tutto si alza contro i bombardieri; aerei tuoi persi in media: {planes, number}',
    'odds.shot-down': '{count, plural, =0 {nessun aereo abbattuto} one {# aereo abbattuto} other {# aerei abbattuti}}',
    'odds.joins': '{region} con te',
    'odds.refuses': 'rifiuto {region_of}',
    'odds.found': 'si trova una tecnologia',
    'odds.not-found': 'non si trova nulla',
  },
  de: {
    'note.free-region':
      '{land, plural, =0 {keine Landgrenze} one {# Landgrenze} other {# Landgrenzen}}; {seas, plural, =0 {kein Meer} one {# Meer} other {# Meere}}',
    'note.seat':
      '{points, number} Punkte, {regions, plural, one {# Region} other {# Regionen}}, {pp, number} PP, {oil, number} Öl',
    'note.units': '{count, number} insgesamt',
    'fact.army':
      '{seat_The}: {stands, plural, =0 {} other {{units} in der Linie, }}{kept, plural, =0 {nichts} other {{reserve}}} in Reserve.',
    'fact.route':
      'Gezogen wird {left, plural, one {die letzte Route} other {eine von # Routen}}: Sie bringt je Runde {least, number} bis {most, number} PP oder Öl, neben anderen mehr, und U-Boote können sie angreifen. Du hast {pp, number} PP.',
    'fact.means': 'Du hast {resources}.',
    'note.owned': '{owner}: {units}',
    'note.neutral': 'Kleinstaat, {gov}',
    'note.open-sea': 'keine Schiffe',
    'note.cost': 'je {pp, number} PP',
    'fact.column':
      '{by} kommt aus {origins} {region_to} mit {units}.{ownerId, select, none { Ein Kleinstaat: Seine Armee ist noch unbekannt.} other { Dort hat {owner} {stands, plural, =0 {nichts} other {{defenders}}}.}}',
    'fact.crossing':
      '{by}: {units}, {origin_from} {region_to}{ownerId, select, none {, ein Kleinstaat} other {, im Besitz von {owner}}}.',
    'fact.escorts':
      'Du hast dort {submarines, plural, one {# U-Boot} other {# U-Boote}}. Zurückschießen können {dd, plural, =0 {keine Zerstörer} one {# Zerstörer} other {# Zerstörer}} und {cv, plural, =0 {keine Flugzeugträger} one {# Flugzeugträger} other {# Flugzeugträger}} von {by} (Zerstörer treffen ab 5, Träger ab 4).',
    'fact.land-stakes':
      'Niemand zieht sich zurück: Eine Armee geht bis zur letzten Einheit verloren. {prize, select, card {Siegt {attacker}, sind Region und Wirtschaftskarte gewonnen.} other {Siegt {attacker}, sind die Region und eine zufällige Wirtschaftskarte von {defender} gewonnen.}}{isCapital, select, true { Es ist die Hauptstadt von {defender}.} other {}}',
    'fact.fleet': '{seat_The}: {units}{damaged, plural, =0 {} other {; # beschädigt}}.',
    'fact.sea-stakes': 'Versenkte Schiffe sind verloren; wer {sea_in} übrig bleibt, entscheidet, wer durchfahren darf.',
    'fact.raid':
      '{by} kommt mit {raiders, plural, one {# Flugzeug} other {# Flugzeugen}}; du hast {planes, number}. Du hältst {cards, plural, one {# Wirtschaftskarte} other {# Wirtschaftskarten}}, die ausfallen können; sind alle Bomber und keiner wird abgeschossen, im Schnitt {worst, number}.',
    'odds.place': 'Angriff auf {region_acc}',
    'odds.waters': 'Schlacht {sea_in}',
    'odds.falls': 'Eroberung',
    'odds.holds': 'Abwehr',
    'odds.units': 'Verlorene Einheiten im Schnitt: {attackers, number} beim Angriff, {defenders, number} bei der Verteidigung',
    'odds.sunk': 'die Flotte von {seat} sinkt',
    'odds.leaves': 'die Flotte von {seat} zieht ab, zu schwach',
    'odds.ships': 'Verlorene Schiffe im Schnitt: {mine, number} von {seat}, {theirs, number} von {target}',
    'odds.shots': '{hits, plural, =0 {kein Treffer} one {# Treffer} other {# Treffer}}',
    'odds.cards-disabled': '{count, plural, =0 {keine Karte fällt aus} one {# Karte fällt aus} other {# Karten fallen aus}}',
    'odds.planes': 'Wenn alles gegen die Bomber aufsteigt; eigene Flugzeuge verloren im Schnitt: {planes, number}',
    'odds.shot-down': '{count, plural, =0 {kein Abschuss} one {# Abschuss} other {# Abschüsse}}',
    'odds.joins': '{region} auf deiner Seite',
    'odds.refuses': 'Absage {region_of}',
    'odds.found': 'eine Technologie wird gefunden',
    'odds.not-found': 'es wird nichts gefunden',
  },
}
