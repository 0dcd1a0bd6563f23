import type { RulesPage } from '../../../folder.ts'

/** What one may meet later: orders given in advance, and a seat that nobody takes. */
export const besides: readonly RulesPage[] = [
  {
    id: 'orders',
    title: 'Ordini permanenti',
    text: `Con \`/venonta orders\` decidi in anticipo, in qualunque momento e in segreto:

- **Vendere cibo** finché avanzano almeno tante razioni dopo la vendita. Così chi compra non deve aspettarti. Altrimenti ti si chiede ogni volta.
- **Vendere TEP** finché ne restano altrettanti nel territorio, oltre a uno per ogni sua fabbrica.
- **Subire**: imprevisti che ti colpiscono anche se sei resiliente.
- **Alimentare io le fabbriche**: ti si chiede anche dove il piano basterebbe.
- **Ordine degli obiettivi**: ricevi subito un obiettivo del primo gruppo della tua lista che c’è sul tavolo.

Nessuno vede che hai ordini permanenti, finché non agiscono.

*Esempio:* «vendi cibo finché ne avanzano 2»: con 9 razioni e 6 necessarie ne vendi una (allora ne avanzano 2), non una seconda.`,
  },
  {
    id: 'neutral',
    title: 'Il posto neutrale (in 2 o in 5)',
    text: `In due si gioca a un tavolo da tre, in cinque a uno da sei. L’ultimo posto è **neutrale**. Non ha carte, obiettivo, punti né patti.

- Sceglie il territorio libero con più caselle d’acqua.
- Nel primo turno costruisce aziende agricole finché il cibo non basta, poi fabbriche: in due fino a una nel 1950, due nel 2000 e così via; in cinque una dal 2000 in poi.
- Nel secondo turno mangia ciò che ha; il suo migrante va dove ce ne sono meno.
- Non attacca e non si ribella mai, e vende ciò che non gli serve, al prezzo solito: una razione che avanza, TEP oltre uno per ogni fabbrica.
- Non è mai resiliente, si può attaccare e colonizzare, e non può vincere. Ma le sue fabbriche fumano come le tue.`,
  },
]
