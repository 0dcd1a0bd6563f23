import type { RulesPage } from '../../../folder.ts'

/** What the game is about, and how it begins. */
export const start: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Il tuo primo turno',
    text: `1. **Scegli** terre con acqua: le aziende agricole stanno solo lì. Due terre tue vicine si dividono il combustibile.
2. **Obiettivo**: prendine uno che chieda ciò che vuoi già fare: nel primo round i più facili sono i pacifici e i neutrali.
3. **Il tuo primo turno**: costruisci una o due aziende agricole (2 gettoni l’una). Ognuna porta una razione subito e una a ogni raccolto; il pannello dice quante te ne servono.
4. Niente combattimenti, niente movimenti: vai avanti fino alla fine del turno.
5. **Il tuo secondo turno** comincia sfamando il popolo. Razioni troppo poche? Chiedi a un vicino di vendertene prima che il popolo abbia fame.

I TEP sono dischi di combustibile, che le fabbriche bruciano: lascia le fabbriche per il secondo round, ognuna ne vuole uno a round. E guarda la **CO2**: se alla fine supera i punti di tutti, hanno perso tutti.`,
  },
  {
    id: 'overview',
    title: 'Il gioco in breve',
    text: `Ognuno di voi governa da due a quattro dei dodici territori di Venonta, dal 1950 al 2100. I round sono quattro, di 50 anni l’uno, e in ciascuno tutti hanno **due turni**.

La popolazione cresce, e tutti devono mangiare. Trasformi foresta in aziende agricole, aziende agricole in aziende intensive con l’aiuto delle fabbriche; e le fabbriche bruciano TEP e sporcano il mare. Commerci, se serve costruisci carri armati, prendi colonie, insorgi contro chi ha preso le tue.

In ogni round insegui un **obiettivo** che vale da 12 a 20 punti. È una gara privata. Ma i punti e la **CO2** si contano sullo stesso tracciato, da 0 a 60, e:
- se la CO2 arriva a 60, perdono tutti,
- se muore l’ultimo pesce, perdono tutti,
- se dopo il 2100 nessuno ha più punti della CO2, perdono tutti.

Altrimenti vince chi ha più punti.

Un round:
1. TEP per le fabbriche, rendita, imprevisti (non nel 1950).
2. **Consiglio**: si cambiano carte azione. **Obiettivi**: se ne prende uno. **Patti**: si cerca un alleato.
3. Primi turni: produrre, combattere, muovere. Secondi turni: **sfamare**, produrre, combattere, muovere.
4. Emissioni, rifiuti, verifica degli obiettivi.

Le poche cose da decidere bene: che tipo di obiettivo, azienda o fabbrica, vendere il pane o lasciare che il vicino patisca la fame (il migrante viene da te), e chi rimette la foresta al suo posto.`,
  },
  {
    id: 'goal',
    title: 'Come si vince, e come perdono tutti',
    text: `I **punti** vengono dagli obiettivi, da alcune carte e dall’integrazione dei migranti (1 ciascuno). La fame ne toglie. Non scendono mai sotto 0.

Alla fine di ogni round, in quest’ordine:
1. CO2 a 60: perdono tutti.
2. Nessun pesce nei sei oceani: perdono tutti.

Dopo il quarto round il punteggio più alto si confronta con la CO2. Se non è **maggiore**, perdono tutti. Altrimenti vince chi ne ha di più; a parità chi ha più foreste proprie, poi meno fabbriche, poi la vittoria è condivisa.

Durante un turno nulla è ancora perduto: da 60 la CO2 si può ancora riportare giù rimettendo foresta o con una carta.

*Esempio:* dopo il 2100 la CO2 è a 41. Con 38, 41 e 40 punti nessuno le sta sopra: perdono tutti. Con 42 e 42 punti, nove foreste battono sette.

Il mondo dunque non si può lasciare agli altri: è anche affar tuo.`,
  },
  {
    id: 'board',
    title: 'Leggere il tabellone',
    text: `**Il tabellone.** Ogni territorio mostra numero, nome e cinque caselle: un albero è foresta, una spiga un’azienda agricola, due spighe un’azienda intensiva, una ciminiera una fabbrica. Le caselle col bordo blu hanno acqua. Sotto: TEP (goccia), migranti (persona), carri armati nel colore di chi li possiede; una foglia è una riserva naturale, un elmo i caschi blu.

La terra ha il colore e la trama di chi la possiede. Larghe strisce di un altro colore: è colonia di quel giocatore.

**Collegamenti.** Due territori sono collegati se confinano per terra o toccano la stessa acqua. Le acque hanno la lettera in un cerchio: la A unisce Frosta, Rivera, Insulo, Dezerta e Savana; la B Insulo, Centra, Montara e Delta; la C Centra, Tajga e Orienta; la D Rivera e Dezerta; la E Insulo, Savana e Delta; la F Orienta, Delta e Sudara.

**I mari.** I pesci chiari sono vivi, quelli scuri morti. Guardando un territorio da vicino si vede in quale oceano finiscono i suoi rifiuti.

**Il tracciato.** La nuvola è la CO2. I segni colorati sono i punti; quelli cerchiati di verde stanno sopra la CO2 e sono resilienti. Ogni casella rossa porta un imprevisto coperto; in alto c’è quanti ne attendono.

**Le schede in basso**, in ordine di turno: punti; razioni su quelle necessarie (rosso: troppo poche; ✓: ha già sfamato); gettoni; TEP; quanto costa lì una razione; carte in mano. Il segno tondo è il gruppo dell’obiettivo.

\`/board focus:\` mostra da vicino un territorio o un giocatore.`,
  },
  {
    id: 'claim',
    title: 'La scelta dei territori',
    text: `In ordine di turno ognuno prende un territorio libero, e così ancora finché i dodici non sono presi: quattro a testa in tre, tre a testa in quattro, due a testa in sei.

A che cosa badare:
- **Acqua.** Le aziende agricole stanno solo su caselle con acqua. Rivera ne ha quattro; Orienta e Delta tre; Norda, Insulo, Centra, Montara e Savana due; Frosta, Tajga, Dezerta e Sudara una.
- **Collegamenti.** Per commercio e guerra; durante la scelta il tabellone ne elenca i numeri dietro le frecce. Insulo ne ha sette, Norda e Sudara solo due.
- **I tuoi vicini.** Una fabbrica può bruciare TEP di un tuo territorio collegato.
- **Oceani.** L’Oceano Polare riceve i rifiuti di quattro territori, l’Occidentale e quello di Sud-Est di uno ciascuno.

Poi ognuno riceve, secondo il numero di giocatori:
\`\`\`
giocatori        3   4   6
abitanti 1950    6   5   3
         2000    7   6   4
         2050    9   7   4
         2100   10   8   5
razioni          4   3   2
gettoni         12   9   6
carte azione     3   3   2
\`\`\`
Ogni territorio comincia con cinque foreste e due TEP. In due e in cinque si gioca con un posto neutrale, come a un tavolo da tre o da sei.`,
  },
  {
    id: 'round',
    title: 'Un nuovo round',
    text: `Nel 2000, nel 2050 e nel 2100 il round comincia così. Quasi tutto avviene da sé.

1. **Popolazione**: ognuno ha gli abitanti della tabella. I migranti restano.
2. **Raccolto**: le tue razioni diventano 1 per territorio, 1 per azienda agricola, 2 per azienda intensiva, più quanto danno le carte. Gli avanzi vanno persi.
3. **TEP**: ogni fabbrica ne brucia uno (vedi lì).
4. **Rendita**: i gettoni si ricontano da capo, gli avanzi vanno persi. Per ogni tuo territorio 2; 1 in più se ha almeno tre foreste o una fabbrica; 1 in meno se è colonizzato. E 1 per ogni colonia che tieni.
5. Colpiscono gli **imprevisti** che attendevano coperti.
6. **Ordine di turno**: prima chi ha più punti. A parità prima chi aveva un obiettivo aggressivo, poi chi ha più fabbriche.
7. Si completano le mani, si dispongono gli obiettivi.

*Esempio:* Norda (cinque foreste) 3, Frosta (due foreste, una fabbrica) 3, Dezerta (due foreste) 2, Rivera (colonizzata, tre foreste) 2, e una tua colonia 1: undici gettoni.

**La fine del round**: ogni fabbrica e ogni azienda intensiva aggiunge 1 alla CO2; ogni fabbrica uccide un pesce; gli obiettivi si verificano e si mostrano; finiscono i patti e le carte che durano un round; i carri armati su terra non più tua tornano a casa.`,
  },
]
