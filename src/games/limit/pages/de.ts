import type { RulesPage } from '../../folder.ts'
import { cardPage } from './cards.ts'
import { table } from './table.ts'

const cardIntro =
  'In Klammern die Kosten, dann die Wirkung. Karten mit „bleibt“ sind dauerhaft, alle anderen kommen auf die Hand zurück.'

export const de: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Dein erster Zug',
    text: `1. **Maßnahmen ziehen**: Wähle Gesellschaft; behalte die Karte, die eine Klasse hebt oder deine Leute beruhigt.
2. Lies die **Vorschau** auf deiner Tafel: Was hinter ⚠ steht, fehlt dir in der Sozialen Phase.
3. **Spiele bis zu zwei Karten**: Handwerk oder Förderung für das, was fehlt, Industrialisierung für eine Fabrik. ⚡-Karten kommen in der nächsten Generation zurück: Spiele gute früh.
4. **Passe**, wenn es genug ist: Dann ernährt, besteuert und produziert die Soziale Phase von selbst.
5. Darfst du eine Klasse heben, hebe zuerst **A**: Das bringt mehr Karten. Senke, was am wenigsten einbringt.

Die Bevölkerung wächst von selbst, in Stufen: 1, 2, 3, 5, 10, 20 Menschen und mehr. Jeder Mensch verzehrt eine Erneuerbare: Behalte welche.`,
  },
  {
    id: 'overview',
    title: 'Das Spiel im Überblick',
    text: `Du führst eine Nation von 1850 bis 2060, durch sieben Generationen von 30 Jahren. Alle beginnen gleich. Es gibt keine Landkarte: eine Welt mit Markt, Bank und Reserven, und eine Tafel für jede Nation.

Wachstum kommt von selbst. Menschen essen, vermehren sich und wollen Güter, sobald sie besser leben. Die Wirtschaft wächst in jeder Generation ein wenig, Steuern leeren eine Bank, die nicht endlos ist, große Fabriken verbrauchen Brennstoffe, die auch nicht endlos sind, und Verschmutzung füllt ein Becken, das einen Boden hat.

Eine Generation:
1. **Neue Maßnahmen** (alle zugleich): ziehe von einem deiner Stapel, behalte eine oder zwei Karten.
2. **Politische Entscheidungen** (reihum): bis zu zwei Karten auf einmal, bis alle gepasst haben.
3. **Soziale Phase** (alle zugleich): Nahrung, Güter, Geburten, Steuern, Produktion, Ordnung. Das meiste geschieht von selbst; du wählst, welche Klasse steigt oder fällt.
4. **Krisen**, wenn die Welt sie verdient hat. Vier davon beenden das Spiel.
5. **Bündnisse** (wenn vereinbart) oder, allein, ein **Ereignis**.

Die Vorschau über deiner Hand sagt, was die Soziale Phase mit dir macht, wenn nichts mehr gespielt wird. Sieh hin: Für alles mit ⚠ sind deine Karten da.`,
  },
  {
    id: 'goal',
    title: 'Wie man gewinnt',
    text: `Das Spiel endet nach der siebten Generation, oder nach jeder, bis zu deren Ende es insgesamt **vier Krisen** gegeben hat. Dann folgt eine **Resilienzprüfung** (man kann keine oder zwei vereinbaren): Jede Nation muss noch einmal ihre Leute ernähren, mit Gütern versorgen und produzieren; ein Mangel trifft sie wie immer.

Punkte:
- **Glück**: die Standards von A + C + E mal dem demografischen Index (1 bis 3 Menschen, 2 ab 5, 3 ab 20, 4 ab 30, 5 ab 50).
- **Geld**: für je volle 10$ 5 Punkte weniger die Zahl der Krisen. Zwei Krisen: 3 Punkte je 10$. Fünf oder mehr: nichts.
- **Territorium**: je 5 Punkte.
- **Militär**: 1 Punkt für je volle 3.
- **Belastung**: −2 je Verschmutzung, −1 je Destabilisierung.

Beispiel: A, C, E auf 4, 3, 2 mit 20 Menschen: 9 × 3 = 27. 87$ und 2 Krisen: 8 × 3 = 24. Drei Territorien 15, sieben Militär 2, drei Verschmutzung und vier Destabilisierung −10. Zusammen 58.

Bei Gleichstand zählt mehr Glück, dann weniger Belastung, dann mehr Territorium; sonst ist es ein gemeinsamer Sieg. Allein sind mehr als 100 Punkte hervorragend und ein Sieg.`,
  },
  {
    id: 'policies',
    title: 'Neue Maßnahmen und Handkartenlimit',
    text: `Jede Nation hat dieselben 37 Karten: 4 zu Beginn auf der Hand, 3 Technologien beiseite, 30 in drei Stapeln zu zehn: **Gesellschaft**, **Produktion**, **Armee und Wirtschaft**.

Zu Beginn einer Generation entscheidet dein Standard der Klasse **A**:

${table(['A', 'ziehen', 'behalten', 'Hand'], [1, 5, 1, 5], [2, 5, 1, 6], [3, 5, 2, 7], [4, 10, 2, 8])}

Ein Standard von 2 bringt die Technologie Marktzugang, 3 Robotisierung, 4 Massenvernichtung. Technologien kommen von selbst auf die Hand und bleiben dir, auch wenn der Standard wieder fällt. Dann wählst du **einen Stapel**, siehst seine obersten Karten an und behältst eine oder zwei. Die anderen kommen unter den Stapel, wenn du willst in einer Reihenfolge deiner Wahl.

Hast du nun mehr Karten als dein Limit, lege welche deiner Wahl unter ihre Stapel, auch Technologien. Dauerhafte Karten vor dir zählen nicht: Sie zu spielen macht die Hand frei.

Alle tun das gleichzeitig, und niemand sieht, was du behältst. Welchen Stapel du gewählt hast, sehen alle.`,
  },
  {
    id: 'decisions',
    title: 'Politische Entscheidungen',
    text: `Beginnend mit der Führung sind die Nationen reihum dran. Am Zug darfst du **bis zu zwei Karten** spielen, dann folgt die nächste Nation. Das geht so lange, bis alle gepasst haben.

Wer passt, ist für diese Generation fertig, vor oder nach der ersten Karte. Spielst du nur eine Karte, musst du also passen: zwei und zwei ist besser als eine und eine. Nennt dich aber eine Karte **als Ziel**, wirst du noch einmal gefragt, wenn du an die Reihe kommst. Ohne Handkarten passt du von selbst.

**Kosten** werden ganz geprüft, bevor etwas bezahlt wird. „Zahlen“ geht an die Bank. Kosten in Unruhe müssen auf die Leiste mit 10 Feldern passen. Pro Kopf heißt je Mensch: Bei 10 Menschen ist 1$ pro Kopf 10$.

⚡ **Sofortkarten** kommen auf die Hand zurück, wenn alle gepasst haben: Eine gute Karte wirkt in jeder Generation. **Dauerhafte** bleiben liegen. Zwei davon darfst du am Zug aufgeben, ohne dass es als Karte zählt: Intensivlandwirtschaft (Fabrik für Erneuerbare −1) und Planwirtschaft (2 Unruhe).

Eine Karte, die nichts ändern würde, kann nicht gespielt werden.

**Zusagen**: Während der Entscheidungen darfst du jederzeit jemandem Geld zusagen. Diese Nation kann darauf für Weltweite Säuberung und Humanitäre Hilfe (je 50$) zurückgreifen, im Wirtschaftsbündnis für jede Karte, die $ kostet. Zusagen enden, wenn alle gepasst haben.`,
  },
  {
    id: 'classes',
    title: 'Klassen und Unruhe',
    text: `Deine Gesellschaft hat fünf Klassen, A oben bis E unten, jede mit einem Lebensstandard von 1 bis 4. **Keine Klasse darf besser leben als die über ihr.** Eine Klasse kann steigen, wenn sie unter 4 und unter ihrer oberen Nachbarin steht (A immer); sie kann fallen, wenn sie über ihrer unteren Nachbarin steht (E immer, bis 1).

- **A** bestimmt, wie viele Karten du ziehst, behältst und halten darfst.
- **C** bestimmt, wie deine Gesellschaft lebt. 1: kein Wunsch nach Gütern, Steuer 2$ pro Kopf. 2: Güter für eine Stufe weniger, Steuer 3$. 3: Güter für alle, **kein Wachstum** der Bevölkerung mehr, Steuer 3$. 4: Güter für eine Stufe mehr, die Wirtschaft schrumpft, Steuer 5$, keine Klasse steigt von selbst.
- **A minus E** kommt in jeder Generation zu deiner Unruhe dazu.

**Demografischer Übergang**: Jede Klasse, die zum ersten Mal 3 erreicht, legt einen Marker in die Übergangszone. Zwei zusammen bedeuten eine Stufe Bevölkerung mehr, dann gehen sie; ein einzelner geht ohne Wirkung.

**Unruhe** geht von 0 bis 10. Bei 0 oder 1: **Boom** (eine Klasse steigt, Geld kommt). 2 bis 8: **Fortschritt** (eine Klasse steigt). 9 oder 10: **Aufstand** (du zahlst Militär oder Geld, oder Klassen fallen). Jeder Schritt über 10 ist stattdessen ein Marker **Destabilisierung**: ein Punkt weniger und ein Schritt zu einer Militärkrise für alle.

Beispiel: A 3, E 1, Unruhe 9: Zwei mehr sind 10 und 1 Destabilisierung.`,
  },
  {
    id: 'social',
    title: 'Die Soziale Phase',
    text: `Elf Schritte, für alle zugleich. Der Standard von C zählt, wie er zu Beginn war.

1. **Nahrung**: eine Erneuerbare pro Kopf. Zu wenig: Zahle für die höchste Stufe Bevölkerung, die geht. Je fehlende Stufe verlierst du eine Stufe Bevölkerung und eine Fabrikstufe, und die Unruhe steigt um 3.
2. **Lagerung**: Mehr als 10 Erneuerbare verderben.
3. **Konsum**: Güter nach C (bei C 1 keine). Je fehlende Stufe: eine Klasse fällt, +2 Unruhe.
4. **Wachstum**: C 1 und 2: eine Stufe mehr (1, 2, 3, 5, 10, 20, 30, 50, 100).
5. **Sterblichkeit**, 6. **Geburtenrate**: Zwei Marker in der Übergangszone bringen eine Stufe und gehen.
7. **Wirtschaft**, Fabrikstufen: C 1 Erneuerbare +1; C 2 Erneuerbare und Industrie je +1; C 3 Industrie oder Militär +1; C 4 eines davon −1.
8. **Steuern** von der Bank. Ist sie leer, kommt Geld aus dem Nichts: eine Finanzkrise.
9. **Produktion**: siehe die Seite über Fabriken.
10. **Öffentliche Ordnung**: Aufstand, Fortschritt oder Boom.
11. **Klassenkampf**: Die Unruhe steigt um A − E.

Beispiel: 30 Menschen, 25 Erneuerbare. Du zahlst 20 für Stufe 6, eine Stufe fehlt: 20 Menschen und 5 Erneuerbare bleiben, eine Fabrikstufe geht, +3 Unruhe.

Geht es nur auf eine Art? Dann geschieht es von selbst. Bei einem **Aufstand** zahlst du mit C 1 so viel Militär wie Menschen, zwei Stufen tiefer, mit C 2 eine Stufe tiefer; jede fehlende Stufe senkt eine Klasse. Mit C 3 und 4 verlierst du 2$ oder 3$ pro Kopf.`,
  },
  {
    id: 'factories',
    title: 'Fabriken, Brennstoffe, Verschmutzung',
    text: `Alle drei Fabriken stellen 1, 2, 3, 5, 10, 20, 30 oder 50 her, auf den Stufen 1 bis 8. Weniger herstellen kannst du nicht.

Die Fabrik für **Erneuerbare** verbrennt nichts, braucht aber Land: Ihre Stufe darf deine Territorien nicht übersteigen. Mit 5 Territorien ist bei 10 Erneuerbaren Schluss.

**Industrie** und **Militär** sind bis Stufe 3 sauber. Danach:

${table(['Stufe', 'bringt', 'Brennstoff', 'Schmutz'], [4, 5, 1, 1], [5, 10, 2, 1], [6, 20, 3, 2], [7, 30, 4, 3], [8, 50, 5, 4])}

**Mangel an Brennstoffen**: Die Fabrik fällt auf die höchste Stufe, die du befeuern kannst (Stufe 3 läuft immer), +2 Unruhe je Stufe. Zuerst nimmt die Industrie, dann das Militär.

Beispiel: Industrie auf Stufe 6 mit nur einem Brennstoff: Sie fällt auf Stufe 4, verbraucht ihn, bringt 5, verschmutzt 1, +4 Unruhe.

Du beginnst mit 8 Brennstoffen. Mehr gibt es in den Kolonien, am Markt, durch Förderung und Recycling und bei den Nachbarn.

**Verschmutzung** bleibt bei dir (je −2 Punkte) und kommt aus einer gemeinsamen Reserve. Ist sie leer, kommt eine Umweltkrise.`,
  },
  {
    id: 'crises',
    title: 'Krisen',
    text: `Nach der Sozialen Phase wird die Welt betrachtet, in dieser Reihenfolge. Jede Art kommt höchstens einmal je Generation; **k** ist, wie oft es diese Art schon gab, dieses Mal eingeschlossen.

**Kalter Krieg** (keine Krise): mehr als 15 Militär: 1 Destabilisierung.

**Finanzkrise**, wenn die Bank Steuern oder einen Boom nicht zahlen konnte: Jede Nation verliert k$ pro Kopf an die Bank. Dann nimmt die reichste 2 Destabilisierung (bei Gleichstand je 1), und jede Nation senkt eine Klasse.

**Umweltkrise**, wenn die Verschmutzungsreserve leer ist: Jede Nation verliert k Stufen der Fabrik für Erneuerbare und ein Territorium. Die schmutzigste verliert eine Stufe Bevölkerung, ihre höchste Klasse, die kann, fällt, +3 Unruhe. Nationen, die dann mindestens zwei Stufen kleiner sind, nehmen Menschen auf: eine Stufe mehr.

**Militärkrise**, wenn die Destabilisierungsreserve leer ist: Überall fällt k-mal die unterste Klasse über 1. Alle zahlen so viel Militär wie Menschen, eine Stufe tiefer, oder senken Klassen. Dann geben alle 1 Destabilisierung zurück, und wer am meisten hat, verliert eine Stufe Bevölkerung.

Jede Krise macht Geld je 10$ um einen Punkt weniger wert; vier insgesamt beenden das Spiel. Wer führt, mag das wollen.

Beispiel: erste Umweltkrise. Jede Nation verliert 1 Territorium und 1 Stufe Erneuerbare. Die schmutzigste fällt von 50 Menschen auf 30. Eine Nation mit 20 bleibt, eine mit 10 wächst auf 20.`,
  },
  {
    id: 'market',
    title: 'Der Markt',
    text: `Marktzugang und Spekulation erlauben ein **Geschäft**: Kaufe oder verkaufe eine beliebige Menge einer Ware zum jetzigen Preis. Mit der Börse vor dir sind es zwei, mit verschiedenen Waren.

Der Preiswürfel einer Ware steht auf einem von acht Feldern:

${table(['Feld', 1, 2, 3, 4, 5, 6, 7, 8], ['Kauf', 1, 2, 3, 5, 8, 12, 16, 20], ['Verkauf', '-', 1, 2, 3, 5, 8, 12, 16])}

Alle Stücke eines Geschäfts haben denselben Preis. Danach bewegt sich der Würfel um ein Feld: hinauf nach einem Kauf, hinunter nach einem Verkauf. Gleich nach dem eigenen Kauf zu verkaufen bringt also das Geld zurück und nicht mehr; Gewinn kommt aus dem, was andere kaufen, und aus Spekulation.

Kaufen kannst du nur, was der Markt hat, verkaufen nur, wenn die Bank alles bezahlen kann.

Beispiel: Brennstoffe stehen auf Feld 6. Du kaufst zwei: 24$, und der Würfel geht auf Feld 7.`,
  },
  {
    id: 'attacks',
    title: 'Angriffe',
    text: `Drei Karten sind Angriffe: **Militäroperation** (3 Militär oder mehr), **Gebietsannexion** und **Massenvernichtung** (10 oder mehr). Wer angreift, nennt das Ziel und wie viel Militär dabei ist; das wird sofort bezahlt, samt Destabilisierung, was auch geschieht.

Das Ziel darf **Widerstand leisten**, indem es genau ebenso viel ausgibt: Dann verpufft der Angriff. Oder es **gibt nach** und behält sein Militär. Könnte es mit allen militärischen Verbündeten (außer wer angreift) nicht so viel aufbringen, wird es gar nicht gefragt.

Wer militärische Verbündete hat, darf vorher einmal **um Hilfe bitten**. Zugesagtes Militär wird zuerst ausgegeben, reihum, dann das eigene; was nicht gebraucht wird, bleibt, wo es ist. Reicht es trotz der Bitte nicht, kann das Ziel nur nachgeben und darf das Bündnis brechen: Die Gruppe löst sich auf, und jedes Mitglied nimmt 1 Destabilisierung.

Beispiel: ein Angriff mit 12, das Ziel hat 5, eine verbündete Nation 10. Sie sagt 8 zu: Sie zahlt 8, das Ziel 4, und der Angriff verpufft.

Allen anderen Karten mit Ziel (Terrorismus, Tourismus und so weiter) kann man nicht widerstehen. Auch Verbündete darf man angreifen.`,
  },
  {
    id: 'aid',
    title: 'Hilfe unter Verbündeten',
    text: `Fehlt dir in der Sozialen Phase oder der Militärkrise etwas, und eine verbündete Nation hat davon, wirst du gefragt, bevor der Mangel eintritt. Militärische Verbündete leihen **Militär**, wirtschaftliche **Erneuerbare, Industriegüter und Brennstoffe**.

- **Niemanden bitten**: Der Mangel tritt ein.
- **Verbündete bitten**: Alle, die davon haben, sagen, wie viel sie höchstens geben. Haben alle geantwortet, fließt die Hilfe reihum, bis die Lücke zu ist, und niemand gibt mehr als nötig oder vorhanden. Ist sie zu, hast du ganz bezahlt, und nichts Schlimmes geschieht.
- Bleibt eine Lücke, **erträgst** du den Mangel mit dem, was angekommen ist, und darfst dafür das Bündnis brechen: Die ganze Gruppe löst sich auf, und jedes Mitglied, auch du, nimmt 1 Destabilisierung.

Gegeben ist gegeben. Auch nichts zu geben ist eine gute Antwort: Verbündete halten Schritt mit dir, und was du jetzt gibst, kann dir im nächsten Schritt fehlen.

Beispiel: Ein Aufstand will 10 Militär; du hast 1, eine verbündete Nation gibt 5. Du zahlst 5 deiner 6 (die höchste Stufe, die geht), eine Klasse fällt.`,
  },
  {
    id: 'alliances',
    title: 'Bündnisse',
    text: `Empfohlen ab vier Nationen. Nach den Krisen darf jede Nation reihum **eines** tun:

- Einer anderen Nation ein Militär- oder Wirtschaftsbündnis **vorschlagen**. Es kostet zusammen 2$; du sagst, wie viel davon du zahlst. Die andere und alle Mitglieder beider Gruppen müssen zustimmen; dann werden die Gruppen eine. Jede Nation kann je Art und Generation nur einmal beitreten.
- Eines ihrer Bündnisse **verlassen** oder ein Mitglied **ausschließen**, wenn alle anderen zustimmen. Eine einzelne Nation ist keine Gruppe.
- **Alles lassen**, wie es ist.

**Militärische Verbündete** helfen beim Widerstand gegen Angriffe, gegen Aufstände und in der Militärkrise. **Wirtschaftliche** helfen mit Erneuerbaren, Gütern und Brennstoffen, und ihre Zusagen können jede deiner Karten bezahlen, die $ kostet.

**Entmilitarisierung**: Stehen zum ersten Mal alle Nationen in einem Militärbündnis, werden die Waffen verschrottet: Militärfabriken fallen auf 1 (ab Stufe 4 gewinnt die Industrie eine Stufe), alles Militär ist weg, Unruhe −1, bis zu 2 Destabilisierung gehen zurück, und jede Nation hebt eine Klasse. Das geschieht einmal im Spiel.

Darüber hinaus binden Bündnisse nicht. Auch Verbündete darfst du angreifen.`,
  },
  {
    id: 'solo',
    title: 'Allein gegen die Sternnation',
    text: `Spielst du allein, ist die **Sternnation** deine Nachbarin. Sie spielt keine Karten. Eine Tabelle sagt, was sie in jeder Generation ist:

${table(
  ['Generation', 1, 2, 3, 4, 5, 6, 7],
  ['Menschen', 2, 3, 5, 10, 20, 30, 50],
  ['Standard', 1, 2, 2, 3, 3, 3, 4],
  ['Militär', 3, 5, 5, 10, 10, 20, 20],
  ['Industrie', 1, 2, 3, 5, 5, 10, 10],
)}

Sie hat 5 Territorien, 8 Brennstoffe und 40$ und nimmt mit ihren Markern an jeder Krise teil. Sie kann Ziel deiner Karten sein; einem Angriff widersteht sie von selbst, wenn ihr Militär mindestens so hoch ist, ohne etwas zu verlieren. Klassen, Unruhe und andere Vorräte als Brennstoffe und Geld hat sie nicht.

Statt Bündnissen gibt es in jeder Generation ein **Ereignis**: Das erste, das zutrifft, geschieht. Sie rüstet, verschmutzt, raubt Brennstoffe, handelt mit dir, bewegt Preise oder bringt Menschen über die Grenze. Bei einem Grenzüberfall wählst du: Gib halb so viel Militär aus, wie sie hat (aufgerundet), oder verliere bis zu 2 Brennstoffe.

Du gewinnst mit mehr als 100 Punkten.`,
  },
  cardPage('de', 'society', cardIntro),
  cardPage('de', 'production', cardIntro),
  cardPage('de', 'army-economy', cardIntro),
]
