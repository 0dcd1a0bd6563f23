import type { RulesPage } from '../../../folder.ts'

/** What the game is about, and how it begins. */
export const start: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Dein erster Zug',
    text: `1. **Nimm** Land mit Wasser: Bauernhöfe stehen nur dort. Fabriken dürfen auch den Brennstoff deiner Nachbargebiete verbrennen.
2. **Ziel**: Nimm eines, das verlangt, was du ohnehin tun willst; in der ersten Runde sind friedliche und neutrale am leichtesten.
3. **Dein erster Zug**: Baue einen oder zwei Bauernhöfe (je 2 Marken). Jeder bringt jetzt 1 Ration und 1 bei jeder Ernte; die Tafel sagt, wie viele du brauchst.
4. Kein Kampf, keine Bewegung: Drücke **Schritt beenden**, bis der Zug endet.
5. **Dein zweiter Zug** beginnt mit dem Ernähren. Zu wenige Rationen? Bitte jemanden nebenan, dir welche zu verkaufen, bevor das Volk hungert.

Jede Fabrik verbrennt je Runde 1 Brennstoff: Heb dir Fabriken für die zweite Runde auf. Und achte auf **CO2**: Hat am Ende niemand mehr Punkte als CO2, haben alle verloren.`,
  },
  {
    id: 'overview',
    title: 'Das Spiel im Überblick',
    text: `Ihr regiert je zwei bis vier der zwölf Gebiete von Venonta, von 1950 bis 2100. Es gibt vier Runden zu 50 Jahren, und in jeder haben alle **zwei Züge**.

Dein Volk wächst, und alle müssen essen. Du machst aus Wald Bauernhöfe und mit Hilfe von Fabriken aus Bauernhöfen Intensivbetriebe; aber Fabriken verbrennen Brennstoff und verschmutzen das Meer. Du handelst, baust Panzer, wenn es sein muss, nimmst Kolonien und erhebst dich, wo dein Land Kolonie ist.

Jede Runde verfolgst du ein **Ziel**, das 12 bis 20 Punkte wert ist. Das ist ein privates Rennen. Aber Punkte und **CO2** werden auf derselben Leiste gezählt, von 0 bis 60:
- erreicht CO2 die 60, verlieren alle,
- stirbt der letzte Fisch, verlieren alle,
- hat nach 2100 niemand mehr Punkte als CO2, verlieren alle.

Sonst gewinnt, wer die meisten Punkte hat.

Eine Runde:
1. Brennstoff für die Fabriken, Einkommen, Ereignisse (nicht 1950).
2. **Rat**: Aktionskarten tauschen. **Ziele**: eines nehmen. **Bündnisse**: eines suchen.
3. Erste Züge: produzieren, kämpfen, bewegen. Zweite Züge: **ernähren**, produzieren, kämpfen, bewegen.
4. Emissionen, Abfall, Prüfung der Ziele.

Das Wenige, das gut überlegt sein will: welche Art Ziel; Bauernhof oder Fabrik; das Brot verkaufen oder das Nachbarland hungern lassen (der Migrant kommt zu dir); und wer den Wald zurückbringt.`,
  },
  {
    id: 'goal',
    title: 'Wie man gewinnt, und wie alle verlieren',
    text: `**Punkte** kommen aus Zielen, aus manchen Karten und aus der Integration von Migranten (je 1). Hunger kostet welche. Sie fallen nie unter 0.

Am Ende jeder Runde, in dieser Reihenfolge:
1. CO2 bei 60: Alle verlieren.
2. Kein Fisch mehr in den sechs Ozeanen: Alle verlieren.

Nach der vierten Runde muss jemand **mehr** Punkte haben als CO2, sonst verlieren alle. Wer die meisten hat, gewinnt. Bei Gleichstand entscheiden mehr eigene Wälder, dann weniger eigene Fabriken; sonst ist der Sieg geteilt.

Bis zum Ende der Runde ist nichts verloren: Auch von 60 lässt sich CO2 wieder senken, mit Wald oder mit einer Karte.

*Beispiel:* Nach 2100 steht CO2 auf 35. Mit 35, 33 und 29 Punkten hat niemand mehr: Alle verlieren. Bei 44 und 44 Punkten schlagen elf Wälder acht.

Überlass die Welt also nicht den anderen: Sie ist auch deine Sache.`,
  },
  {
    id: 'board',
    title: 'Das Spielbrett lesen',
    text: `**Die Karte.** Jedes Gebiet zeigt Nummer, Namen und fünf Felder: Ein Baum ist Wald, eine Ähre ein Bauernhof, zwei Ähren ein Intensivbetrieb, ein Schornstein eine Fabrik. Felder mit blauem Rand haben Wasser. Darunter: Brennstoff (Tropfen), Migranten (Person), Panzer in der Farbe ihrer Regierung; ein Blatt ist ein Naturschutzgebiet, ein Helm heißt Blauhelme.

Das Land hat Farbe und Muster der Regierung, der es gehört. Breite Streifen in einer anderen Farbe: Es ist eine Kolonie jener Regierung.

**Verbindungen.** Zwei Gebiete sind verbunden, wenn sie eine Landgrenze haben oder am selben Gewässer liegen. Gewässer tragen ihren Buchstaben im Kreis: A verbindet Frosta, Rivera, Insulo, Dezerta und Savana; B Insulo, Centra, Montara und Delta; C Centra, Tajga und Orienta; D Rivera und Dezerta; E Insulo, Savana und Delta; F Orienta, Delta und Sudara.

**Die Meere.** Helle Fische leben, dunkle sind tot. Aus der Nähe zeigt ein Gebiet, in welchen Ozean sein Abfall geht.

**Die Leiste.** Die Wolke ist CO2. Farbige Zeichen sind Punkte; die mit grünem Ring stehen über CO2 und sind resilient. Jedes rote Feld bringt eine verdeckte Ereigniskarte; wie viele warten, steht über der Leiste.

**Die Karten unten**, in Zugfolge: Punkte; Rationen von den nötigen (rot: zu wenige; ✓: Volk ernährt); Marken; Brennstoff; was eine Ration dort kostet; Handkarten. Das runde Zeichen ist die Gruppe des Ziels.

\`/board focus:\` zeigt ein Gebiet oder eine Regierung aus der Nähe.`,
  },
  {
    id: 'claim',
    title: 'Die Landnahme',
    text: `In Zugfolge nehmen alle je ein freies Gebiet, immer wieder, bis alle zwölf vergeben sind: je vier zu dritt, je drei zu viert, je zwei zu sechst.

Worauf man achtet:
- **Wasser.** Bauernhöfe stehen nur auf Wasserfeldern. Rivera hat vier; Orienta und Delta drei; Norda, Insulo, Centra, Montara und Savana zwei; Frosta, Tajga, Dezerta und Sudara eines.
- **Verbindungen.** Für Handel und Krieg; während der Landnahme nennt das Spielbrett ihre Nummern hinter den Pfeilen. Insulo hat sieben, Norda und Sudara nur zwei.
- **Eigene Nachbarn.** Eine Fabrik kann Brennstoff aus einem anderen eigenen Gebiet verbrennen, das verbunden ist.
- **Ozeane.** Der Polarozean nimmt den Abfall von vier Gebieten auf, West- und Südostozean den von je einem.

Dann bekommen alle, je nachdem, wie viele mitspielen:
\`\`\`
es spielen         3   4   6
Bevölkerung 1950   6   5   3
            2000   7   6   4
            2050   9   7   4
            2100  10   8   5
Rationen           4   3   2
Marken            12   9   6
Aktionskarten      3   3   2
\`\`\`
Jedes Gebiet beginnt mit fünf Wäldern und zwei Brennstoff. Zu zweit oder zu fünft kommt ein neutraler Platz dazu, wie an einem Tisch für drei oder sechs.`,
  },
]
