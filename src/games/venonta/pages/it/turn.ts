import type { RulesPage } from '../../../folder.ts'

/** What one does in a turn. */
export const turn: readonly RulesPage[] = [
  {
    id: 'production',
    title: 'Produrre',
    text: `In questo passo costruisci, riporti alla natura, integri, commerci, sposti TEP e prendi tributi, nell’ordine che vuoi e finché puoi pagare.

\`\`\`
                      gettoni  CO2
azienda agricola         2     +1
azienda intensiva        2      0
fabbrica                 3     +1
carro armato             2      0
agricola a foresta       2     -1
intensiva ad agricola    1      0
intensiva a foresta      3     -1
fabbrica a foresta       2     -1
integrare un migrante    2      0
\`\`\`
- Un’**azienda agricola** vuole foresta con acqua: 1 razione subito e 1 a ogni raccolto.
- Un’**azienda intensiva** sostituisce un’azienda già esistente e vuole una **fabbrica libera**: 1 razione subito, 2 a ogni raccolto.
- Una **fabbrica** sta su qualunque foresta.
- Un **carro armato** si costruisce dove c’è una fabbrica, con una fabbrica libera; due tuoi per territorio.

**Fabbriche libere** sono le tue fabbriche meno le aziende intensive meno i carri armati di questo turno.

La casella viene scelta per te. Ciò che hai costruito o riportato alla natura in questo turno aspetta il prossimo: un’azienda di questo turno non può ancora diventare intensiva.

**Spostare TEP**: una volta per turno ne sposti uno fra due tuoi territori, a qualunque distanza.

**Integrare**: il migrante è a casa e non chiede più razioni, e tu prendi un punto.

*Esempio:* hai tre fabbriche e due aziende intensive, dunque una fabbrica è libera: per un’altra intensiva o per un carro armato, non per tutti e due.`,
  },
  {
    id: 'food',
    title: 'Sfamare, fame, migranti',
    text: `All’inizio del tuo **secondo turno** il popolo mangia. Ogni abitante vuole una razione, ogni migrante sulla tua terra anche. Tutti i tuoi territori hanno una scorta comune, anche quelli colonizzati.

Prima puoi comprare cibo, prendere tributi e giocare carte. Poi dici quante razioni si mangiano. Per ognuna che manca perdi **2 punti e 1 gettone**; le razioni che imprevisti, una sconfitta o tributi ti hanno tolto in questo round non contano.

Se qualcuno resta senza cibo, per qualunque motivo, **un migrante** parte: scegli tu un territorio altrui collegato a uno dei tuoi. A chi lo ospita serve una razione in più, finché non lo integra.

*Esempio:* te ne servono 8, ne hai 5, e la siccità te ne ha tolte 2. Tre bocche restano senza cibo, ma due non contano: −2 punti, −1 gettone, e un migrante va dove dici tu.

Nel 1950, in quattro, ogni governo ha cinque abitanti e tre razioni. Costruisci dunque due aziende agricole nel primo turno, o compra.

Altri migranti: un attacco vinto o perso ne manda uno nella terra da cui è partito, e l’imprevisto Esodo ne mette in cammino. Sono dodici in tutto.`,
  },
  {
    id: 'trade',
    title: 'Commerciare',
    text: `Compri un’unità alla volta, da un territorio altrui collegato a uno dei tuoi: **TEP** in produzione, **cibo** in produzione e prima di sfamare. Nessuno dei due territori può essere colonizzato.

Un **TEP** costa da 1 a 4 gettoni: più se ne bruciano nel mondo, più costa.

Il **cibo** costa di più quanto meno ne avanza a chi vende, sfamati tutti:
\`\`\`
avanza      4+   2-3   1   ≤ 0
prezzo       1    2    3      4
\`\`\`
A chi ha già sfamato non serve più nulla.

**Baratto**: invece di gettoni puoi dare l’altro bene. Vale il suo prezzo; il resto lo aggiungi in gettoni. Nessuno restituisce la differenza.

*Esempio:* a chi vende avanza 1 razione, che quindi costa 3. Nel mondo sono bruciati sette TEP, dunque un TEP costa 2. Dai un TEP e 1 gettone, oppure 3 gettoni.

Si chiede a chi vende, se non basta un **ordine permanente** («vendi cibo finché ne avanzano 2»). Un rifiuto vale per quel governo e quel bene per tutto il turno. Con un’offerta aperta puoi solo aspettare o ritirarla.

Un territorio tiene al massimo sei TEP. Un **embargo** impedisce a qualcuno di comprare e vendere. Il posto neutrale vende ciò che non gli serve.`,
  },
  {
    id: 'combat',
    title: 'Combattere',
    text: `Attacchi da una tua terra libera, da una tua colonia o, con carri armati, da terra del tuo patto, ciò che vi è **collegato**. Costa 1 gettone, e 1 in più per ogni carro armato che combatte. Se conquisti una colonia, li riprendi.

**Dadi.** Entrambe le parti hanno 3 dadi della popolazione e 3 per ogni carro: fino a due che mandi, e tutti quelli che difendono. Chi è nel patto può aggiungerne uno.

**Lancio.** Ciascuno lancia fino a tre dadi, prima i carri. **I carri colpiscono da 3 a 6, la popolazione con 1 e 8** (d8). Ogni colpo toglie un dado nemico, prima quelli dei carri.

- I tuoi dadi sono finiti, anche se lo sono pure i suoi: vince chi difende.
- Sono finiti solo i suoi: vinci tu.
- Due lanci di fila senza alcun colpo: **cessate il fuoco**. Puoi combattere altrove.
- Altrimenti continua, o chiedi una **tregua**.

Una sconfitta o una tregua **chiude il tuo turno**. Chi perde tre dadi dei carri perde un carro; la popolazione non si perde mai.

**Vinci**: è una tua colonia. Chi la possiede perde una razione, la terra un TEP. Vinto o perso coi dadi, un migrante arriva nella terra da cui hai attaccato. Puoi continuare, ma in questo turno non dalla nuova colonia.

**Muovere**: a fine turno ogni carro può andare in una terra collegata che sia tua, tua colonia o del tuo patto; due tuoi per territorio.

*Esempio:* un carro per parte, 3 dadi del carro e 3 della popolazione. Lanci 4, 6, 7 col carro: due colpi. L’altra parte 1, 2, 5: uno. Ti restano 2 + 3 dadi, contro 1 + 3. Poi carro 3 e 8, popolazione 1: due colpi; l’altra parte, carro 6, popolazione 2 e 5: uno. Ora 1 + 3 contro 0 + 2. Poi carro 2, popolazione 8 e 1: due colpi; l’altra parte, 3 e 7: nessuno. La terra è tua. L’altra parte perde il carro, tu tieni il tuo e riprendi due gettoni.`,
  },
  {
    id: 'colonies',
    title: 'Colonie e ribellione',
    text: `Una colonia è ancora di chi la possiede, con la popolazione, il raccolto, i TEP per le sue fabbriche, le emissioni, i rifiuti e ciò che conta per gli obiettivi. Ma lì chi la possiede non può costruire, riportare alla natura, commerciare, spostare, muovere né attaccare, e ha 1 gettone di rendita in meno.

Chi la tiene ha 1 gettone di rendita, può attaccare da lì (non nel turno della conquista), tenerci carri armati e prendere un **tributo** una volta per round: una razione dalla scorta di chi la possiede, e un TEP dalla colonia.

Vie per la libertà:
- **Ribellione**: 1 gettone, nel tuo turno, una volta per territorio e turno. I tuoi 3 dadi della popolazione contro i suoi e i carri che stanno lì. Nessuno aiuta. Se gli ultimi dadi delle due parti cadono insieme, vinci tu. Una ribellione fallita non chiude il tuo turno.
- **Liberazione**: un attacco al tuo stesso territorio. Non conquisti una colonia, quindi non riprendi gettoni.
- La carta **Insurrezione**: senza combattere.

Anche altri possono attaccare una colonia e prenderla.

*Esempio:* lanci 8, 5, 1: due colpi; l’altra parte 1, 8, 2: due anche lei. Resta un dado per parte. Lanci 1, l’altra parte 8: nessuno ha più dadi, e la terra è libera.`,
  },
]
