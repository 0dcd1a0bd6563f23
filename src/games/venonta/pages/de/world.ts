import type { RulesPage } from '../../../folder.ts'

/** What belongs to all, and what a new round brings. */
export const world: readonly RulesPage[] = [
  {
    id: 'world',
    title: 'Luft, Meere, Resilienz',
    text: `**CO2** steigt durch den Bau von Bauernhöfen und Fabriken, durch manche Karten und Ereignisse, und am Rundenende um 1 je Fabrik und je Intensivbetrieb. Es sinkt, wenn du Wald zurückbringst (je 1), mit der CO2-Abscheidung und dem Klimaabkommen.

**Rote Felder** bei 10, 18, 25, 31, 37, 43, 49 und 55: Wird eines zum ersten Mal erreicht oder überschritten, kommt eine Ereigniskarte verdeckt zur Seite. Sie tritt zu Beginn der nächsten Runde ein. Zurückfallen und wieder steigen zieht keine zweite. Was nach der letzten Runde noch wartet, tritt nie ein.

**Abfall**: Am Rundenende tötet jede Fabrik einen Fisch in dem Ozean, in den ihr Abfall geht; ist der leer, dort, wo die meisten sind. Es gibt 21: je vier in den Ozeanen 1 bis 3, je drei in den anderen.

**Resilienz**: Wer **mehr** Punkte als CO2 hat, bleibt von Ereignissen auf Land und von Missernten verschont. Das wird vor jedem Ereignis neu geprüft. Mit einem Dauerbefehl kannst du dich fürs Erleiden entscheiden: Eine Epidemie heißt weniger Münder, ein Erdbeben weniger Abfall. Was Ozeane, Luft und Brennstoffpreis trifft, trifft alle.

*Beispiel:* 31 Punkte und CO2 auf 30: Eine Überschwemmung tut dir nichts. Mit 30 Punkten trifft sie dich.

*Beispiel:* CO2 auf 23, und das Rundenende bringt 8: Es überschreitet 25 und erreicht 31. Zwei Ereignisse warten.`,
  },
  {
    id: 'round',
    title: 'Eine neue Runde',
    text: `Die Runden 2000, 2050 und 2100 beginnen so. Fast alles geschieht von selbst.

1. **Bevölkerung**: Alle haben so viel, wie die Tabelle sagt. Migranten bleiben.
2. **Ernte**: Du bekommst 1 Ration je Gebiet, 1 je Bauernhof, 2 je Intensivbetrieb und was Karten dazugeben. Was übrig war, verfällt.
3. **Brennstoff**: Jede Fabrik verbrennt 1 (siehe „Brennstoff für die Fabriken“).
4. **Einkommen**: Übrige Marken verfallen. Du bekommst 2 für jedes eigene Gebiet; 1 mehr, wenn es mindestens drei Wälder oder eine Fabrik hat; 1 weniger, wenn es kolonisiert ist; und 1 für jede Kolonie, die du hältst.
5. Die verdeckt wartenden **Ereignisse** treten ein.
6. **Zugfolge**: die meisten Punkte zuerst. Gleichstand: zuerst, wer ein aggressives Ziel hatte, dann mehr Fabriken.
7. Hände werden aufgefüllt, Ziele ausgelegt.

*Beispiel:* Savana (vier Wälder) 3, Tajga (ein Wald, eine Fabrik) 3, Delta (zwei Wälder) 2, Insulo (zwei Wälder, kolonisiert) 1 und eine eigene Kolonie 1: zehn Marken.

**Das Ende einer Runde**: Jede Fabrik und jeder Intensivbetrieb bringt 1 CO2; jede Fabrik tötet einen Fisch; Ziele werden geprüft und gezeigt; Bündnisse und Karten bis Rundenende enden; Panzer, die weder auf deinem Land noch in deinen Kolonien stehen, gehen heim.`,
  },
  {
    id: 'fuel',
    title: 'Brennstoff für die Fabriken',
    text: `Ab 2000 verbrennt jede Fabrik zu Beginn der Runde 1 Brennstoff: aus ihrem Gebiet oder, wenn keines von beiden Kolonie ist, aus einem anderen eigenen Gebiet, das damit verbunden ist.

Reicht ein einfacher Plan für alle, geschieht es von selbst: erst jede Fabrik aus ihrem Gebiet, dann die übrigen aus dem verbundenen mit dem meisten Brennstoff. Gefragt wirst du nur, wenn der Plan nicht reicht oder ein Dauerbefehl es so will.

Dann entscheidest du Fabrik für Fabrik: **versorgen**, **schließen**, oder **versorgen, was geht**: Den Rest tut der Plan, und schließt, wofür er keinen Brennstoff findet. Eine geschlossene Fabrik wird Wald, aber CO2 sinkt dadurch nicht. Kaufen kannst du jetzt nichts.

**Zu wenige Fabriken**: Hast du mehr Intensivbetriebe als Fabriken, werden sie wieder Bauernhöfe, die höchste Gebietsnummer zuerst.

*Beispiel:* Du hast eine Fabrik in Centra (kein Brennstoff) und eine in Tajga (1 Brennstoff). Dein Montara hat 2 und ist mit beiden verbunden. Tajga verbrennt den eigenen, Centra nimmt aus Montara. Ist Montara jemandes Kolonie, bleibt für Centra nichts, und du wirst gefragt.

Was irgendwo verbrennt, treibt den Preis: 1 Marke bis fünf verbrannte, 2 ab sechs, 3 ab zwölf, 4 ab achtzehn.`,
  },
  {
    id: 'events',
    title: 'Ereignisse',
    text: `Ereignisse auf **Land** treffen drei verschiedene Gebiete, nach Würfel. Sie schaden der Regierung, der das Land gehört, wenn sie nicht resilient ist.
- Dürre, Hitzewelle: 1 Ration weniger.
- Heuschrecken, Überschwemmung: Ein Bauernhof wird Wald, 1 Ration weniger.
- Wüstenbildung: Ein Intensivbetrieb wird Bauernhof, 1 Ration weniger.
- Erdbeben: Eine Fabrik wird Wald.
- Orkan, Korruption: 1 Marke weniger.
- Waldbrände: CO2 +1, wenn Wald da ist.
- Epidemie: 1 Bevölkerung weniger. Pandemie: auch 1 Marke weniger.
- Raffineriebrand, Pipelineleck: 1 Brennstoff verbrennt, CO2 +1.
- Exodus: Ein Migrant geht in ein Nachbargebiet.
- Unruhen: 1 Marke und 1 Panzer weniger. Rost: 2 Panzer weniger.

Ereignisse in einem **Ozean** (ein Würfel):
- Ölpest, Saures Meer: 2 Fische sterben.
- Plastikinsel, Todeszone: 3 Fische sterben.

Ereignisse der **Welt**:
- Permafrost: CO2 +2. Klimaabkommen: CO2 −2.
- Ölkrise: Brennstoff kostet in dieser Runde 1 mehr.
- Missernte: Alle, die nicht resilient sind, verlieren eine Ration.

Die Bevölkerung kommt mit der nächsten Runde wieder. Für Rationen, die Ereignisse nahmen, kostet Hunger nichts. Trifft ein Ereignis mehrere Gebiete, dann in der Reihenfolge der Würfel.`,
  },
]
