import type { RulesPage } from '../../../folder.ts'

/** What one does in a turn. */
export const turn: readonly RulesPage[] = [
  {
    id: 'production',
    title: 'Produzieren',
    text: `In diesem Schritt baust, renaturierst, integrierst und handelst du, verlegst Brennstoff und nimmst Tribut, in beliebiger Folge und so oft du zahlen kannst.

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

Das Feld wird für dich gewählt. Was du in diesem Zug gebaut oder renaturiert hast, wird bis zum nächsten nicht mehr angerührt: Ein Hof dieses Zuges kann noch nicht intensiv werden.

**Brennstoff verlegen**: einmal je Zug einen, zwischen zwei eigenen Gebieten, beliebig weit.

**Integrieren**: Der Migrant kommt in den Vorrat, du bekommst einen Punkt.

*Beispiel:* Mit einer Fabrik und einem Intensivbetrieb müssen ein zweiter oder ein Panzer auf eine weitere Fabrik warten.`,
  },
  {
    id: 'food',
    title: 'Ernähren, Hunger, Migranten',
    text: `Zu Beginn deines **zweiten Zuges** isst dein Volk. Jede Person braucht eine Ration, jeder Migrant auf deinem Land auch. Alle deine Gebiete haben einen gemeinsamen Vorrat, auch die kolonisierten.

Vorher kannst du Nahrung kaufen, Tribut nehmen und Karten spielen. Dann sagst du, wie viele Rationen gegessen werden. Für jede fehlende verlierst du **2 Punkte und 1 Marke**; Rationen, die dir Ereignisse, eine Niederlage oder Tribut in dieser Runde nahmen, gelten als Entschuldigung.

Bleibt jemand hungrig, warum auch immer, zieht **ein Migrant** fort: Du wählst ein fremdes Gebiet, das mit einem deiner Gebiete verbunden ist. Wer ihn beherbergt, braucht eine Ration mehr, bis er integriert ist.

*Beispiel:* Du brauchst 7, hast 5, und eine Dürre nahm 1. Zwei bleiben hungrig, einer ist entschuldigt: −2 Punkte, −1 Marke, und ein Migrant geht, wohin du sagst.

So ist es 1950 zu dritt: sechs Leute, vier Rationen. Baue im ersten Zug zwei Bauernhöfe oder kaufe.

Weitere Migranten: Ein entschiedenes Gefecht schickt einen in die Basis des Angreifers, und das Ereignis Exodus schickt welche auf den Weg. Es gibt zwölf.`,
  },
  {
    id: 'trade',
    title: 'Handeln',
    text: `In der Produktion kannst du **Brennstoff** kaufen, vor dem Ernähren und in der Produktion **Nahrung**, je eine Einheit, aus einem fremden Gebiet, das mit einem deiner Gebiete verbunden ist. Keines von beiden darf kolonisiert sein.

**Brennstoff** kostet 1 bis 4 Marken, je nachdem, wie viel in der Welt verbrannt ist.

**Nahrung** kostet danach, was bei dem, der verkauft, übrig ist, wenn alle satt sind:
\`\`\`
übrig     4+   2-3   1   0 oder weniger
Preis      1    2    3        4
\`\`\`
Wer schon ernährt hat, braucht nichts mehr.

**Tausch**: Statt Marken kannst du das andere Gut geben. Es zählt zu seinem Preis, den Rest legst du in Marken dazu. Niemand gibt heraus.

*Beispiel:* Eine Ration kostet 2, Brennstoff 1: Gib einen Brennstoff und eine Marke.

Wer verkauft, wird gefragt, wenn kein **Dauerbefehl** es regelt („Nahrung verkaufen, solange 2 übrig bleiben“). Ein Nein gilt für diese Person und dieses Gut im ganzen Zug. Ein offenes Angebot kannst du nur abwarten oder zurückziehen.

Ein Gebiet fasst höchstens sechs Brennstoff. Ein **Embargo** verbietet jemandem Kauf und Verkauf. Der neutrale Platz verkauft, was er nicht braucht.`,
  },
  {
    id: 'combat',
    title: 'Kämpfen',
    text: `Du greifst von freiem eigenem Land, einer eigenen Kolonie oder, mit Panzern, vom Land deines Partners an, was damit **verbunden** ist. Es kostet 1 Marke und 1 je Panzer, der mitgeht. Wird es deine Kolonie, kommt das zurück.

**Würfel.** Beide Seiten haben 3 Bevölkerungswürfel und 3 je Panzer: deine mitgeschickten, bis zu zwei, und alle, die verteidigen. Ein Partner kann einen dazugeben.

**Salve.** Beide würfeln bis zu drei Würfel, Panzer zuerst. **Panzer treffen mit 3 bis 6, Bevölkerung mit 1 und 8** (W8). Jeder Treffer nimmt einen gegnerischen Würfel weg, erst Panzerwürfel.

- Deine Würfel sind weg, auch wenn die anderen es auch sind: Die Verteidigung gewinnt.
- Nur die anderen sind weg: Du gewinnst.
- Zwei Salven nacheinander ganz ohne Treffer: **Feuerpause**. Du darfst anderswo kämpfen.
- Sonst weiter, oder **Waffenruhe**.

Niederlage oder Waffenruhe **beenden deinen Zug**. Für drei verlorene Panzerwürfel geht ein Panzer verloren; Bevölkerung nie.

**Sieg**: Es ist deine Kolonie. Der Besitzer verliert eine Ration, das Land einen Brennstoff. Ob gewonnen oder durch Würfel verloren, ein Migrant kommt in deine Basis. Kämpfe weiter, aber in diesem Zug nicht von dort.

**Bewegung**: Am Ende des Zuges darf jeder Panzer in ein verbundenes Gebiet, das dir, deiner Kolonie oder dem Partner gehört; zwei eigene je Gebiet.

*Beispiel:* je ein Panzer. Du würfelst 2, 3, 8: ein Treffer; sie 5, 1, 3: zwei. Dir bleiben 1 + 3, ihnen 2 + 3. Dann 5, 1, 8: drei, sie keinen. Dann 4, 1, 2 gegen 8, 6: Sie haben keine mehr. Beide Panzer sind weg, das Land ist deins, zwei Marken kommen zurück.`,
  },
  {
    id: 'colonies',
    title: 'Kolonien und Aufstand',
    text: `Eine Kolonie gehört weiter ihrem Besitzer: Bevölkerung, Ernte, Brennstoff für ihre Fabriken, Emissionen, Abfall und Ziele bleiben seine. Aber er kann dort nicht bauen, renaturieren, handeln, verlegen, bewegen oder angreifen und hat 1 Marke weniger Einkommen.

Wer sie hält, bekommt 1 Marke Einkommen, darf von ihr aus angreifen (nicht im Zug der Eroberung), Panzer dort aufstellen und einmal je Runde **Tribut** nehmen: eine Ration aus dem Vorrat des Besitzers und einen Brennstoff aus der Kolonie.

Wege in die Freiheit:
- **Aufstand**: 1 Marke, im eigenen Zug, einmal je Gebiet und Zug. Deine 3 Bevölkerungswürfel gegen seine und die Panzer, die dort stehen. Niemand hilft. Fallen alle Würfel zugleich, gewinnst du. Ein gescheiterter Aufstand beendet deinen Zug nicht.
- **Befreiung**: ein Angriff auf das eigene Gebiet. Er bringt keine Kolonie, also kommt nichts zurück.
- Die Karte **Aufstand**: ganz ohne Kampf.

Eine Kolonie kann auch dem, der sie hält, abgenommen werden.

*Beispiel:* Du würfelst 1, 8, 1, er 8, 8, 1. Auf beiden Seiten sind alle Würfel weg: Die Kolonie ist frei.`,
  },
]
