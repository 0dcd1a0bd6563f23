import type { RulesPage } from '../../folder.ts'
import { data } from '../data.ts'
import { politicalPage, technologyPage } from './cards.ts'
import { deWar } from './de-war.ts'
import { ordersPage } from './orders.ts'

export const de: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Dein erster Zug',
    text: `1. **Aufbau**: Wähle Regionen, die aneinander und an ein Meer grenzen; stelle das meiste dorthin, wo andere kommen könnten; setze die Hauptstadt dahinter.
2. Drück auf **Spielbrett**: Die Regierung wird zuletzt gezogen, und sie sagt, was außer Regionen zählt.
3. Dein Zug: Die erste Aktion kostet 1 Öl, die zweite 2, die dritte 3. Drei sind genug für den Anfang. Versuche zuerst eine **Diplomatische Offensive** bei einem Kleinstaat neben dir, dessen Regierung deiner nahesteht: zwei Würfel, kein Risiko, und du siehst die Zahl.
4. Dann **Bauen**: Infanterie (5 Produktionspunkte, PP), wo du schwach bist. Oder **Bewegen**: in einen Kleinstaat, mit mehr Einheiten, als er wohl hat, und eine bleibt zurück.
5. **Zug beenden** und das übrige Öl behalten. Wenn alle am Zug waren, wird produziert: Markiere nichts, oder eine Ölkarte, die dir Öl für die nächste Runde bringt.

Was du befiehlst, lässt sich zurücknehmen, bis du die Befehle beendest; was Würfel entscheiden, nicht.`,
  },
  {
    id: 'overview',
    title: 'Das Spiel auf einen Blick',
    text: `Du führst eine von zwei bis acht Großmächten in einem anderen Jahr 1935: ein paar Regionen, eine Armee, eine Flotte, eine Wirtschaft aus Karten und eine ausgeloste Regierung.

In deinem Zug reihst du **Aktionen** aneinander. Die erste kostet 1 Öl, die zweite 2, die dritte 3 und so weiter: Öl ist die Uhr deines Zuges. Du kannst

- Armeen und Flotten **bewegen** und angreifen (einmal) oder sie in eigenen Ländern **verlegen**,
- Landeinheiten und Schiffe **bauen**,
- Kleinstaaten mit einer **Diplomatischen Offensive** überreden (einmal),
- **Politikkarten** spielen,
- **forschen**, eine Handelsroute **versteigern**, mit einer anderen Großmacht **handeln**,
- eine fremde Wirtschaft **bombardieren** (einmal) oder mit U-Booten **Handelskrieg** führen (einmal).

Beende den Zug, wenn es genug ist: Gespartes Öl bleibt für den nächsten. Waren alle am Zug, **produzieren** alle, und der nächste Platz beginnt eine neue Runde.

Regionen sind Punkte wert, und jede Regierung zählt noch etwas anderes. Zwanzig Politikkarten tragen einen **Adler**. Ist der ${data.eaglesToEnd}. gespielt, endet das Spiel sofort: Wer führt, hat es eilig, wer zurückliegt, hält Adler zurück.

Zum ersten Mal dabei? Wähle Regionen, die aneinander und an ein Meer grenzen, suche Kleinstaaten mit deiner Regierung, behalte etwas Öl, und lies die Seite **Wie man gewinnt**.`,
  },
  {
    id: 'goal',
    title: 'Wie man gewinnt',
    text: `Das Spiel endet sofort,
- wenn der **${data.eaglesToEnd}. Adler** gespielt ist und seine Karte gewirkt hat, auch mitten im Zug,
- wenn eine Großmacht **keine Landeinheit** mehr hat,
- nach der Produktion der letzten Runde, falls eine vereinbart ist,
- oder wenn zwei Runden lang niemand eine Aktion bezahlt hat.

Alle zählen **2 für jede eigene Region** und je nach Regierung:
- **Kommunismus**: 1 für jeden kommunistischen Kleinstaat.
- **Demokratie**: 1 für jeden demokratischen Kleinstaat, aber −1 für jede neutrale Region, die sie je mit Truppen angegriffen hat, mit oder ohne Erfolg.
- **Monarchie**: 1 für jede eigene Region auf einem anderen Kontinent als dem der Hauptstadt.
- **Faschismus**: 1 für jede Region, die in einer Schlacht erobert wurde, in der die Abwehr drei oder mehr Einheiten verlor.

Der Kommunismus gewinnt also durch Propaganda, die Demokratie, indem sie Kleinstaaten in Frieden lässt, die Monarchie durch ferne Landungen, der Faschismus durch große Siege.

Bei Gleichstand: mehr Landeinheiten, dann mehr PP, dann mehr Öl; sonst ist der Sieg geteilt. Das Bild des Spielbretts zeigt die Punkte, wie sie jetzt zählen würden.`,
  },
  {
    id: 'setup',
    title: 'Aufbau',
    text: `Alle beginnen mit 30 Produktionspunkten (PP), 30 Öl, vier Wirtschafts- und vier Politikkarten und diesen Einheiten: 12 Infanterie, 6 Panzer, 4 Artillerie, 2 Flugzeuge, 2 U-Boote, 2 Zerstörer, 1 Schlachtschiff. Wer am höchsten würfelt, beginnt.

1. **Regionen** wählen, reihum je eine, bis alle vier haben. Jede bekommt eine Infanterie. Schreib eine Wunschliste in deine Dauerbefehle, und ihre erste freie Region wird sofort für dich gewählt.
2. Den Rest **aufstellen**, reihum je fünf Einheiten (oder alle auf einmal, wenn der Tisch es will). Landeinheiten in deine Regionen, alle Schiffe in **ein einziges** Seegebiet ohne fremde Schiffe.
3. **Hauptstadt**: Setze sie in eine deiner Regionen. Eine Region mit irgendeiner Hauptstadt bringt der Großmacht, der sie gehört, 10 PP je Runde. Ohne die Region deiner eigenen Hauptstadt spielst du keine Politikkarten.
4. **Regierungen** werden gezogen. Bis zu vier Großmächte haben verschiedene; bei mehr kommen einige doppelt vor. Dann zieht auch jede freie Region eine: Sie ist ein **Neutraler Kleinstaat**.

Die Regierungen stehen in einer Reihe: Kommunismus, Demokratie, Monarchie, Faschismus. Ihr Abstand ist die Zahl der Schritte: vom Kommunismus zum Faschismus 3, von der Monarchie zur Demokratie 1, zum Faschismus 1.

Der Tisch kann vereinbaren, dass jede Startregion auf einem anderen Kontinent liegt.`,
  },
  {
    id: 'turn',
    title: 'Dein Zug und das Öl',
    text: `Die erste Aktion eines Zuges kostet 1 Öl, die zweite 2, die dritte 3 und so weiter. Fünf Aktionen kosten 15. Ein Zug ohne Aktion ist erlaubt und kostet nichts.

**Einmal je Zug**: Bewegung, Diplomatische Offensive, Strategisches Bombardement, Handelskrieg. Alles andere: so oft du zahlen kannst. Eine Offensive, deren allererster Wurf scheitert, darf zum nächsten Preis noch einmal begonnen werden. Ein Blitzkrieg (mit der Technologie, nach der Bewegung) ist kostenlos. Handel wird erst bezahlt, wenn das erste Geschäft angenommen ist.

Eine Aktion wird beendet, bevor die nächste beginnt. Hast du gehandelt und kannst nicht mehr zahlen, endet dein Zug von selbst.

**Dauerbefehle** antworten für dich, wenn du nicht da bist: ob andere an deinen Schiffen vorbei dürfen, ob U-Boote feuern, wie deine Armee kämpft, wann du nach dem Blocken gefragt werden willst, wie du produzierst. Gib sie jederzeit, auch außerhalb deines Zuges. Andere sehen davon nur, dass du jeden Handel ablehnst, und was du über ihre Durchfahrt und deine Kanäle bestimmst.

Beispiel: Deine erste Aktion ist eine Offensive für 1 Öl, und ihr erster Wurf scheitert. Du baust für 2 und versuchst dann eine neue Offensive für 3.

Beispiel: Mit 11 Öl kannst du vier Aktionen (10) bezahlen und 1 behalten.`,
  },
  {
    id: 'blitz',
    title: 'Diplomatische Offensive',
    text: `Überrede Kleinstaaten mit zwei Würfeln. Erreiche diese Zahl:

- 6
- +1 für jeden früheren Versuch in derselben Offensive
- +2, wenn die Region an keine von deinen grenzt
- + der Abstand zwischen ihrer Regierung und deiner

Angrenzend heißt über Land, über einen Seeweg oder durch eine gemeinsame Seezone.

**Erfolg**: Die Region gehört dir mit einer Infanterie, und du ziehst eine Politik- und eine Wirtschaftskarte. Du darfst beim nächsten weitermachen, um eins schwerer und ohne Öl, oder aufhören.
**Misserfolg**: Die Aktion ist vorbei. Was du gewonnen hast, bleibt. Scheitert schon der allererste Wurf, darfst du in diesem Zug zum nächsten Preis neu beginnen.

Rundfunk bringt 1 auf den Wurf, jede Diplomatische Mission 2 für diesen Zug.

Beispiel: Eine Demokratie, der Brasilien gehört, versucht es bei
- Peru nebenan, Monarchie: 6 + 1 = 7, Wurf 9.
- Chile, nun neben Peru, Kommunismus: 6 + 1 + 1 = 8, Wurf 8.
- der Türkei, Faschismus, nicht angrenzend: 6 + 2 + 2 + 2 = 12, Wurf 7. Vorbei.

Zwei Regionen, zwei Infanterien, zwei Politik- und zwei Wirtschaftskarten für eine Aktion. 13 und mehr darf man versuchen, braucht dann aber einen Bonus.`,
  },
  {
    id: 'political',
    title: 'Politikkarten spielen',
    text: `Mit einer Aktion spielst du beliebig viele Politikkarten, eine nach der anderen. Die Region deiner Hauptstadt muss dir gehören.

Nach jeder Karte können andere sie **blocken**: wer die eigene Hauptstadt besitzt und eine passende BLOCK-Karte hat. Niemand erfährt, wer es gekonnt hätte. Der erste Block entscheidet: Die Karte wirkt nicht, und ein Block kann nicht geblockt werden. BLOCK-Karten kosten kein Öl und dürfen auch andere schützen.

- Spionageabwehr hält Spion, Meisterspion und Attentäter auf.
- Ein Doppelagent hält alle vier Spionkarten auf und nimmt der Großmacht, die sie gespielt hat, eine Karte ab.
- Ein Veto hält jede Karte auf, die keine Spionage ist.
- Ein Nichtangriffspakt hält den Angriff auf eine Region auf, der in einer Bewegung oder einem Blitzkrieg angekündigt wurde; die Truppen kehren heim.

**Adler** zählen, wenn die Karte gespielt wird, auch wenn sie geblockt wird. Abgeworfene oder abgegebene zählen nicht. Vom ${data.eaglesNoTrade}. Adler an handelt niemand; der ${data.eaglesToEnd}. beendet das Spiel.

Ein Kleinstaat durch Staatsstreich oder Anschluss bringt eine Infanterie, eine Politik- und eine Wirtschaftskarte. Ist der Stapel leer, werden die abgeworfenen gemischt; die Adler bleiben gezählt.

Politikkarten bekommst du für gewonnene und eroberte Kleinstaaten und eine bei jeder Produktion.`,
  },
  politicalPage('de', true, {
    id: 'intrigue',
    title: 'Politikkarten: Spionage und BLOCK',
    intro: 'In Klammern, wie viele es unter den 60 Karten gibt.',
  }),
  politicalPage('de', false, {
    id: 'measures',
    title: 'Politikkarten: alle anderen',
    intro: 'In Klammern, wie viele es gibt und welche einen Adler tragen. Alle kann ein Veto aufhalten.',
  }),
  {
    id: 'production',
    title: 'Produktion und Wirtschaft',
    text: `Waren alle am Zug, produzieren alle zugleich.

**PP** (Produktionspunkte): 10 für jede deiner Regionen, in der irgendeine Hauptstadt steht, dazu der Wert deiner Wirtschaftskarten und Handelsrouten. Ein **Satz** ist Öl + Bodenschätze + Fabriken + Eisenbahn: Seine Werte zählen doppelt. Bevölkerung gehört nie zu einem Satz. Eine Handelsroute darf für jede der vier stehen. Die besten Sätze bilden sich von selbst.

**Öl**: Eine Ölkarte oder Handelsroute, die du für die **Ölreserve** markierst, bringt Öl statt PP.

Karten, die durch Bomben, Sabotage oder Handelskrieg außer Betrieb sind, bringen in dieser Runde nichts; danach wieder. PP und Öl bleiben dir. Am Ende zieht jede Großmacht eine Politikkarte, und der nächste Platz beginnt die neue Runde.

Beispiel: Hauptstadt 10; Öl 4, Bodenschätze 3, Fabriken 1, Eisenbahn 3 sind ein Satz von 11, doppelt 22; Bevölkerung 3, Bodenschätze 1, Eisenbahn 2 noch einmal 6. Zusammen **38 PP**. Eine weitere Ölkarte von 2 bringt markiert stattdessen 2 Öl.

Beispiel: Öl 3, Bodenschätze 1, Fabriken 4 und eine Route von 4, keine Eisenbahn: Der Satz ist 12 wert, doppelt 24. Kommt Eisenbahn 2 dazu, tritt die Route an die Stelle der schwächsten Karte: 13 doppelt + 1 = 27 schlägt 10 doppelt + 4 = 24.

Der Dauerbefehl „Produktion“ regelt es ohne dich: automatisch füllt die Reserve bis 12 und macht aus dem Rest PP.`,
  },
  {
    id: 'build',
    title: 'Einheiten bauen',
    text: `Eine Aktion; baue, so viel du bezahlen kannst, dann beende sie.

Infanterie 5, Artillerie 8, Panzer 10, Flugzeug 15. U-Boot 5, Zerstörer 5, Schlachtschiff 10, Flugzeugträger 20 PP. Technologien machen sie billiger.

Landeinheiten erscheinen in einer deiner Regionen, Schiffe in einem Seegebiet an einer deiner Küsten.

Baust du ein anderes Schiff als ein U-Boot, wo jemand anderes solche Schiffe hat, kommt es am Ende der Aktion zur Seeschlacht, ohne weiteres Öl. U-Boote darfst du überall bauen, auch neben fremden Schiffen.

**Was bauen?** Infanterie ist billig und steht vorn, aber ihre Treffer sind schwach. Panzer werfen zwei Würfel und schießen an Infanterie vorbei. Ein Artillerietreffer nimmt zwei Infanterien. Flugzeuge treffen, was du willst, ziehen zwei Regionen weit über alles hinweg und bombardieren. Die Würfel zeigen jede Art: Eine gemischte Linie aus vieren macht am meisten daraus.`,
  },
  {
    id: 'research',
    title: 'Forschung',
    text: `Eine Aktion. Setze 0 bis 40 PP ein, in Schritten von 5. Nötig ist 10 mit zwei Würfeln; je 5 PP senken die Zahl um eins, bis 2 bei 40. Der Elektronenrechner bringt 2.

Gelingt es, ziehst du die oberste Karte der Technologien. Alle sehen sie, und sie bleibt dir bis zum Ende. Technologien kann man nicht handeln. Sind alle zwanzig gefunden, gibt es keine Forschung mehr. Gefangene Wissenschaftler ziehen eine ohne Wurf.

Beispiel: 15 PP senken die Zahl auf 7. Eine 8 genügt.

Die Aussichten: 10 braucht Glück (1 von 6), 7 kommt bei 21 von 36 Würfen, 5 bei 30 von 36, 2 immer.`,
  },
  technologyPage('de', true, {
    id: 'technologies',
    title: 'Technologien des Krieges',
    intro: 'Jede gibt es einmal. Sie wirken bis zum Ende des Spiels.',
  }),
  technologyPage('de', false, {
    id: 'inventions',
    title: 'Technologien des Friedens',
    intro: 'Jede gibt es einmal. Sie wirken bis zum Ende des Spiels.',
  }),
  {
    id: 'auction',
    title: 'Versteigerung einer Handelsroute',
    text: `Eine Aktion. Du eröffnest mit einem offenen **Gebot** von mindestens 20 PP und einem geheimen **Limit**, dem Höchsten, was du zahlen würdest. Wer mehr PP hat als das Gebot, darf auch ein geheimes Limit nennen oder mit 0 passen. Alle antworten zugleich.

Das höchste Limit gewinnt. Gleiche Limits: zuerst wer eröffnet hat, dann im Uhrzeigersinn. Der Preis ist der, zu dem es in Schritten von 1 PP gekommen wäre: **eins mehr als das zweithöchste Limit**, nie mehr als das Limit, das gewinnt. Bietet sonst niemand, zahlt, wer eröffnet hat, das Gebot.

Wer gewinnt, zieht zufällig eine der übrigen Handelsrouten. Niemand sieht, welche. Eine Route ist 3 bis 5 PP je Runde wert, passt in jeden Satz, kann die Ölreserve füllen und kann in ihrem Seegebiet vom Handelskrieg getroffen werden.

Beispiel: Bruno eröffnet mit 22 und Limit 28; Clara nennt 35, Dora 24. Clara gewinnt für 29. Hätte Clara auch 28 genannt, gewänne Bruno den Gleichstand und zahlte 28.

Mit Dauerbefehlen passt du bei jeder Versteigerung oder bietest bis zu deinem Limit, ohne gefragt zu werden.`,
  },
  {
    id: 'trade',
    title: 'Handel',
    text: `Entwirf ein Geschäft mit einer anderen Großmacht: PP, Öl, Wirtschafts- und Politikkarten auf beiden Seiten und eine Notiz für Gefälligkeiten. Biete es an; die andere Seite nimmt an oder lehnt ab. Niemand sieht den Entwurf, und du kannst das Angebot zurückziehen, solange sie überlegt.

- Bezahlt wird die Aktion, wenn das **erste** Geschäft angenommen ist. Weitere, mit wem auch immer, sind dann kostenlos, bis du die Aktion beendest.
- Zwischen den beiden Hauptstädten muss es einen **Weg** über Landgrenzen und Seegebiete geben, auf dem, die Enden eingeschlossen, keine dritte Großmacht Einheiten hat. Kleinstaaten und leere Meere sind frei. Seewege und Kanäle zählen hier nicht.
- Kein Handel vom ${data.eaglesNoTrade}. Adler an.
- Von den fremden Politikkarten verlangst du eine Art, von den Wirtschaftskarten eine bestimmte: höchstens sechs im Ganzen.
- Handelsrouten und Technologien kann man nicht handeln. Was außer Betrieb ist, bleibt es.
- **Notizen binden nie.** Durchfahrt, Kanäle, Frieden: Versprechen hält oder bricht man, wie man will.

Wer per Dauerbefehl jeden Handel ablehnt, wird nicht gefragt; das sehen alle.`,
  },
  {
    id: 'bombing',
    title: 'Strategisches Bombardement',
    text: `Eine Aktion, einmal je Zug. Schicke Flugzeuge von überall gegen die Wirtschaft einer anderen Großmacht: Wo sie stehen, ist gleich, und sie bewegen sich nicht. Du teilst sie geheim in **Jäger** und **Bomber**.

1. Das Ziel darf eigene Jäger **aufsteigen** lassen und sagt, worauf sie zuerst schießen, Bomber oder Jäger.
2. Jeder verteidigende Jäger würfelt: Eine 6 schießt ein Flugzeug ab.
3. Jeder deiner übrigen Jäger: Eine 6 schießt einen verteidigenden Jäger ab.
4. Jeder deiner übrigen Bomber: Eine 6 ist ein Treffer. Lenkraketen bringen zwei Würfel.
5. Jeder Treffer (zwei Karten mit der Atombombe) setzt eine **Wirtschaftskarte** deiner Wahl für diese Runde außer Betrieb; du siehst sie dabei. Handelsrouten sind sicher.

Radar, Düsenjäger und Schwere Bomber bringen 1 auf ihre Würfel.

Verlorene Flugzeuge entfernt, wer sie verliert, aus einer Region eigener Wahl. Eine Region, die leer würde, bekommt von anderswo eine andere Einheit an seiner Stelle.`,
  },
  {
    id: 'raid',
    title: 'Handelskrieg',
    text: `Eine Aktion, einmal je Zug. Deine U-Boote greifen fremde Handelsrouten in den Seegebieten an, in denen sie liegen. Nur du siehst, welche das sind. Wähle die Gebiete nacheinander, jedes einmal.

Jedes U-Boot dort würfelt und trifft bei einer **6** (mit Modernen Torpedos bei 5 oder 6). Ein erster Treffer setzt eine Route für diese Runde außer Betrieb, ein zweiter, von wem auch immer, **zerstört** sie: Sie kommt zurück in den Stapel. Weitere Treffer verfallen.

Dann feuert der **Geleitschutz**: Zerstörer und Flugzeugträger im Gebiet, von allen, die dort eine Route hatten (oder „immer“ befohlen haben). Ein Zerstörer versenkt ein U-Boot bei 5 oder 6, ein Flugzeugträger ab 4; Sonar bringt 1.

Beispiel: Drei U-Boote in der Nordsee, wo Clara den Ostseehandel hat: Sie würfeln 6, 2 und 6, also ist die Route erst außer Betrieb und dann zerstört. Claras Flugzeugträger würfelt 4: Ein U-Boot ist versenkt.`,
  },
  ...deWar,
  ordersPage.de,
]
