import type { RulesPage } from '../../../folder.ts'

/** What one may meet later: orders given in advance, and a seat that nobody takes. */
export const besides: readonly RulesPage[] = [
  {
    id: 'orders',
    title: 'Dauerbefehle',
    text: `Mit \`/venonta orders\` entscheidest du im Voraus, jederzeit und geheim:

- **Nahrung verkaufen**, solange nach dem Verkauf mindestens so viele Rationen übrig bleiben. Dann muss niemand auf dich warten. Sonst wirst du jedes Mal gefragt.
- **Brennstoff verkaufen**, solange ein Gebiet so viel behält, neben 1 für jede seiner Fabriken.
- **Erleiden**: Ereignisse, die dich treffen sollen, obwohl du resilient bist.
- **Fabriken selbst versorgen**: gefragt werden, auch wo der Plan reichen würde.
- **Reihenfolge der Ziele**: Du bekommst sofort ein Ziel der ersten Gruppe deiner Liste, die ausliegt.

Niemand sieht, dass du Dauerbefehle hast, bis sie wirken.

*Beispiel:* „Nahrung verkaufen, solange 2 übrig bleiben“. Mit 9 Rationen und 6 nötigen verkaufst du eine (dann bleiben 2 übrig), keine zweite.`,
  },
  {
    id: 'neutral',
    title: 'Der neutrale Platz (zu zweit oder fünft)',
    text: `Zu zweit spielt man an einem Tisch für drei, zu fünft an einem für sechs. Der letzte Platz ist **neutral**. Er hat keine Karten, kein Ziel, keine Punkte, kein Bündnis.

- Er nimmt das freie Gebiet mit den meisten Wasserfeldern.
- Im ersten Zug baut er Bauernhöfe, bis die Nahrung reicht, dann Fabriken: zu zweit bis zu einer 1950, zwei 2000 und so weiter; zu fünft eine ab 2000.
- Im zweiten Zug isst er, was er hat; sein Migrant geht dorthin, wo die wenigsten sind.
- Er greift nie an, erhebt sich nie und verkauft zum üblichen Preis, was er nicht braucht: eine übrige Ration, Brennstoff, wenn 1 je Fabrik bleibt.
- Er ist nie resilient, kann angegriffen und kolonisiert werden und kann nicht gewinnen. Seine Fabriken aber rauchen wie deine.`,
  },
]
