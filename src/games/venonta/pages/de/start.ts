import type { RulesPage } from '../../../folder.ts'

/** What the game is about, and how it begins. */
export const start: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Dein erster Zug',
    text: `1. **Nimm** Land mit Wasser: Bauernhöfe stehen nur dort. Zwei Länder von dir nebeneinander teilen sich den Brennstoff.
2. **Ziel**: Nimm eines, das verlangt, was du ohnehin tun willst: In der ersten Runde sind friedliche und neutrale am leichtesten.
3. **Dein erster Zug**: Baue einen oder zwei Bauernhöfe (je 2 Marken). Jeder bringt jetzt eine Ration und eine bei jeder Ernte; die Tafel sagt, wie viele du brauchst.
4. Kein Kampf, keine Bewegung: Geh weiter, bis der Zug endet.
5. **Dein zweiter Zug** beginnt mit dem Ernähren. Zu wenige Rationen? Bitte jemanden nebenan, dir welche zu verkaufen, bevor das Volk hungert.

Brennstoff sind Scheiben, die Fabriken verbrennen: Lass Fabriken für die zweite Runde, jede braucht je Runde eine. Und sieh auf **CO2**: Steht es am Ende über den Punkten aller, haben alle verloren.`,
  },
  {
    id: 'overview',
    title: 'Das Spiel im Überblick',
    text: `Jeder von euch regiert zwei bis vier der zwölf Gebiete von Venonta, von 1950 bis 2100. Es gibt vier Runden zu 50 Jahren, und in jeder haben alle **zwei Züge**.

Dein Volk wächst, und alle müssen essen. Du machst aus Wald Bauernhöfe, aus Bauernhöfen mit Hilfe von Fabriken Intensivbetriebe; und Fabriken verbrennen Brennstoff und verschmutzen das Meer. Du handelst, baust Panzer, wenn es sein muss, nimmst Kolonien, erhebst dich gegen den, der deine nahm.

Jede Runde verfolgst du ein **Ziel**, das 12 bis 20 Punkte wert ist. Das ist ein privates Rennen. Aber Punkte und **CO2** werden auf derselben Leiste gezählt, von 0 bis 60, und:
- erreicht CO2 die 60, verlieren alle,
- stirbt der letzte Fisch, verlieren alle,
- hat nach 2100 niemand mehr Punkte als CO2, verlieren alle.

Sonst gewinnen die meisten Punkte.

Eine Runde:
1. Brennstoff für die Fabriken, Einkommen, Ereignisse (nicht 1950).
2. **Rat**: Aktionskarten tauschen. **Ziele**: eines nehmen. **Bündnisse**: einen Partner finden.
3. Erste Züge: produzieren, kämpfen, bewegen. Zweite Züge: **ernähren**, produzieren, kämpfen, bewegen.
4. Emissionen, Abfall, Prüfung der Ziele.

Das Wenige, das gut überlegt sein will: welche Art Ziel, Hof oder Fabrik, das Brot verkaufen oder den Nachbarn hungern lassen (der Migrant kommt zu dir), und wer den Wald zurückbringt.`,
  },
  {
    id: 'goal',
    title: 'Wie man gewinnt, und wie alle verlieren',
    text: `**Punkte** kommen aus Zielen, aus manchen Karten und aus der Integration von Migranten (je 1). Hunger nimmt welche. Sie fallen nie unter 0.

Am Ende jeder Runde, in dieser Reihenfolge:
1. CO2 bei 60: Alle verlieren.
2. Kein Fisch mehr in den sechs Ozeanen: Alle verlieren.

Nach der vierten Runde werden die höchsten Punkte mit CO2 verglichen. Sind sie nicht **höher**, verlieren alle. Sonst gewinnt, wer am meisten hat; bei Gleichstand mehr eigene Wälder, dann weniger Fabriken, dann ist der Sieg geteilt.

Innerhalb eines Zuges ist noch nichts verloren: Auch von 60 lässt sich CO2 zurückholen, mit Wald oder mit einer Karte.

*Beispiel:* Nach 2100 steht CO2 auf 41. Mit 38, 41 und 40 Punkten steht niemand darüber: Alle verlieren. Bei 42 und 42 Punkten schlagen neun Wälder sieben.

Die Welt kann man also nicht den anderen überlassen: Sie ist auch deine Sache.`,
  },
  {
    id: 'board',
    title: 'Den Plan lesen',
    text: `**Die Karte.** Jedes Gebiet zeigt Nummer, Namen und fünf Felder: Ein Baum ist Wald, eine Ähre ein Bauernhof, zwei Ähren ein Intensivbetrieb, ein Schornstein eine Fabrik. Felder mit blauem Rand haben Wasser. Darunter: Brennstoff (Tropfen), Migranten (Person), Panzer in den Farben ihrer Besitzer; ein Blatt ist ein Naturschutzgebiet, ein Helm heißt Blauhelme.

Das Land hat Farbe und Muster dessen, dem es gehört. Breite Streifen in einer anderen Farbe: Es ist dessen Kolonie.

**Verbindungen.** Zwei Gebiete sind verbunden, wenn sie eine Landgrenze haben oder am selben Gewässer liegen. Gewässer tragen ihren Buchstaben im Kreis: A verbindet Frosta, Rivera, Insulo, Dezerta und Savana; B Insulo, Centra, Montara und Delta; C Centra, Tajga und Orienta; D Rivera und Dezerta; E Insulo, Savana und Delta; F Orienta, Delta und Sudara.

**Die Meere.** Helle Fische leben, dunkle sind tot. Ein naher Blick auf ein Gebiet sagt, in welchen Ozean sein Abfall geht.

**Die Leiste.** Die Wolke ist CO2. Farbige Zeichen sind Punkte; die mit grünem Ring stehen über CO2 und sind resilient. Jedes rote Feld bringt eine verdeckte Ereigniskarte; wie viele warten, steht oben.

**Die Tafeln unten**, in Zugfolge: Punkte; Rationen von den nötigen (rot: zu wenige; ✓: hat ernährt); Marken; Brennstoff; was eine Ration dort kostet; Handkarten. Das runde Zeichen ist die Gruppe des Ziels.

\`/board focus:\` zeigt ein Gebiet oder eine Person aus der Nähe.`,
  },
  {
    id: 'claim',
    title: 'Die Landnahme',
    text: `In Zugfolge nehmen alle ein freies Gebiet, immer wieder, bis die zwölf vergeben sind: je vier zu dritt, je drei zu viert, je zwei zu sechst.

Worauf man achtet:
- **Wasser.** Bauernhöfe stehen nur auf Wasserfeldern. Rivera hat vier; Orienta und Delta drei; Norda, Insulo, Centra, Montara und Savana zwei; Frosta, Tajga, Dezerta und Sudara eines.
- **Verbindungen.** Für Handel und Krieg; während der Landnahme nennt der Plan ihre Nummern hinter den Pfeilen. Insulo hat sieben, Norda und Sudara nur zwei.
- **Eigene Nachbarn.** Eine Fabrik kann Brennstoff aus einem verbundenen eigenen Gebiet verbrennen.
- **Ozeane.** Der Polarozean nimmt den Abfall von vier Gebieten auf, West- und Südostozean den von je einem.

Dann bekommen alle, nach der Zahl der Personen:
\`\`\`
Personen           3   4   6
Bevölkerung 1950   6   5   3
            2000   7   6   4
            2050   9   7   4
            2100  10   8   5
Rationen           4   3   2
Marken            12   9   6
Aktionskarten      3   3   2
\`\`\`
Jedes Gebiet beginnt mit fünf Wäldern und zwei Brennstoff. Zu zweit und zu fünft spielt ein neutraler Platz mit, wie an einem Tisch für drei oder sechs.`,
  },
  {
    id: 'round',
    title: 'Eine neue Runde',
    text: `2000, 2050 und 2100 beginnt die Runde so. Fast alles geschieht von selbst.

1. **Bevölkerung**: Alle haben so viele, wie die Tabelle sagt. Migranten bleiben.
2. **Ernte**: Deine Rationen werden 1 je Gebiet, 1 je Bauernhof, 2 je Intensivbetrieb, und was Karten dazugeben. Was übrig war, verfällt.
3. **Brennstoff**: Jede Fabrik verbrennt einen (siehe dort).
4. **Einkommen**: Die Marken werden neu gezählt, was übrig war, verfällt. Je eigenem Gebiet 2; 1 mehr mit mindestens drei Wäldern oder einer Fabrik; 1 weniger, wenn es kolonisiert ist. Und 1 je Kolonie, die du hältst.
5. Die verdeckt wartenden **Ereignisse** treten ein.
6. **Zugfolge**: die meisten Punkte zuerst. Gleichstand: zuerst, wer ein aggressives Ziel hatte, dann mehr Fabriken.
7. Hände werden aufgefüllt, Ziele ausgelegt.

*Beispiel:* Norda (fünf Wälder) 3, Frosta (zwei Wälder, eine Fabrik) 3, Dezerta (zwei Wälder) 2, Rivera (kolonisiert, drei Wälder) 2 und eine eigene Kolonie 1: elf Marken.

**Das Ende einer Runde**: Jede Fabrik und jeder Intensivbetrieb bringt 1 CO2; jede Fabrik tötet einen Fisch; Ziele werden geprüft und gezeigt; Bündnisse und Karten bis Rundenende enden; Panzer auf Land, das dir nicht mehr gehört, gehen heim.`,
  },
]
