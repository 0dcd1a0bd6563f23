import type { RulesPage } from '../../../folder.ts'

/** What the game is about, and how it begins. */
export const start: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Il tuo primo turno',
    text: `1. **Scegli** terre con acqua: le aziende agricole stanno solo lì. Le fabbriche possono bruciare il combustibile (TEP) di una tua terra vicina.
2. **Obiettivo**: prendine uno che chieda ciò che vuoi fare comunque; nel primo round i più facili sono i pacifici e i neutrali.
3. **Il tuo primo turno**: costruisci una o due aziende agricole (2 gettoni l’una). Ognuna porta 1 razione subito e 1 a ogni raccolto; il pannello dice quante te ne servono.
4. Niente combattimenti, niente movimenti: premi **Chiudi questo passo** fino alla fine del turno.
5. **Il tuo secondo turno** comincia sfamando il popolo. Razioni troppo poche? Chiedi a chi confina con te di vendertene, prima che il popolo abbia fame.

Il combustibile si conta in **TEP**, e ogni fabbrica ne brucia uno per round: lascia le fabbriche per il secondo round. E bada alla **CO2**: se alla fine nessuno ha più punti della CO2, hanno perso tutti.`,
  },
  {
    id: 'overview',
    title: 'Il gioco in breve',
    text: `Ogni governo ha da due a quattro dei dodici territori di Venonta, dal 1950 al 2100. I round sono quattro, di 50 anni l’uno, e in ciascuno tutti hanno **due turni**.

La popolazione cresce, e tutti devono mangiare. Trasformi foresta in aziende agricole, e con l’aiuto delle fabbriche aziende agricole in aziende intensive; ma le fabbriche bruciano TEP (combustibile) e sporcano il mare. Commerci, se serve costruisci carri armati, prendi colonie, ti ribelli a chi ha preso terre tue.

In ogni round insegui un **obiettivo** che vale da 12 a 20 punti. È una gara privata. Ma i punti e la **CO2** si contano sullo stesso tracciato, da 0 a 60:
- se la CO2 arriva a 60, perdono tutti,
- se muore l’ultimo pesce, perdono tutti,
- se dopo il 2100 nessuno ha più punti della CO2, perdono tutti.

Altrimenti vince chi ha più punti.

Un round:
1. TEP per le fabbriche, rendita, imprevisti (non nel 1950).
2. **Consiglio**: si cambiano carte azione. **Obiettivi**: se ne prende uno. **Patti**: si cerca con chi farne uno.
3. Primi turni: produrre, combattere, muovere. Secondi turni: **sfamare**, produrre, combattere, muovere.
4. Emissioni, rifiuti, verifica degli obiettivi.

Le poche cose da decidere bene: che tipo di obiettivo; azienda o fabbrica; vendere il pane o lasciare che la terra vicina abbia fame (il migrante viene da te); e chi rimette la foresta al suo posto.`,
  },
  {
    id: 'goal',
    title: 'Come si vince, e come perdono tutti',
    text: `I **punti** vengono dagli obiettivi, da alcune carte e dall’integrazione dei migranti (1 ciascuno). La fame ne toglie. Non scendono mai sotto 0.

Alla fine di ogni round, in quest’ordine:
1. CO2 a 60: perdono tutti.
2. Nessun pesce nei sei oceani: perdono tutti.

Dopo il quarto round qualcuno deve avere **più** punti della CO2, altrimenti perdono tutti. Vince chi ha più punti; a parità chi ha più foreste proprie, poi chi ha meno fabbriche proprie; altrimenti la vittoria è condivisa.

Fino alla fine del round nulla è perduto: anche da 60 la CO2 si può riportare giù, con foresta o con una carta.

*Esempio:* dopo il 2100 la CO2 è a 35. Con 35, 33 e 29 punti nessuno la supera: perdono tutti. Con 44 e 44 punti, undici foreste battono otto.

Non lasciare il mondo agli altri: è anche affar tuo.`,
  },
  {
    id: 'board',
    title: 'Leggere il tabellone',
    text: `**Il tabellone.** Ogni territorio mostra numero, nome e cinque caselle: un albero è foresta, una spiga un’azienda agricola, due spighe un’azienda intensiva, una ciminiera una fabbrica. Le caselle col bordo blu hanno acqua. Sotto: TEP (goccia), migranti (persona), carri armati nel colore di chi li possiede; una foglia è una riserva naturale, un elmo i caschi blu.

La terra ha il colore e la trama di chi la possiede. Larghe strisce di un altro colore: è colonia di quel governo.

**Collegamenti.** Due territori sono collegati se confinano per terra o toccano la stessa acqua. Le acque hanno la lettera in un cerchio: la A unisce Frosta, Rivera, Insulo, Dezerta e Savana; la B Insulo, Centra, Montara e Delta; la C Centra, Tajga e Orienta; la D Rivera e Dezerta; la E Insulo, Savana e Delta; la F Orienta, Delta e Sudara.

**I mari.** I pesci chiari sono vivi, quelli scuri morti. Guardando un territorio da vicino si vede in quale oceano finiscono i suoi rifiuti.

**Il tracciato.** La nuvola è la CO2. I segni colorati sono i punti; quelli cerchiati di verde stanno sopra la CO2 e sono resilienti. Ogni casella rossa porta un imprevisto coperto; sopra il tracciato si vede quanti ne attendono.

**Le schede in basso**, in ordine di turno: punti; razioni su quelle necessarie (rosso: troppo poche; ✓: popolo sfamato); gettoni; TEP; quanto costa lì una razione; carte in mano. Il segno tondo è il gruppo dell’obiettivo.

\`/board focus:\` mostra da vicino un territorio o un governo.`,
  },
  {
    id: 'claim',
    title: 'La scelta dei territori',
    text: `In ordine di turno si sceglie un territorio libero per volta, finché non ce ne sono più: quattro a testa in tre, tre a testa in quattro, due a testa in sei.

A che cosa badare:
- **Acqua.** Le aziende agricole stanno solo su caselle con acqua. Rivera ne ha quattro; Orienta e Delta tre; Norda, Insulo, Centra, Montara e Savana due; Frosta, Tajga, Dezerta e Sudara una.
- **Collegamenti.** Per commercio e guerra; durante la scelta il tabellone ne elenca i numeri dietro le frecce. Insulo ne ha sette, Norda e Sudara solo due.
- **Vicini tuoi.** Una fabbrica può bruciare TEP di un altro tuo territorio collegato.
- **Oceani.** L’Oceano Polare riceve i rifiuti di quattro territori, l’Occidentale e quello di Sud-Est di uno ciascuno.

Poi ogni governo riceve, secondo quanti giocano:
\`\`\`
si gioca in      3   4   6
abitanti 1950    6   5   3
         2000    7   6   4
         2050    9   7   4
         2100   10   8   5
razioni          4   3   2
gettoni         12   9   6
carte azione     3   3   2
\`\`\`
Ogni territorio comincia con cinque foreste e due TEP. In due o in cinque si aggiunge un posto neutrale, come a un tavolo da tre o da sei.`,
  },
]
