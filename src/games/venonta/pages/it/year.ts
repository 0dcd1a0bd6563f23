import type { RulesPage } from '../../../folder.ts'

/** What comes before the turns of a round. */
export const year: readonly RulesPage[] = [
  {
    id: 'fuel',
    title: 'TEP per le fabbriche',
    text: `Dal 2000 ogni fabbrica brucia un TEP all’inizio del round: del proprio territorio o, se nessuno dei due è colonia di qualcuno, di un altro tuo territorio collegato.

Se un piano semplice le alimenta tutte, viene eseguito per te: prima ogni fabbrica dal proprio territorio, poi le altre dal territorio collegato con più TEP. Ti si chiede solo se il piano non basta (o se hai ordinato di chiederti sempre).

Allora scegli, fabbrica per fabbrica: **alimentala**, **chiudila**, o lascia il resto al **piano**. Una fabbrica chiusa diventa foresta, senza alcun credito per l’aria. In questo momento non si può comprare nulla.

**Troppo poche fabbriche**: quando hai più aziende intensive che fabbriche, le intensive tornano semplici, a partire dal numero di territorio più alto.

*Esempio:* una fabbrica in Frosta (nessun TEP) e una in Norda (un TEP); Rivera ne ha due ed è collegata a entrambe. Norda brucia il suo, Frosta prende da Rivera. Se Rivera è colonia di qualcuno, Frosta non si può alimentare e ti si chiede.

Ogni TEP bruciato, ovunque, alza il prezzo: 1 gettone fino a cinque bruciati, 2 da sei, 3 da dodici, 4 da diciotto.`,
  },
  {
    id: 'cards',
    title: 'Carte azione e consiglio',
    text: `Hai tre carte azione (due in cinque o sei giocatori). Nel **consiglio**, prima dei turni, puoi cambiarne in segreto fino a due, tutti insieme; gli altri sanno solo quante. All’inizio di ogni round la mano si completa.

**Giocarle.** La carta dice quando: *nel tuo turno*, in qualunque momento, o *nel turno di chiunque*. Non mentre è aperto uno scontro o un’offerta. Giocare non consuma né turno né fase.

Valgono
- **subito**, e vanno fra le usate,
- **fino a fine round**, scoperte davanti a te,
- **fino a fine partita**, anch’esse scoperte.

Due copie di una carta che dura si sommano, tranne Milizia ed Equipaggi veterani. Una carta che nomina un territorio intende i tuoi liberi, se non dice altro.

La protezione va giocata in anticipo: a nessuno si chiede se vuole reagire.

La tua mano dice di ogni carta se ora si può giocare e dove. Gli elenchi «Carte che valgono subito» e «Carte che durano» le mostrano tutte e 24; di ciascuna ce ne sono due.

Il tavolo può accordarsi per giocare senza carte azione: allora non c’è consiglio.`,
  },
  {
    id: 'objectives',
    title: 'Obiettivi',
    text: `All’inizio del round c’è sul tavolo, coperto, un obiettivo in più dei giocatori. Si vedono solo i dorsi:
- **Aggressivi** (da 15 a 20 punti): colonie, attacchi vinti, carri armati, tributi.
- **Neutrali** (da 12 a 15): fabbriche, commercio, scorte, patti.
- **Pacifici** (da 13 a 17): foreste, pance piene, mari puliti, migranti.

In ordine di turno ognuno ne prende uno e lo legge. Gli altri ne conoscono solo il gruppo. Quello che resta torna nel mazzo.

A fine round si verificano tutti insieme sulla stessa posizione, si mostrano, e pagano se vale **ogni** condizione. Ciò che dovevi fare conta solo per questo round: un’azienda costruita, un attacco vinto. Ciò che devi avere conta in quel momento: carri armati, foreste, razioni avanzate.

«Nessuno ne ha più di te» vale anche a parità. «T» negli elenchi è il numero di territori con cui ognuno ha cominciato: 4, 3 o 2.

*Esempio:* Granaio pieno vuole tutti sfamati e una razione avanzata. Se ne servono 5 e ne hai 6, dai 5 e tieni 1; oppure comprane una prima.

La tua mano mostra a che punto sei. Puoi ordinare in anticipo quale gruppo preferisci: così nessuno deve aspettarti.`,
  },
  {
    id: 'pacts',
    title: 'Patti',
    text: `Prima dei turni ognuno nomina, in segreto e tutti insieme, un alleato, una **mano tesa** (chiunque voglia) o nessuno. Puoi scegliere appena hai il tuo obiettivo.

Quando tutti hanno scelto:
1. due che si sono nominati a vicenda sono alleati,
2. in ordine di turno, chi ha nominato uno con la mano tesa lo ottiene,
3. le mani tese rimaste si uniscono a due a due in ordine di turno.

Nessuno ha più di un patto. Dura fino a fine round:
- Nessuno dei due attacca terre che l’altro possiede o tiene. (Insorgere contro l’alleato resta possibile.)
- I carri armati dell’uno possono stare su terra dell’altro, e da lì attaccare in un turno successivo.
- **Aiuto:** se ti difendi, un carro armato dell’alleato che è sul posto, o collegato, combatte per te da sé. Se attacchi, puoi chiamarne uno.

*Esempio:* Ada nomina Bruno, Bruno tende la mano, anche Clara nomina Bruno. Chi fra Ada e Clara viene prima nell’ordine di turno diventa sua alleata.

Un patto non costa nulla. Alcuni obiettivi ne vogliono uno; con quelli aggressivi è una promessa di cui potresti pentirti.`,
  },
]
