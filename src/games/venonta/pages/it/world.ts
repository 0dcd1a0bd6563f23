import type { RulesPage } from '../../../folder.ts'

/** What belongs to all, and what a new round brings. */
export const world: readonly RulesPage[] = [
  {
    id: 'world',
    title: 'Aria, mari, resilienza',
    text: `La **CO2** sale costruendo aziende agricole e fabbriche, per alcune carte e imprevisti, e a fine round di 1 per ogni fabbrica e ogni azienda intensiva. Scende se rimetti foresta (1 ciascuna), con la Cattura della CO2 e l’Accordo sul clima.

**Caselle rosse** a 10, 18, 25, 31, 37, 43, 49 e 55: la prima volta che se ne raggiunge o supera una, si mette da parte un imprevisto, coperto. Colpisce all’inizio del round seguente. Scendere e risalire non ne porta un altro. Ciò che attende dopo l’ultimo round non colpisce mai.

**Rifiuti**: a fine round ogni fabbrica uccide un pesce nell’oceano che riceve i suoi rifiuti; se è vuoto, dove ce ne sono di più. Sono 21: quattro in ciascuno degli oceani da 1 a 3, tre negli altri.

**Resilienza**: chi ha **più** punti della CO2 non è colpito dagli imprevisti di terra né dai cattivi raccolti. Si verifica di nuovo prima di ogni imprevisto. Con un ordine permanente puoi scegliere di subire: un’epidemia vuol dire meno bocche, un terremoto meno rifiuti. Ciò che capita agli oceani, all’aria e al prezzo del TEP non lo evita nessuno.

*Esempio:* 31 punti e CO2 a 30: un’alluvione non ti fa nulla. Con 30 punti ti colpisce.

*Esempio:* CO2 a 23, e la fine del round aggiunge 8: passa il 25 e arriva a 31. Attendono due imprevisti.`,
  },
  {
    id: 'round',
    title: 'Un nuovo round',
    text: `I round del 2000, del 2050 e del 2100 cominciano così. Quasi tutto avviene da sé.

1. **Popolazione**: ogni governo ha gli abitanti della tabella. I migranti restano.
2. **Raccolto**: ricevi 1 razione per territorio, 1 per azienda agricola, 2 per azienda intensiva, più quanto danno le carte. Gli avanzi vanno persi.
3. **TEP**: ogni fabbrica ne brucia uno (vedi «TEP per le fabbriche»).
4. **Rendita**: i gettoni avanzati vanno persi. Ne ricevi 2 per ogni tuo territorio; 1 in più se ha almeno tre foreste o una fabbrica; 1 in meno se è colonizzato; e 1 per ogni colonia che tieni.
5. Colpiscono gli **imprevisti** che attendevano coperti.
6. **Ordine di turno**: prima chi ha più punti. A parità prima chi aveva un obiettivo aggressivo, poi chi ha più fabbriche.
7. Si completano le mani, si dispongono gli obiettivi.

*Esempio:* Savana (quattro foreste) 3, Tajga (una foresta, una fabbrica) 3, Delta (due foreste) 2, Insulo (due foreste, colonizzato) 1, e una tua colonia 1: dieci gettoni.

**La fine del round**: ogni fabbrica e ogni azienda intensiva aggiunge 1 alla CO2; ogni fabbrica uccide un pesce; gli obiettivi si verificano e si mostrano; finiscono i patti e le carte che durano un round; i carri armati che non stanno su terra tua né su una tua colonia tornano a casa.`,
  },
  {
    id: 'fuel',
    title: 'TEP per le fabbriche',
    text: `Dal 2000 ogni fabbrica brucia un TEP all’inizio del round: del suo territorio o, se nessuno dei due è una colonia, di un altro tuo territorio collegato.

Se un piano semplice le alimenta tutte, viene eseguito per te: prima ogni fabbrica dal suo territorio, poi le altre dal territorio collegato con più TEP. Ti si chiede solo se il piano non basta, o se lo dice un ordine permanente.

Allora scegli, fabbrica per fabbrica: **alimentala**, **chiudila**, o **alimenta quel che si può**: il resto lo fa il piano, e chiude quelle per cui non trova TEP. Una fabbrica chiusa diventa foresta, ma la CO2 non scende. In questo momento non puoi comprare nulla.

**Troppo poche fabbriche**: quando hai più aziende intensive che fabbriche, le intensive tornano aziende agricole, a partire dal numero di territorio più alto.

*Esempio:* hai una fabbrica in Centra (nessun TEP) e una in Tajga (un TEP). La tua Montara ne ha due ed è collegata a entrambe. Tajga brucia il suo, Centra prende da Montara. Se Montara è colonia di qualcuno, per Centra non resta nulla, e ti si chiede.

Ogni TEP bruciato, ovunque, alza il prezzo: 1 gettone fino a cinque bruciati, 2 da sei, 3 da dodici, 4 da diciotto.`,
  },
  {
    id: 'events',
    title: 'Imprevisti',
    text: `Gli imprevisti di **terra** colpiscono tre territori diversi, a dado; ne soffre chi li possiede, se non è resiliente.
- Siccità, Ondata di caldo: 1 razione in meno.
- Locuste, Alluvione: un’azienda agricola diventa foresta, 1 razione in meno.
- Desertificazione: un’azienda intensiva torna azienda agricola, 1 razione in meno.
- Terremoto: una fabbrica diventa foresta.
- Uragano, Corruzione: 1 gettone in meno.
- Incendi: CO2 +1 se c’è foresta.
- Epidemia: 1 abitante in meno. Pandemia: anche 1 gettone in meno.
- Incendio in raffineria, Perdita di oleodotto: brucia 1 TEP, CO2 +1.
- Esodo: un migrante va in un territorio vicino.
- Disordini: 1 gettone e 1 carro armato in meno. Ruggine: 2 carri armati in meno.

Imprevisti in un **oceano** (un dado):
- Marea nera, Mare acido: muoiono 2 pesci.
- Isola di plastica, Zona morta: muoiono 3 pesci.

Imprevisti del **mondo**:
- Permafrost: CO2 +2. Accordo sul clima: CO2 −2.
- Crisi petrolifera: il TEP costa 1 in più in questo round.
- Cattivo raccolto: chi non è resiliente perde una razione.

La popolazione torna col round seguente. La fame non costa nulla per le razioni che gli imprevisti hanno tolto. Se un imprevisto colpisce più territori, lo fa nell’ordine dei dadi.`,
  },
]
