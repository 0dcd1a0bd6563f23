import type { RulesPage } from '../../../folder.ts'

/** What one does in a turn. */
export const turn: readonly RulesPage[] = [
  {
    id: 'production',
    title: 'Produzieren',
    text: `In diesem Schritt baust, renaturierst, integrierst und handelst du, verlegst Brennstoff und nimmst Tribut, in beliebiger Reihenfolge und so oft du zahlen kannst.

\`\`\`
                       Marken CO2
Bauernhof                 2   +1
Intensivbetrieb           2    0
Fabrik                    3   +1
Panzer                    2    0
Bauernhof zu Wald         2   -1
Intensiv zu Bauernhof     1    0
Intensiv zu Wald          3   -1
Fabrik zu Wald            2   -1
Migranten integrieren     2    0
\`\`\`
- Ein **Bauernhof** braucht Wald am Wasser: 1 Ration sofort und 1 bei jeder Ernte.
- Ein **Intensivbetrieb** ersetzt einen älteren Bauernhof und braucht eine **freie Fabrik**: 1 Ration sofort, 2 bei jeder Ernte.
- Eine **Fabrik** steht auf jedem Wald.
- Ein **Panzer** wird gebaut, wo eine Fabrik steht, mit einer freien Fabrik; zwei eigene je Gebiet.

**Freie Fabriken** sind deine Fabriken weniger Intensivbetriebe weniger Panzer dieses Zuges.

Das Feld wird für dich gewählt. Was du in diesem Zug gebaut oder renaturiert hast, wartet bis zum nächsten: Ein Bauernhof dieses Zuges kann noch nicht intensiv werden.

**Brennstoff verlegen**: einmal je Zug 1, zwischen zwei eigenen Gebieten, beliebig weit.

**Integrieren**: Der Migrant ist daheim und braucht keine Ration mehr, und du bekommst einen Punkt.

*Beispiel:* Du hast drei Fabriken und zwei Intensivbetriebe, also ist eine Fabrik frei: für einen weiteren Intensivbetrieb oder für einen Panzer, nicht für beide.`,
  },
  {
    id: 'food',
    title: 'Ernähren, Hunger, Migranten',
    text: `Zu Beginn deines **zweiten Zuges** isst dein Volk. Jede Person braucht eine Ration, jeder Migrant auf deinem Land auch. Alle deine Gebiete haben einen gemeinsamen Vorrat, auch die kolonisierten.

Vorher kannst du Nahrung kaufen, Tribut nehmen und Karten spielen. Dann sagst du, wie viele Rationen gegessen werden. Für jede fehlende verlierst du **2 Punkte und 1 Marke**; Rationen, die dir Ereignisse, eine Niederlage oder Tribut in dieser Runde nahmen, zählen nicht.

Bleibt jemand hungrig, warum auch immer, zieht **ein Migrant** fort: Du wählst ein fremdes Gebiet, das mit einem deiner Gebiete verbunden ist. Wer ihn beherbergt, braucht 1 Ration mehr, bis er integriert ist.

*Beispiel:* Du brauchst 8, hast 5, und eine Dürre nahm 2. Drei bleiben hungrig, aber zwei davon zählen nicht: −2 Punkte, −1 Marke, und ein Migrant geht, wohin du sagst.

1950 haben zu viert alle fünf Leute und drei Rationen. Baue also im ersten Zug zwei Bauernhöfe oder kaufe.

Weitere Migranten: Ein gewonnener oder verlorener Angriff schickt einen in das Land, aus dem er kam, und das Ereignis Exodus schickt welche auf den Weg. Es gibt zwölf.`,
  },
  {
    id: 'trade',
    title: 'Handeln',
    text: `Du kaufst je eine Einheit aus einem fremden Gebiet, das mit einem deiner Gebiete verbunden ist: **Brennstoff** in der Produktion, **Nahrung** in der Produktion und vor dem Ernähren. Keines der beiden Gebiete darf kolonisiert sein.

**Brennstoff** kostet 1 bis 4 Marken: Je mehr die Welt verbrannt hat, desto teurer ist er.

**Nahrung** ist umso teurer, je weniger beim Verkauf übrig ist, wenn alle satt sind:
\`\`\`
übrig     4+   2-3   1   ≤ 0
Preis      1    2    3        4
\`\`\`
Wer schon ernährt hat, braucht nichts mehr.

**Tausch**: Statt Marken kannst du das andere Gut geben. Es zählt zu seinem Preis; den Rest legst du in Marken dazu. Niemand gibt heraus.

*Beispiel:* Beim Verkauf ist 1 Ration übrig, also kostet sie 3. Die Welt hat sieben Brennstoff verbrannt, also kostet Brennstoff 2. Du gibst 1 Brennstoff und 1 Marke oder 3 Marken.

Wer verkauft, wird gefragt, wenn kein **Dauerbefehl** es regelt („Nahrung verkaufen, solange 2 übrig bleiben“). Ein Nein gilt für diese Regierung und dieses Gut im ganzen Zug. Ein offenes Angebot kannst du nur abwarten oder zurückziehen.

Ein Gebiet fasst höchstens sechs Brennstoff. Ein **Embargo** verbietet jemandem Kauf und Verkauf. Der neutrale Platz verkauft, was er nicht braucht.`,
  },
  {
    id: 'combat',
    title: 'Kämpfen',
    text: `Du greifst von freiem eigenem Land, einer eigenen Kolonie oder, mit Panzern, vom Land deines Bündnisses an, was damit **verbunden** ist. Kosten: 1 Marke, 1 mehr je Panzer, der kämpft. Gewinnst du eine Kolonie, bekommst du sie zurück.

**Würfel.** Beide Seiten haben 3 Bevölkerungswürfel und 3 je Panzer: bis zu zwei, die du schickst, und alle, die verteidigen. Ein Bündnis kann einen dazugeben.

**Salve.** Beide würfeln bis zu drei Würfel, Panzer zuerst. **Panzer treffen mit 3 bis 6, Bevölkerung mit 1 und 8** (W8). Jeder Treffer nimmt einen gegnerischen Würfel weg, erst Panzerwürfel.

- Deine Würfel sind weg, auch wenn die anderen es auch sind: Die Verteidigung gewinnt.
- Nur die anderen sind weg: Du gewinnst.
- Zwei Salven nacheinander ohne Treffer: **Feuerpause**. Du darfst anderswo kämpfen.
- Sonst weiter, oder **Waffenruhe**.

Niederlage oder Waffenruhe **beenden deinen Zug**. Wer drei Panzerwürfel verliert, verliert einen Panzer; Bevölkerung geht nie verloren.

**Sieg**: Es ist deine Kolonie. Wem das Land gehört, verliert 1 Ration, das Land 1 Brennstoff. Ob mit Würfeln gewonnen oder verloren: Ein Migrant kommt dorthin, von wo du angreifst. Du darfst weiterkämpfen, in diesem Zug aber nicht von dort.

**Bewegung**: Am Ende des Zuges darf jeder Panzer in verbundenes eigenes Land, eine eigene Kolonie oder Land deines Bündnisses; zwei eigene je Gebiet.

*Beispiel:* je ein Panzer, 3 Panzer- und 3 Bevölkerungswürfel. Du würfelst 4, 6, 7: zwei Treffer; die andere Seite 1, 2, 5: einer. Bleiben 2 + 3 gegen 1 + 3. Dann Panzer 3 und 8, Bevölkerung 1: zwei; drüben Panzer 6, Bevölkerung 2 und 5: einer. Bleiben 1 + 3 gegen 0 + 2. Dann Panzer 2, Bevölkerung 8 und 1: zwei; drüben 3 und 7: keiner. Das Land ist deins. Die andere Seite verliert ihren Panzer; zwei Marken kommen zurück.`,
  },
  {
    id: 'colonies',
    title: 'Kolonien und Aufstand',
    text: `Eine Kolonie gehört weiter ihrer Regierung, mit Bevölkerung, Ernte, Brennstoff für ihre Fabriken, Emissionen, Abfall und allem, was für Ziele zählt. Aber diese kann dort nicht bauen, renaturieren, handeln, verlegen, bewegen oder angreifen und hat 1 Marke weniger Einkommen.

Wer sie hält, bekommt 1 Marke Einkommen, darf von ihr aus angreifen (nicht im Zug der Eroberung), Panzer dort aufstellen und einmal je Runde **Tribut** nehmen: 1 Ration aus dem Vorrat dieser Regierung und 1 Brennstoff aus der Kolonie.

Wege in die Freiheit:
- **Aufstand**: 1 Marke, im eigenen Zug, einmal je Gebiet und Zug. Deine 3 Bevölkerungswürfel gegen 3 der anderen Seite und die Panzer, die dort stehen. Niemand hilft. Fallen die letzten Würfel beider Seiten zugleich, gewinnst du. Ein gescheiterter Aufstand beendet deinen Zug nicht.
- **Befreiung**: ein Angriff auf das eigene Gebiet. Du gewinnst keine Kolonie, also kommen keine Marken zurück.
- Die Karte **Aufstand**: ganz ohne Kampf.

Auch andere können eine Kolonie angreifen und übernehmen.

*Beispiel:* Du würfelst 8, 5, 1: zwei Treffer; die andere Seite 1, 8, 2: auch zwei. Beiden bleibt ein Würfel. Du würfelst 1, sie 8: Niemand hat noch Würfel, und das Land ist frei.`,
  },
]
