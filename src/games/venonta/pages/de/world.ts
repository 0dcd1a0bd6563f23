import type { RulesPage } from '../../../folder.ts'

/** What belongs to all, and what goes by itself. */
export const world: readonly RulesPage[] = [
  {
    id: 'world',
    title: 'Luft, Meere, Resilienz',
    text: `**CO2** steigt durch den Bau von Bauernhöfen und Fabriken, durch manche Karten und Ereignisse, und am Rundenende um 1 je Fabrik und je Intensivbetrieb. Es sinkt, wenn du Wald zurückbringst (je 1), mit der CO2-Abscheidung und dem Klimaabkommen.

**Rote Felder** bei 10, 18, 25, 31, 37, 43, 49 und 55: Wird eines zum ersten Mal erreicht oder überschritten, kommt eine Ereigniskarte verdeckt zur Seite. Sie tritt zu Beginn der nächsten Runde ein. Zurückfallen und wieder steigen zieht keine zweite. Karten der letzten Runde treten nie ein.

**Abfall**: Am Rundenende tötet jede Fabrik einen Fisch im Ozean ihres Gebiets; ist der leer, dort, wo die meisten sind. Es gibt 21: je vier in den Ozeanen 1 bis 3, je drei in den anderen.

**Resilienz**: Wer **mehr** Punkte als CO2 hat, dem können Ereignisse auf Land und Missernten nichts anhaben. Das wird vor jedem Ereignis neu geprüft. Mit einem Dauerbefehl kannst du dich fürs Erleiden entscheiden: Eine Epidemie heißt weniger Münder, ein Erdbeben weniger Abfall. Was Ozeane, Luft und Brennstoffpreis trifft, vermeidet niemand.

*Beispiel:* 20 Punkte und CO2 auf 19: Eine Dürre tut dir nichts. Mit 19 Punkten trifft sie.

*Beispiel:* CO2 auf 17, und das Rundenende bringt 8: Es erreicht 25 und überschreitet 18. Zwei Ereignisse warten.`,
  },
  {
    id: 'events',
    title: 'Ereignisse',
    text: `Ereignisse auf **Land** treffen drei verschiedene Gebiete, nach Würfel; sie schaden dem Besitzer, wenn er nicht resilient ist.
- Dürre, Hitzewelle: 1 Ration weniger.
- Heuschrecken, Überschwemmung: Ein Bauernhof wird Wald, 1 Ration weniger.
- Wüstenbildung: Ein Intensivbetrieb wird Bauernhof, 1 Ration weniger.
- Erdbeben: Eine Fabrik wird Wald.
- Orkan, Korruption: 1 Marke weniger.
- Waldbrände: CO2 +1, wenn Wald da ist.
- Epidemie: 1 Bevölkerung weniger. Pandemie: auch 1 Marke weniger.
- Raffineriebrand, Pipelineleck: 1 Brennstoff verbrennt, CO2 +1.
- Exodus: Ein Migrant geht zu einem Nachbarn.
- Unruhen: 1 Marke und 1 Panzer weniger. Rost: 2 Panzer weniger.

Ereignisse in einem **Ozean** (ein Würfel):
- Ölpest, Saures Meer: 2 Fische sterben.
- Plastikinsel, Todeszone: 3 Fische sterben.

Ereignisse der **Welt**:
- Permafrost: CO2 +2. Klimaabkommen: CO2 −2.
- Ölkrise: Brennstoff kostet in dieser Runde 1 mehr.
- Missernte: Alle, die nicht resilient sind, verlieren eine Ration.

Die Bevölkerung kommt mit der nächsten Runde wieder. Durch Ereignisse verlorene Rationen entschuldigen Hunger. Was ein Ereignis mehreren Gebieten tut, geschieht in der Folge der Würfel.`,
  },
  {
    id: 'orders',
    title: 'Dauerbefehle',
    text: `Mit \`/venonta orders\` entscheidest du im Voraus, jederzeit, geheim:

- **Nahrung verkaufen**, solange nach dem Verkauf mindestens so viele Rationen übrig bleiben. Dann muss niemand auf dich warten. Sonst wirst du jedes Mal gefragt.
- **Brennstoff verkaufen**, solange ein Gebiet so viele behält, neben einem für jede seiner Fabriken.
- **Erleiden**: Ereignisse, die dich treffen sollen, obwohl du resilient bist.
- **Fabriken selbst versorgen**: gefragt werden, auch wo der Plan reichen würde.
- **Reihenfolge der Ziele**: Du bekommst sofort die erste Gruppe, die ausliegt.

Anderen zeigt nichts, dass du Aufträge hast, bis sie wirken.

*Beispiel:* „Nahrung verkaufen, solange 2 übrig bleiben“: Mit 9 Rationen und 6 nötigen verkaufst du eine (dann bleiben 2 übrig), keine zweite.`,
  },
  {
    id: 'neutral',
    title: 'Der neutrale Platz (2 oder 5 Personen)',
    text: `Zu zweit spielt man an einem Tisch für drei, zu fünft an einem für sechs. Der übrige Platz, immer der letzte, ist **neutral**. Er hat keine Karten, kein Ziel, keine Punkte, kein Bündnis.

- Er nimmt das Gebiet mit dem meisten Wasser.
- Im ersten Zug baut er Bauernhöfe, bis er essen kann, dann Fabriken: zu zweit bis zu einer 1950, zwei 2000 und so weiter; zu fünft eine ab 2000.
- Im zweiten Zug isst er, was er hat; sein Migrant geht dorthin, wo die wenigsten sind.
- Er kämpft nie, erhebt sich nie und verkauft zum üblichen Preis, was er nicht braucht: eine übrige Ration, Brennstoff über einen je Fabrik hinaus.
- Er ist nie resilient, kann angegriffen und kolonisiert werden und kann nicht gewinnen. Seine Fabriken aber rauchen wie deine.`,
  },
]
