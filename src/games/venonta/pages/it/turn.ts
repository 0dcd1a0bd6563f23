import type { RulesPage } from '../../../folder.ts'

/** What one does in a turn. */
export const turn: readonly RulesPage[] = [
  {
    id: 'production',
    title: 'Produrre',
    text: `In questa fase costruisci, riporti a foresta, integri, commerci, sposti TEP e prendi tributi, nell’ordine che vuoi e finché puoi pagare.

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

La casella viene scelta per te. Ciò che hai costruito o riportato a foresta in questo turno non si tocca prima del prossimo: un’azienda di questo turno non può ancora diventare intensiva.

**Spostare TEP**: una volta per turno, uno, fra due tuoi territori, a qualunque distanza.

**Integrare**: il migrante torna nella riserva e tu prendi un punto.

*Esempio:* con una fabbrica e un’azienda intensiva, una seconda intensiva o un carro armato devono aspettare un’altra fabbrica.`,
  },
  {
    id: 'food',
    title: 'Sfamare, fame, migranti',
    text: `All’inizio del tuo **secondo turno** il popolo mangia. Ogni abitante vuole una razione, ogni migrante sulla tua terra anche. Tutti i tuoi territori hanno una scorta comune, anche quelli colonizzati.

Prima puoi comprare cibo, prendere tributi e giocare carte. Poi dici quante razioni si mangiano. Per ognuna che manca perdi **2 punti e 1 gettone**; le razioni che imprevisti, una sconfitta o tributi ti hanno tolto in questo round valgono come scusa.

Se qualcuno resta affamato, per qualunque motivo, **un migrante** parte: scegli tu un territorio altrui collegato a uno dei tuoi. Chi lo ospita ha bisogno di una razione in più, finché non lo integra.

*Esempio:* te ne servono 7, ne hai 5, e la siccità te ne ha tolta una. Due restano affamati, uno non conta: −2 punti, −1 gettone, e un migrante va dove dici tu.

Così nel 1950, in tre: sei abitanti, quattro razioni. Costruisci due aziende agricole nel primo turno, o compra.

Altri migranti: uno scontro deciso ne manda uno alla base dell’attaccante, e l’imprevisto Esodo ne mette in cammino. Sono dodici in tutto.`,
  },
  {
    id: 'trade',
    title: 'Commerciare',
    text: `In produzione puoi comprare **TEP**, prima di sfamare e in produzione **cibo**, un’unità alla volta, da un territorio altrui collegato a uno dei tuoi. Nessuno dei due può essere colonizzato.

Un **TEP** costa da 1 a 4 gettoni, secondo quanto si è bruciato nel mondo.

Il **cibo** costa secondo quanto avanza a chi vende, sfamati tutti:
\`\`\`
avanza      4+   2-3   1   0 o meno
prezzo       1    2    3      4
\`\`\`
A chi ha già sfamato non serve più nulla.

**Baratto**: invece di gettoni puoi dare l’altro bene. Vale il suo prezzo, il resto lo metti in gettoni. Nessuno dà il resto.

*Esempio:* una razione costa 2, un TEP 1: dai un TEP e un gettone.

Si chiede a chi vende, se non c’è un **ordine permanente** che basta («vendi cibo finché ne avanzano 2»). Un rifiuto vale per quel venditore e quel bene per tutto il turno. Con un’offerta aperta puoi solo aspettare o ritirarla.

Un territorio tiene al massimo sei TEP. Un **embargo** impedisce a qualcuno di comprare e vendere. Il posto neutrale vende ciò che non gli serve.`,
  },
  {
    id: 'combat',
    title: 'Combattere',
    text: `Attacchi da una tua terra libera, da una tua colonia o, con carri armati, da terra del tuo alleato, ciò che vi è **collegato**. Costa 1 gettone e 1 per ogni carro armato che parte. Se ne fai una colonia, tornano.

**Dadi.** Entrambe le parti hanno 3 dadi popolazione e 3 per ogni carro: quelli che mandi, fino a due, e tutti quelli che difendono. Un alleato può aggiungerne uno.

**Lancio.** Ciascuno lancia fino a tre dadi, prima i carri. **I carri colpiscono da 3 a 6, la popolazione con 1 e 8** (d8). Ogni colpo toglie un dado nemico, prima quelli dei carri.

- I tuoi dadi sono finiti, anche se lo sono pure i suoi: vince il difensore.
- Sono finiti solo i suoi: vinci tu.
- Due lanci di fila senza alcun colpo: **cessate il fuoco**. Puoi combattere altrove.
- Altrimenti continua, o chiedi una **tregua**.

Una sconfitta o una tregua **chiude il tuo turno**. Ogni tre dadi dei carri persi si perde un carro; la popolazione mai.

**Vinci**: è una tua colonia. Chi la possiede perde una razione, la terra un TEP. Vinto o perso coi dadi, un migrante arriva alla tua base. Puoi continuare, ma non da lì in questo turno.

**Muovere**: a fine turno ogni carro può andare in una terra collegata che sia tua, tua colonia o del tuo alleato; due tuoi per territorio.

*Esempio:* un carro a testa. Tiri 2, 3, 8: un colpo; lui 5, 1, 3: due. Ti restano 1 + 3 dadi, a lui 2 + 3. Poi 5, 1, 8: tre colpi, lui nessuno. Poi 4, 1, 2 contro 8, 6: non ha più dadi. I due carri sono persi, la terra è tua, tornano due gettoni.`,
  },
  {
    id: 'colonies',
    title: 'Colonie e ribellione',
    text: `Una colonia è ancora di chi la possiede: popolazione, raccolto, TEP per le sue fabbriche, emissioni, rifiuti e obiettivi restano suoi. Ma lì non può costruire, riportare a foresta, commerciare, spostare, muovere né attaccare, e ha 1 gettone di rendita in meno.

Chi la tiene ha 1 gettone di rendita, può attaccare da lì (non nel turno della conquista), tenerci carri armati e prendere un **tributo** una volta per round: una razione dalla scorta di chi la possiede, e un TEP dalla colonia.

Vie per la libertà:
- **Ribellione**: 1 gettone, nel tuo turno, una volta per territorio e turno. I tuoi 3 dadi popolazione contro i suoi e i carri che stanno lì. Nessuno aiuta. Se tutti i dadi cadono insieme, vinci tu. Una ribellione fallita non chiude il tuo turno.
- **Liberazione**: un attacco al tuo stesso territorio. Non fa colonie, quindi non torna nulla.
- La carta **Insurrezione**: senza combattere.

Una colonia si può anche togliere a chi la tiene.

*Esempio:* tiri 1, 8, 1, lui 8, 8, 1. Tutti i dadi sono finiti da entrambe le parti: la colonia è libera.`,
  },
]
