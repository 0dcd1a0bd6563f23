import type { RulesPage } from '../../../folder.ts'

/** What comes before the turns of a round. */
export const council: readonly RulesPage[] = [
  {
    id: 'cards',
    title: 'Carte azione e consiglio',
    text: `Hai tre carte azione (due se si gioca in cinque o in sei). Nel **consiglio**, prima dei turni, ogni governo può cambiarne fino a due, in segreto e nello stesso momento; gli altri sanno solo quante. All’inizio di ogni round la mano si completa.

**Giocarle.** La carta dice quando: *nel tuo turno*, in qualunque passo, o *nel turno di chiunque*. Non mentre è aperto uno scontro o un’offerta. Giocare una carta non chiude né turno né passo.

Valgono
- **subito**, e vanno fra le usate,
- **fino a fine round**, scoperte davanti a te,
- **fino a fine partita**, anch’esse scoperte.

Due copie di una carta che dura si sommano, tranne Milizia ed Equipaggi veterani. Una carta che nomina un territorio ne intende uno tuo che nessuno ha colonizzato, se non dice altro.

Gioca la protezione in anticipo: a nessuno si chiede se vuole reagire.

La tua mano dice di ogni carta se ora si può giocare e dove. Gli elenchi «Carte che valgono subito» e «Carte che durano» le mostrano tutte e 24; di ciascuna ce ne sono due.

Il tavolo può accordarsi per giocare senza carte azione: allora non c’è consiglio.`,
  },
  {
    id: 'objectives',
    title: 'Obiettivi',
    text: `All’inizio del round c’è sul tavolo, coperto, un obiettivo in più di quanti giocano. Se ne vede solo il gruppo:
- **Aggressivi** (da 15 a 20 punti): colonie, attacchi vinti, carri armati, tributi.
- **Neutrali** (da 12 a 15): fabbriche, commercio, scorte, patti.
- **Pacifici** (da 13 a 17): foreste, pance piene, mari puliti, migranti.

In ordine di turno ognuno ne prende uno e lo legge. Gli altri ne conoscono solo il gruppo. L’ultimo torna nel mazzo.

A fine round si verificano tutti insieme e si mostrano. Ricevi i punti se vale **ogni** condizione. Ciò che devi fare conta solo per questo round: un’azienda costruita, un attacco vinto. Ciò che devi avere conta in quel momento: carri armati, foreste, razioni avanzate.

«Nessuno ne ha più di te» vale anche a parità. «T» negli elenchi è il numero di territori con cui ogni governo ha cominciato: 4, 3 o 2.

*Esempio:* Granaio pieno chiede che tutti siano sfamati e che avanzi 1 razione. Se te ne servono 5 e ne hai 6, danne 5 e tienine 1. Se ne hai 5, comprane 1 prima di sfamare.

La tua mano mostra a che punto sei. Puoi ordinare in anticipo quale gruppo preferisci: così nessuno deve aspettarti.`,
  },
  {
    id: 'pacts',
    title: 'Patti',
    text: `Prima dei turni ogni governo nomina, in segreto e nello stesso momento, con chi vuole un patto: un altro, una **mano tesa** (chiunque voglia) o nessuno. Puoi scegliere appena hai il tuo obiettivo.

Quando tutti hanno scelto:
1. due che si sono nominati a vicenda hanno un patto,
2. in ordine di turno, chi ha nominato una mano tesa ottiene il suo patto,
3. le mani tese rimaste si uniscono a due a due in ordine di turno.

Nessuno ha più di un patto. Dura fino a fine round:
- Nessuna delle due parti attacca terre che l’altra possiede o tiene. (Ribellarsi resta possibile.)
- I carri armati di una parte possono stare su terra dell’altra, e da lì attaccare in un turno successivo.
- **Aiuto:** se ti difendi, un carro armato dell’altra parte che è sul posto, o in terra collegata, combatte per te da sé. Se attacchi, puoi chiamarne uno.

*Esempio:* Ada nomina Bruno, Bruno tende la mano, anche Clara nomina Bruno. Il patto è con chi fra Ada e Clara viene prima nell’ordine di turno.

Un patto non costa nulla. Alcuni obiettivi ne chiedono uno; con uno aggressivo è una promessa di cui potresti pentirti.`,
  },
]
