import type { RulesPage } from '../../folder.ts'
import { cardPage } from './cards.ts'
import { table } from './table.ts'

const cardIntro = 'Il costo tra parentesi, poi l’effetto. Le carte con "resta" sono permanenti, tutte le altre tornano in mano.'

export const it: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Il tuo primo turno',
    text: `1. **Pesca politiche**: scegli Società; tieni la carta che alza una classe o calma il popolo.
2. Leggi la **previsione** sul pannello: ciò che segue ⚠ è quel che ti manca nella Fase Sociale.
3. **Gioca fino a due carte**: Artigianato o Estrazione per ciò che manca, Industrializzazione per una fabbrica. Le carte ⚡ tornano alla prossima generazione: gioca presto quelle buone.
4. **Passa** quando basta: poi la Fase Sociale nutre, tassa e produce da sé.
5. Se puoi alzare una classe, alza prima la **A**: porta più carte. Abbassa quella che rende meno.

Il popolo cresce da sé, per livelli: 1, 2, 3, 5, 10, 20 abitanti e oltre. Ogni abitante mangia una rinnovabile: tienine da parte.`,
  },
  {
    id: 'overview',
    title: 'Il gioco in breve',
    text: `Guidi una nazione dal 1850 al 2060, per sette generazioni di 30 anni. Ogni nazione comincia allo stesso modo. Non c’è una carta geografica: un mondo con mercato, banca e riserve, e un pannello per ogni nazione.

La crescita viene da sé. Le persone mangiano, si moltiplicano e vogliono beni quando vivono meglio. L’economia cresce un po’ a ogni generazione, le tasse svuotano una banca che non è infinita, le grandi fabbriche bruciano fossili che non sono infiniti, e l’inquinamento riempie un pozzo che ha un fondo.

Una generazione:
1. **Nuove politiche** (tutte insieme): pesca da un tuo mazzo, tieni una o due carte.
2. **Decisioni politiche** (a turno): fino a due carte per volta, finché non hanno passato tutte.
3. **Fase Sociale** (tutte insieme): cibo, beni, nascite, tasse, produzione, ordine. Quasi tutto avviene da sé; tu scegli quale classe sale o scende.
4. **Crisi**, se il mondo se le è meritate. Quattro chiudono la partita.
5. **Alleanze** (se concordate) o, se giochi senza altre persone, un **evento**.

La previsione sopra la tua mano dice che cosa ti farà la Fase Sociale se non si gioca altro. Guardala: le tue carte servono a ciò che è segnato con ⚠.`,
  },
  {
    id: 'goal',
    title: 'Come si vince',
    text: `La partita finisce dopo la settima generazione, o dopo ogni generazione alla cui fine ci sono state **quattro crisi** in tutto. Poi c’è una **prova di resilienza** (si possono concordare nessuna o due): ogni nazione deve ancora una volta nutrire il popolo, rifornirlo di beni e produrre; una carenza pesa come sempre.

Punti:
- **Felicità**: gli standard di A + C + E per l’indice demografico (1 fino a 3 abitanti, 2 da 5, 3 da 20, 4 da 30, 5 da 50).
- **Denaro**: per ogni 10$ interi, 5 punti meno il numero di crisi. Due crisi: 3 punti ogni 10$. Cinque o più: niente.
- **Territorio**: 5 punti ciascuno.
- **Militari**: 1 punto ogni 3.
- **Impatto**: −2 per ogni inquinamento, −1 per ogni destabilizzazione.

Esempio: A, C, E a 4, 3, 2 con 20 abitanti: 9 × 3 = 27. 87$ e 2 crisi: 8 × 3 = 24. Tre territori 15, sette militari 2, tre di inquinamento e quattro di destabilizzazione −10. In tutto 58.

A pari punti vince chi ha più felicità, poi meno impatto, poi più territorio; altrimenti si vince insieme. Contro la Nazione Stella si vince con più di 100 punti: un risultato eccellente.`,
  },
  {
    id: 'policies',
    title: 'Nuove politiche e limite di mano',
    text: `Ogni nazione ha le stesse 37 carte: 4 in mano all’inizio, 3 tecnologie da parte, 30 in tre mazzi da dieci: **Società**, **Produzione**, **Esercito ed Economia**.

All’inizio della generazione decide il tuo standard della classe **A**:

${table(['A', 'pesca', 'tieni', 'mano'], [1, 5, 1, 5], [2, 5, 1, 6], [3, 5, 2, 7], [4, 10, 2, 8])}

Uno standard di 2 porta la tecnologia Accesso al mercato, 3 la Robotizzazione, 4 la Distruzione di massa. Le tecnologie arrivano in mano da sole e restano tue anche se lo standard scende. Poi scegli **un mazzo**, guarda le carte in cima e tienine una o due. Le altre vanno sotto il mazzo, se vuoi nell’ordine che preferisci.

Se ora hai più carte del limite, metti sotto i rispettivi mazzi quelle che scegli, tecnologie comprese. Le carte permanenti davanti a te non contano: giocarle libera la mano.

Ogni nazione lo fa nello stesso momento, e nessuno vede che cosa tieni. Quale mazzo hai scelto, invece, si vede.`,
  },
  {
    id: 'decisions',
    title: 'Decisioni politiche',
    text: `A partire da chi ha la Leadership, le nazioni giocano a turno. Nel tuo turno puoi giocare **fino a due carte**, poi tocca alla prossima. Si continua finché non hanno passato tutte.

Chi passa ha finito per questa generazione, prima o dopo la prima carta. Una sola carta ti costa quindi il passo: due e due è meglio di una e una. Ma se una carta **ti prende di mira**, al tuo turno ti viene chiesto di nuovo. Senza carte in mano passi da sé.

I **costi** si controllano per intero prima di pagare. "Pagare" va alla banca. Un costo in disordine deve stare sul tracciato da 10. "A testa" vale per ogni abitante: con 10 abitanti, 1$ a testa sono 10$.

Le carte ⚡ **immediate** tornano in mano quando tutte le nazioni hanno passato: una buona carta lavora a ogni generazione. Le **permanenti** restano in gioco. A due si può rinunciare nel proprio turno, senza che conti come carta: Coltivazione intensiva (fabbrica rinnovabile −1) e Pianificazione politica (2 di disordine).

Una carta che non cambierebbe niente non si può giocare.

**Promesse**: durante le decisioni puoi promettere denaro a qualcuno in ogni momento. Quella nazione può usarlo per Pulizia del pianeta e Aiuti umanitari (50$ ciascuna); se siete in un’alleanza economica, per ogni carta che costa $. Le promesse cadono quando tutte le nazioni hanno passato.`,
  },
  {
    id: 'classes',
    title: 'Classi e disordine',
    text: `La tua società ha cinque classi, da A in alto a E in basso, ognuna con uno standard di vita da 1 a 4. **Nessuna classe può vivere meglio di quella sopra.** Una classe può salire se è sotto 4 e sotto la vicina di sopra (A sempre); può scendere se è sopra la vicina di sotto (E sempre, fino a 1).

- **A** decide quante carte peschi, tieni e puoi avere in mano.
- **C** decide come vive la società. 1: nessun bisogno di beni, tassa 2$ a testa. 2: beni per il popolo di un livello sotto, tassa 3$. 3: beni per ogni abitante, **niente più crescita** della popolazione, tassa 3$. 4: beni per un livello in più, l’economia cala, tassa 5$, nessuna classe sale da sé.
- **A meno E** si aggiunge al disordine a ogni generazione.

**Transizione demografica**: ogni classe che arriva a 3 per la prima volta mette un segnalino nella zona di transizione. Due insieme danno un livello di popolazione in più, poi se ne vanno; uno solo se ne va senza effetto.

Il **disordine** va da 0 a 10. A 0 o 1: **Boom** (una classe sale, arriva denaro). Da 2 a 8: **Progresso** (una classe sale). A 9 o 10: **Rivolta** (paghi militari o denaro, o scendono classi). Ogni passo oltre 10 è invece un segnalino di **destabilizzazione**: un punto in meno, e un passo verso una crisi militare per ogni nazione.

Esempio: A 3, E 1, disordine 9: due in più fanno 10 e 1 di destabilizzazione.`,
  },
  {
    id: 'social',
    title: 'La Fase Sociale',
    text: `Undici passi, per tutte le nazioni insieme. Lo standard di C vale com’era all’inizio.

1. **Cibo**: ogni testa mangia una rinnovabile. Se non bastano, sfami i livelli di popolazione che puoi; ognuno che resta fuori se ne va, e con lui un livello di fabbrica, e il disordine sale di 3.
2. **Conservazione**: oltre 10 le rinnovabili vanno perse.
3. **Consumo**: beni secondo C (nessuno a C 1). Per ogni livello che manca: una classe scende, +2 di disordine.
4. **Crescita**: C 1 e 2: un livello di popolazione (1, 2, 3, 5, 10, 20, 30, 50, 100).
5. **Mortalità**, 6. **natalità**: due segnalini nella zona di transizione danno un livello e se ne vanno.
7. **Economia**: C 1 rinnovabile +1; C 2 rinnovabile e industriale +1; C 3 industriale o militare +1; C 4 una delle due −1.
8. **Tasse** dalla banca. Se è vuota il denaro viene dal nulla: crisi finanziaria.
9. **Produzione**: vedi la pagina sulle fabbriche.
10. **Ordine pubblico**: rivolta, progresso o boom.
11. **Lotta di classe**: il disordine sale di A − E.

Esempio: 30 abitanti, 25 rinnovabili. Paghi 20 per il livello 6, manca un livello: restano 20 abitanti e 5 rinnovabili, se ne va un livello di fabbrica, +3 di disordine.

C’è un solo modo? Allora avviene da sé. In una **rivolta** a C 1 paghi tanti militari quanto il popolo due livelli sotto, a C 2 un livello sotto; ogni livello che manca abbassa una classe. A C 3 e 4 perdi 2$ o 3$ a testa.`,
  },
  {
    id: 'factories',
    title: 'Fabbriche, fossili, inquinamento',
    text: `Tutte e tre le fabbriche producono 1, 2, 3, 5, 10, 20, 30 o 50 ai livelli da 1 a 8. Non puoi scegliere di produrre meno.

La fabbrica **rinnovabile** non brucia niente ma vuole terra: il suo livello non supera i tuoi territori. Con 5 territori si ferma a 10 rinnovabili.

Quella **industriale** e quella **militare** sono pulite fino al livello 3. Poi:

${table(['livello', 'produce', 'fossili', 'inquina'], [4, 5, 1, 1], [5, 10, 2, 1], [6, 20, 3, 2], [7, 30, 4, 3], [8, 50, 5, 4])}

**Carenza di fossili**: la fabbrica scende al livello più alto che puoi alimentare (il livello 3 funziona sempre), +2 di disordine per livello. Prima brucia quella industriale, poi quella militare.

Esempio: fabbrica industriale al livello 6 con un solo fossile: scende al livello 4, lo brucia, produce 5, inquina 1, +4 di disordine.

Cominci con 8 fossili. Altri vengono dalle colonie, dal mercato, da Estrazione, Riciclaggio e dai vicini.

I segnalini di **inquinamento** restano a te (−2 punti l’uno) e vengono da una riserva comune. Quando è vuota arriva una crisi ecologica.`,
  },
  {
    id: 'crises',
    title: 'Crisi',
    text: `Dopo la Fase Sociale si guarda il mondo, in quest’ordine. Ogni tipo avviene al massimo una volta per generazione; **k** è quante volte quel tipo è avvenuto, questa compresa.

**Guerra Fredda** (non è una crisi): più di 15 militari: 1 di destabilizzazione.

**Finanziaria**, se la banca non ha potuto pagare tasse o un boom: ogni nazione perde k$ a testa, alla banca. Poi la più ricca prende 2 di destabilizzazione (a pari merito: 1 ciascuna), e ogni nazione abbassa una classe.

**Ecologica**, se la riserva di inquinamento è vuota: ogni nazione perde k livelli della fabbrica rinnovabile e un territorio. Quella che inquina di più perde un livello di popolazione, la sua classe più alta che può scende, +3 di disordine. Chi allora è più piccola di almeno due livelli accoglie chi fugge: un livello in più.

**Militare**, se la riserva di destabilizzazione è vuota: ovunque la classe più bassa sopra 1 scende, k volte. Ogni nazione paga tanti militari quanto il popolo un livello sotto, o abbassa classi. Poi ognuna restituisce 1 di destabilizzazione, e chi ne ha di più perde un livello di popolazione.

Ogni crisi fa valere il denaro un punto in meno ogni 10$; quattro in tutto chiudono la partita. Chi è in testa può volerlo.

Esempio: prima crisi ecologica. Ogni nazione perde 1 territorio e 1 livello rinnovabile. Chi inquina di più scende da 50 abitanti a 30. Una nazione di 20 resta com’è, una di 10 sale a 20.`,
  },
  {
    id: 'market',
    title: 'Il mercato',
    text: `Accesso al mercato e Speculazione permettono una **transazione**: compra o vendi quanto vuoi di una risorsa al prezzo attuale. Con la Borsa valori in gioco sono due, di risorse diverse.

Il cubo del prezzo di una risorsa sta su una di otto caselle:

${table(['casella', 1, 2, 3, 4, 5, 6, 7, 8], ['compri', 1, 2, 3, 5, 8, 12, 16, 20], ['vendi', '-', 1, 2, 3, 5, 8, 12, 16])}

Tutte le unità di una transazione hanno lo stesso prezzo. Poi il cubo si sposta di una casella: in su dopo un acquisto, in giù dopo una vendita. Vendere subito dopo il proprio acquisto ridà quindi il denaro e niente di più; il guadagno viene da ciò che comprano gli altri e da Speculazione.

Compri solo ciò che il mercato ha, e vendi solo se la banca può pagare tutto.

Esempio: i fossili sono sulla casella 6. Ne compri due: 24$, e il cubo va sulla casella 7.`,
  },
  {
    id: 'attacks',
    title: 'Attacchi',
    text: `Tre carte sono attacchi: **Operazione militare** (3 militari o più), **Annessione territoriale** e **Distruzione di massa** (10 o più). Chi attacca nomina il bersaglio e quanti militari spende; si pagano subito, con la destabilizzazione, qualunque cosa accada.

Il bersaglio può **resistere** spendendo esattamente altrettanto: l’attacco non ha effetto. Oppure può **cedere** e conservare i militari. Se non potrebbe radunarne tanti, con tutta la sua alleanza militare (tranne chi attacca), non gli viene nemmeno chiesto.

Chi è in un’alleanza militare può **chiedere aiuto** una volta, prima di decidere. I militari promessi si spendono per primi, in ordine di turno, poi i propri; ciò che non serve resta dov’è. Se l’aiuto chiesto non basta, il bersaglio può solo cedere, e può rompere l’alleanza: il gruppo si scioglie e ogni membro prende 1 di destabilizzazione.

Esempio: un attacco con 12, il bersaglio ha 5, la nazione alleata 10. Questa ne promette 8: ne paga 8, il bersaglio 4, e l’attacco non ha effetto.

A tutte le altre carte con un bersaglio (Terrorismo, Turismo e così via) non si resiste. Si può attaccare anche una nazione alleata.`,
  },
  {
    id: 'aid',
    title: 'Aiuto nelle alleanze',
    text: `Se nella Fase Sociale o nella crisi militare ti manca qualcosa e una nazione alleata ne ha, ti viene chiesto prima che la carenza avvenga. In un’alleanza militare ci si prestano **militari**; in una economica **rinnovabili, beni industriali e fossili**.

- **Non chiedere**: la carenza avviene.
- **Chiedi aiuto**: a ogni nazione alleata che ne ha si chiede quanto dà al massimo. Quando tutte hanno risposto, l’aiuto scorre in ordine di turno finché il divario non è colmato, e nessuna dà più di quanto serve o le resta. Se è colmato hai pagato per intero, e non succede niente di male.
- Se il divario resta, **sopporti** la carenza con ciò che è arrivato, e puoi rompere l’alleanza: tutto il gruppo si scioglie, e ogni membro, anche tu, prende 1 di destabilizzazione.

Ciò che è dato è dato. Anche non dare niente è una buona risposta: le nazioni alleate vanno di pari passo con te, e ciò che dai ora può mancarti al passo dopo.

Esempio: una rivolta vuole 10 militari; ne hai 1, una nazione alleata te ne dà 5. Paghi 5 dei tuoi 6 (il livello più alto possibile), una classe scende.`,
  },
  {
    id: 'alliances',
    title: 'Alleanze',
    text: `Consigliate per quattro o più nazioni. Dopo le crisi ogni nazione, a turno, può fare **una** cosa:

- **Proporre** un’alleanza militare o economica a un’altra nazione. Costa 2$ in tutto; dici tu quanto ne paghi. L’altra e tutti i membri dei due gruppi devono accettare; poi i gruppi diventano uno. Ogni nazione può entrare una volta sola per tipo e generazione.
- **Lasciare** una sua alleanza, o **escludere** un membro se tutti gli altri sono d’accordo. Un gruppo di una sola nazione non è un gruppo.
- **Lasciare tutto com’è**.

Un’**alleanza militare** aiuta a resistere agli attacchi, contro le rivolte e nella crisi militare. Un’**alleanza economica** aiuta con rinnovabili, beni e fossili, e il denaro promesso può pagare ogni tua carta che costa $.

**Smilitarizzazione**: la prima volta che tutte le nazioni sono in una sola alleanza militare, le armi si smantellano: le fabbriche militari scendono a 1 (dal livello 4 in su l’industria guadagna un livello), i militari spariscono, disordine −1, fino a 2 di destabilizzazione tornano indietro, e ogni nazione alza una classe. Succede una volta per partita.

Per il resto le alleanze non obbligano. Si può attaccare anche una nazione alleata.`,
  },
  {
    id: 'solo',
    title: 'Contro la Nazione Stella',
    text: `Se giochi senza altre persone, la tua vicina è la **Nazione Stella**. Non gioca carte. Una tabella dice che cos’è in ogni generazione:

${table(
  ['generazione', 1, 2, 3, 4, 5, 6, 7],
  ['abitanti', 2, 3, 5, 10, 20, 30, 50],
  ['standard', 1, 2, 2, 3, 3, 3, 4],
  ['militari', 3, 5, 5, 10, 10, 20, 20],
  ['industria', 1, 2, 3, 5, 5, 10, 10],
)}

Ha 5 territori, 8 fossili e 40$, e partecipa a ogni crisi con i suoi segnalini. Può essere il bersaglio delle tue carte; resiste da sé a un attacco se i suoi militari sono almeno altrettanti, senza perderne. Non ha classi né disordine, e come scorte solo fossili e denaro.

Al posto delle alleanze si pesca un **evento** a generazione: avviene il primo che può. Può armarsi, inquinare, razziare i tuoi fossili, commerciare con te, spostare prezzi o portare gente oltre confine. In un’incursione di confine scegli: spendi metà dei suoi militari (per eccesso), o perdi fino a 2 fossili.

Vinci con più di 100 punti.`,
  },
  cardPage('it', 'society', cardIntro),
  cardPage('it', 'production', cardIntro),
  cardPage('it', 'army-economy', cardIntro),
]
