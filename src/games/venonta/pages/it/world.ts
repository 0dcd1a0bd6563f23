import type { RulesPage } from '../../../folder.ts'

/** What belongs to all, and what goes by itself. */
export const world: readonly RulesPage[] = [
  {
    id: 'world',
    title: 'Aria, mari, resilienza',
    text: `La **CO2** sale costruendo aziende agricole e fabbriche, per alcune carte e imprevisti, e a fine round di 1 per ogni fabbrica e ogni azienda intensiva. Scende se rimetti foresta (1 ciascuna), con la Cattura della CO2 e l’Accordo sul clima.

**Caselle rosse** a 10, 18, 25, 31, 37, 43, 49 e 55: la prima volta che si raggiunge o si supera, un imprevisto si mette da parte, coperto. Colpisce all’inizio del round seguente. Scendere e risalire non ne porta un altro. Le carte dell’ultimo round non colpiscono mai.

**Rifiuti**: a fine round ogni fabbrica uccide un pesce nell’oceano del suo territorio; se è vuoto, dove ce ne sono di più. Sono 21: quattro in ciascuno degli oceani da 1 a 3, tre negli altri.

**Resilienza**: chi ha **più** punti della CO2 ignora gli imprevisti che colpiscono la terra, e i cattivi raccolti. Si guarda di nuovo prima di ogni imprevisto. Con un ordine permanente puoi scegliere di subire: un’epidemia vuol dire meno bocche, un terremoto meno rifiuti. Ciò che capita agli oceani, all’aria e al prezzo del TEP non lo evita nessuno.

*Esempio:* 20 punti e CO2 a 19: la siccità non ti fa nulla. Con 19 punti ti colpisce.

*Esempio:* CO2 a 17, e la fine del round aggiunge 8: arriva a 25 e passa il 18. Attendono due imprevisti.`,
  },
  {
    id: 'events',
    title: 'Imprevisti',
    text: `Gli imprevisti di **terra** colpiscono tre territori diversi, a dado; ne soffre chi li possiede, se non è resiliente.
- Siccità, Ondata di caldo: 1 razione in meno.
- Locuste, Alluvione: un’azienda agricola diventa foresta, 1 razione in meno.
- Desertificazione: un’azienda intensiva torna semplice, 1 razione in meno.
- Terremoto: una fabbrica diventa foresta.
- Uragano, Corruzione: 1 gettone in meno.
- Incendi: CO2 +1 se c’è foresta.
- Epidemia: 1 abitante in meno. Pandemia: anche 1 gettone in meno.
- Incendio in raffineria, Perdita di oleodotto: brucia 1 TEP, CO2 +1.
- Esodo: un migrante va da un vicino.
- Disordini: 1 gettone e 1 carro armato in meno. Ruggine: 2 carri armati in meno.

Imprevisti in un **oceano** (un dado):
- Marea nera, Mare acido: muoiono 2 pesci.
- Isola di plastica, Zona morta: muoiono 3 pesci.

Imprevisti del **mondo**:
- Permafrost: CO2 +2. Accordo sul clima: CO2 −2.
- Crisi petrolifera: il TEP costa 1 in più in questo round.
- Cattivo raccolto: chi non è resiliente perde una razione.

La popolazione torna col round seguente. Le razioni perse per imprevisti scusano la fame. Ciò che un imprevisto fa a più territori avviene nell’ordine dei dadi.`,
  },
  {
    id: 'orders',
    title: 'Ordini permanenti',
    text: `Con \`/venonta orders\` decidi in anticipo, in qualunque momento, in segreto:

- **Vendere cibo** finché, dopo la vendita, ne avanza almeno tanto. Così chi compra non deve aspettarti. Altrimenti ti si chiede ogni volta.
- **Vendere TEP** finché un territorio ne tiene tanti oltre a uno per ogni sua fabbrica.
- **Subire**: imprevisti che vuoi subire anche se sei resiliente.
- **Alimentare io le fabbriche**: ti si chiede anche dove il piano basterebbe.
- **Ordine degli obiettivi**: ricevi subito il primo gruppo che c’è sul tavolo.

Agli altri nulla mostra che hai dato ordini, finché non agiscono.

*Esempio:* «vendi cibo finché ne avanzano 2»: con 9 razioni e 6 necessarie ne vendi una (allora ne avanzano 2), non una seconda.`,
  },
  {
    id: 'neutral',
    title: 'Il posto neutrale (2 o 5 giocatori)',
    text: `In due si gioca a un tavolo da tre, in cinque a uno da sei. Il posto che resta, sempre l’ultimo, è **neutrale**. Non ha carte, obiettivo, punti né patti.

- Sceglie il territorio con più acqua.
- Nel primo turno costruisce aziende agricole finché può mangiare, poi fabbriche: fino a una nel 1950, due nel 2000 e così via in due giocatori; una dal 2000 in poi in cinque.
- Nel secondo turno mangia ciò che ha; il suo migrante va dove ce ne sono meno.
- Non combatte e non insorge mai, e vende ciò che non gli serve, al prezzo solito: una razione che avanza, TEP oltre uno per ogni fabbrica.
- Non è mai resiliente, si può attaccare e colonizzare, e non può vincere. Ma le sue fabbriche fumano come le tue.`,
  },
]
