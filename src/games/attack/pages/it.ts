import type { RulesPage } from '../../folder.ts'
import { data } from '../data.ts'
import { politicalPage, technologyPage } from './cards.ts'
import { itWar } from './it-war.ts'
import { ordersPage } from './orders.ts'

export const it: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Il tuo primo turno',
    text: `1. **Preparazione**: scegli regioni che si toccano e toccano un mare; schiera quasi tutto dove possono arrivare gli altri; metti la capitale alle loro spalle.
2. Premi **Tabellone**: il governo si estrae per ultimo, e dice che cosa conta oltre alle regioni.
3. Il tuo turno: la prima azione costa 1 di petrolio, la seconda 2, la terza 3. Tre bastano per cominciare. Prova prima un **Blitz Diplomatico** su un neutrale accanto a te con un governo vicino al tuo: due dadi, nessun rischio, e vedi il numero da raggiungere.
4. Poi **Costruisci**: fanteria (5 punti produzione, PP) dove sei debole. Oppure **Muovi**: entra in una regione neutrale con più unità di quante è probabile che ne abbia, e lasciane una indietro.
5. **Termina il turno** e tieni il petrolio che resta. Dopo il turno di tutti si produce: non segnare nulla, o una carta petrolio, che ti dà petrolio per il round seguente.

Ciò che ordini si può ritirare finché non termini gli ordini; ciò che decidono i dadi no.`,
  },
  {
    id: 'overview',
    title: 'Il gioco in breve',
    text: `Guidi una grande potenza, fra due e otto, in un 1935 alternativo: qualche regione, un’armata, una flotta, un’economia di carte e un governo estratto a sorte.

Nel tuo turno concateni **azioni**. La prima costa 1 di petrolio, la seconda 2, la terza 3 e così via: il petrolio è l’orologio del tuo turno. Puoi

- **spostare** armate e flotte e attaccare (una volta), o fare uno **Spostamento Strategico** nelle tue terre,
- **costruire** unità di terra e navi,
- convincere neutrali con un **Blitz Diplomatico** (una volta),
- giocare **carte politiche**,
- fare **ricerca**, mettere all’**asta** una rotta commerciale, **commerciare** con un’altra nazione,
- **bombardare** un’economia altrui (una volta) o fare un **raid** con i sottomarini (una volta).

Termina il turno quando basta: il petrolio risparmiato serve al prossimo. Quando tutti hanno avuto il loro turno, tutti **producono**, e il posto seguente apre un nuovo round.

Le regioni danno punti, e ogni governo conta qualcosa in più. Venti carte politiche portano un’**Aquila**. Quando si gioca la numero ${data.eaglesToEnd}, la partita finisce subito: chi è in testa ha fretta, chi insegue si tiene le Aquile.

Se è la prima volta: scegli regioni che si toccano e toccano un mare, cerca neutrali con il tuo governo, tieni un po’ di petrolio, e leggi la pagina **Come si vince**.`,
  },
  {
    id: 'goal',
    title: 'Come si vince',
    text: `La partita finisce subito
- quando si è giocata l’**Aquila numero ${data.eaglesToEnd}** e la sua carta ha fatto effetto, anche a metà di un turno,
- quando qualcuno non ha più **nessuna unità di terra**,
- dopo la produzione dell’ultimo round, se ne avete concordato uno,
- o quando per due round nessuno ha pagato un’azione.

Ogni nazione conta **2 per ogni sua regione**, e secondo il governo:
- **Comunismo**: 1 per ogni Neutrale Minore comunista.
- **Democrazia**: 1 per ogni Neutrale Minore democratico, ma −1 per ogni regione neutrale che ha attaccato con truppe, con o senza successo.
- **Monarchia**: 1 per ogni sua regione su un continente diverso da quello della capitale.
- **Fascismo**: 1 per ogni regione presa con una battaglia che a chi la difendeva è costata almeno tre unità.

Perciò il comunismo guadagna con la Propaganda, la democrazia lasciando in pace i neutrali, la monarchia sbarcando lontano, il fascismo con le grandi vittorie.

A parità di punti: più unità di terra, poi più PP, poi più petrolio; altrimenti la vittoria è condivisa. Il tabellone mostra i punti come conterebbero adesso.`,
  },
  {
    id: 'setup',
    title: 'Preparazione',
    text: `Ogni nazione comincia con 30 punti produzione (PP), 30 di petrolio, quattro carte economiche e quattro politiche, e queste unità: 12 fanterie, 6 carri, 4 artiglierie, 2 aerei, 2 sottomarini, 2 cacciatorpediniere, 1 corazzata. Comincia chi tira più alto.

1. **Regioni**: a turno se ne sceglie una, finché ogni nazione non ne ha quattro. Ogni regione riceve una fanteria. Scrivi una lista dei desideri negli ordini permanenti, e la sua prima regione libera è subito scelta per te.
2. **Schieramento** del resto, cinque unità alla volta a turno (o tutte insieme, se il tavolo lo ha deciso). Le unità di terra vanno nelle tue regioni; tutte le navi in **una sola** area di mare libera da navi altrui.
3. **Capitale**: mettila in una tua regione. Una regione con una capitale, di chiunque sia, rende 10 PP a round a chi la possiede. Senza la regione della tua capitale non giochi carte politiche.
4. Si estraggono i **governi**. Fino a quattro nazioni sono tutti diversi; oltre, alcuni si ripetono. Poi anche ogni regione libera estrae un governo: è un **Neutrale Minore**.

I governi stanno in fila: comunismo, democrazia, monarchia, fascismo. La distanza è il numero di passi: dal comunismo al fascismo 3, dalla monarchia alla democrazia 1 e al fascismo 1.

Il tavolo può decidere che ogni regione iniziale stia su un altro continente.`,
  },
  {
    id: 'turn',
    title: 'Il turno e il petrolio',
    text: `La prima azione di un turno costa 1 di petrolio, la seconda 2, la terza 3, e così via. Cinque azioni costano 15. Un turno senza azioni è permesso e non costa nulla.

**Una volta per turno**: Spostamento, Blitz Diplomatico, Bombardamento Strategico, Raid Commerciale. Le altre: quante volte puoi pagarle. Un Blitz fallito al primissimo tiro si può ritentare al prezzo seguente. La Guerra-Lampo (con la tecnologia, dopo lo Spostamento) è gratuita. Il Commercio si paga solo quando il primo affare è accettato.

Un’azione va finita prima di cominciarne un’altra. Se hai agito e non puoi più pagare, il turno termina da sé.

Gli **ordini permanenti** rispondono per te quando non ci sei, così nessuno aspetta: se altri possono passare fra le tue navi, se i sottomarini sparano, come combatte la tua armata, quando vuoi che ti si chieda di bloccare, come va la produzione. Dalli in ogni momento, anche fuori dal tuo turno. Gli altri vedono solo se rifiuti ogni commercio, e ciò che decidi sul loro passaggio e sui tuoi canali.

Esempio: la tua prima azione è un Blitz da 1 di petrolio, e il primo tiro fallisce. Costruisci per 2, poi tenti un nuovo Blitz per 3.

Esempio: con 11 di petrolio puoi fare quattro azioni (10) e tenere 1.`,
  },
  {
    id: 'blitz',
    title: 'Blitz Diplomatico',
    text: `Convinci i Neutrali Minori con due dadi. Raggiungi questo numero:

- 6
- +1 per ogni tentativo precedente nello stesso Blitz
- +2 se la regione non è adiacente a una tua
- + la distanza fra il suo governo e il tuo

È adiacente ciò che si raggiunge via terra, con una linea di mare o attraverso una Zona di Mare che toccano entrambe.

**Successo**: la regione è tua con una fanteria, e peschi una carta politica e una economica. Puoi continuare con un altro neutrale, più difficile di uno, senza petrolio, o fermarti.
**Fallimento**: l’azione è finita. Ciò che hai ottenuto resta. Se è fallito il primissimo tiro, in questo turno puoi tentare un nuovo Blitz al prezzo seguente.

Trasmissioni Radio aggiunge 1 al tiro, ogni Missione Diplomatica 2 per questo turno.

Esempio: una democrazia che possiede il Brasile tenta
- il Perù, confinante, monarchia: 6 + 1 = 7, tira 9.
- il Cile, ora accanto al Perù, comunismo: 6 + 1 + 1 = 8, tira 8.
- la Turchia, fascismo, non adiacente: 6 + 2 + 2 + 2 = 12, tira 7. Finito.

Due regioni, due fanterie, due carte politiche e due economiche con una sola azione. Un numero da 13 in su si può tentare, ma serve un bonus.`,
  },
  {
    id: 'political',
    title: 'Giocare carte politiche',
    text: `Con un’azione giochi quante carte politiche vuoi, una dopo l’altra. Devi possedere la regione della tua capitale.

Dopo ogni carta altri possono **bloccarla**: chi possiede la propria capitale e ha una carta BLOCCO adatta. Nessuno viene a sapere chi avrebbe potuto. Il primo blocco decide: la carta non ha effetto, e un blocco non si può bloccare. Le carte BLOCCO non costano petrolio e possono proteggere anche altri.

- Controspionaggio ferma Spia, Maestro di Spie e Assassino.
- Doppio Agente ferma le quattro carte spia e prende una carta a chi l’ha giocata.
- Veto ferma ogni carta che non sia di spionaggio.
- Il Patto di Non Aggressione ferma un attacco dichiarato in uno Spostamento o in una Guerra-Lampo; le truppe tornano indietro.

Le **Aquile** contano quando la carta è giocata, anche se bloccata. Carte scartate o cedute non contano. Dall’Aquila numero ${data.eaglesNoTrade} in poi nessuno commercia; la numero ${data.eaglesToEnd} chiude la partita.

Un neutrale ottenuto con Colpo di Stato o Annessione dà una fanteria, una carta politica e una economica. Finito il mazzo si rimescolano gli scarti; le Aquile restano contate.

Ricevi carte politiche per i neutrali ottenuti o conquistati, e una a ogni produzione.`,
  },
  politicalPage('it', true, {
    id: 'intrigue',
    title: 'Carte politiche: spionaggio e BLOCCO',
    intro: 'Fra parentesi quante ce ne sono fra le 60 carte.',
  }),
  politicalPage('it', false, {
    id: 'measures',
    title: 'Carte politiche: tutte le altre',
    intro: 'Fra parentesi quante ce ne sono, e quali portano un’Aquila. Tutte si possono fermare con un Veto.',
  }),
  {
    id: 'production',
    title: 'Produzione ed economia',
    text: `Quando tutti hanno avuto il turno, tutti producono insieme.

**PP** (punti produzione): 10 per ogni tua regione con una capitale qualsiasi, più il valore delle carte economiche e delle rotte commerciali. Un **set** è petrolio + minerali + fabbriche + ferrovie: i suoi valori contano doppio. La popolazione non entra mai in un set. Una rotta può fare le veci di una qualsiasi delle quattro. I set migliori si formano da soli.

**Petrolio**: una carta petrolio o una rotta che segni per la **riserva petrolifera** dà petrolio invece di PP.

Le carte messe fuori uso da bombe, sabotaggi o raid non rendono nulla in questo round; poi tornano a funzionare. PP e petrolio si conservano. Alla fine ogni nazione pesca una carta politica, e il posto seguente apre il nuovo round.

Esempio: capitale 10; petrolio 4, minerali 3, fabbriche 1, ferrovie 3 fanno un set da 11, doppio 22; popolazione 3, minerali 1, ferrovie 2 sono altri 6. In tutto **38 PP**. Un’altra carta petrolio da 2, segnata, dà invece 2 di petrolio.

Esempio: petrolio 3, minerali 1, fabbriche 4 e una rotta da 4, niente ferrovie: il set vale 12, doppio 24. Se hai anche ferrovie 2, la rotta prende il posto della carta più debole: 13 doppio + 1 = 27 batte 10 doppio + 4 = 24.

L’ordine permanente “Produzione” decide senza di te: automatico riempie la riserva fino a 12 e manda il resto in PP.`,
  },
  {
    id: 'build',
    title: 'Costruzione di nuove unità',
    text: `Un’azione; costruisci quanto puoi pagare, poi termina l’azione.

Fanteria 5, artiglieria 8, carro armato 10, aereo 15. Sottomarino 5, cacciatorpediniere 5, corazzata 10, portaerei 20 PP. Con certe tecnologie costano meno.

Le unità di terra compaiono in una qualsiasi tua regione, le navi in un’area di mare su una tua costa.

Se costruisci una nave di superficie dove ne ha qualcun altro, quando termini l’azione si combatte una battaglia navale, senza altro petrolio. I sottomarini si possono costruire accanto a chiunque.

**Che cosa costruire?** La fanteria costa poco e sta davanti, ma i suoi colpi sono deboli. I carri tirano due dadi e sparano oltre la fanteria. Un colpo d’artiglieria toglie due fanterie. Gli aerei colpiscono ciò che vuoi, volano di due regioni sopra tutto, e bombardano. I dadi mostrano ogni tipo: una linea mista di quattro li sfrutta al meglio.`,
  },
  {
    id: 'research',
    title: 'Ricerca',
    text: `Un’azione. Investi da 0 a 40 PP, a passi di 5. Serve 10 con due dadi; ogni 5 PP abbassano il numero di uno, fino a 2 con 40. Il Calcolatore Elettronico aggiunge 2.

Se ci riesci, peschi la prima carta del mazzo delle tecnologie. Tutti la vedono, ed è tua per il resto della partita. Le tecnologie non si possono cedere. Trovate tutte e venti, la ricerca finisce. Scienziati Catturati ne pesca una senza tiro.

Esempio: 15 PP abbassano il numero a 7. Un 8 basta.

Le probabilità: 10 chiede fortuna (1 su 6), 7 esce in 21 tiri su 36, 5 in 30 su 36, 2 sempre.`,
  },
  technologyPage('it', true, {
    id: 'technologies',
    title: 'Tecnologie di guerra',
    intro: 'Ce n’è una di ognuna. Valgono per tutta la partita.',
  }),
  technologyPage('it', false, {
    id: 'inventions',
    title: 'Tecnologie di pace',
    intro: 'Ce n’è una di ognuna. Valgono per tutta la partita.',
  }),
  {
    id: 'auction',
    title: 'Asta di una rotta commerciale',
    text: `Un’azione. Apri con un’**offerta** pubblica di almeno 20 PP e un **limite** segreto, il massimo che pagheresti. Chi ha più PP dell’offerta può indicare anche un suo limite segreto, o passare con 0. Tutti rispondono insieme.

Vince il limite più alto. A parità vince chi ha aperto, poi chi segue in senso orario. Il prezzo è quello a cui si sarebbe arrivati rilanciando di 1 PP alla volta: **uno più del secondo limite**, mai più del limite di chi vince. Se nessun altro offre, chi apre paga la sua offerta.

Chi vince pesca a caso una rotta fra quelle rimaste. Nessuno vede quale. Una rotta vale da 3 a 5 PP a round, entra in ogni set, può riempire la riserva petrolifera, e si può colpire con un raid nella sua area di mare.

Esempio: Bruno apre con 22 e limite 28; Clara indica 35, Dora 24. Vince Clara per 29. Se anche Clara avesse indicato 28, Bruno vincerebbe la parità e pagherebbe 28.

Con gli ordini permanenti passi a ogni asta, o offri fino al tuo limite, senza che ti si chieda.`,
  },
  {
    id: 'trade',
    title: 'Commercio',
    text: `Prepara un affare con un’altra nazione: PP, petrolio, carte economiche e politiche da una parte e dall’altra, e una nota per i favori. Proponilo; l’altra parte accetta o rifiuta. Nessuno vede la bozza, e puoi ritirare l’offerta mentre l’altra parte ci pensa.

- L’azione si paga quando è accettato il **primo** affare. Poi altri affari, con chiunque, sono gratuiti finché non termini l’azione.
- Fra le due capitali dev’esserci una **via** per confini di terra e aree di mare in cui, estremi compresi, nessun’altra nazione abbia unità. Neutrali e mari vuoti sono liberi. Linee di mare e canali qui non contano.
- Niente commercio dall’Aquila numero ${data.eaglesNoTrade} in poi.
- Delle carte politiche altrui chiedi un tipo, delle economiche una carta precisa: sei al massimo in tutto.
- Rotte commerciali e tecnologie non si cedono. Le carte fuori uso restano fuori uso.
- **Le note non obbligano mai.** Passaggio, canali, pace: le promesse si mantengono o si rompono a piacere.

A chi rifiuta ogni commercio con un ordine permanente non si chiede nulla; tutti lo vedono.`,
  },
  {
    id: 'bombing',
    title: 'Bombardamento Strategico',
    text: `Un’azione, una volta per turno. Manda aerei, da dovunque, contro l’economia di chiunque: non importa dove stanno, e non si muovono. Li dividi in segreto in **caccia** e **bombardieri**.

1. Il bersaglio può far **decollare** dei caccia, e dice a che cosa sparano prima, bombardieri o caccia.
2. Ogni caccia che difende tira un dado: con 6 abbatte un aereo.
3. Ogni tuo caccia rimasto: con 6 abbatte un caccia che difende.
4. Ogni tuo bombardiere rimasto: con 6 è un colpo. Razzi Guidati aggiunge due dadi.
5. Ogni colpo (due carte con la Bomba Atomica) mette **fuori uso** per questo round una carta economica a tua scelta; per scegliere le vedi. Le rotte commerciali sono al sicuro.

Radar, Caccia a Reazione e Bombardieri Pesanti aggiungono 1 ai loro dadi.

Gli aerei perduti si tolgono da una regione a scelta di chi li perde. Una regione che resterebbe vuota riceve da altrove un’altra unità al suo posto.`,
  },
  {
    id: 'raid',
    title: 'Raid Commerciale',
    text: `Un’azione, una volta per turno. I tuoi sottomarini attaccano le rotte commerciali altrui nelle aree di mare in cui si trovano. Solo tu vedi quali sono. Scegli le aree una dopo l’altra, ognuna una volta.

Ogni sottomarino là tira un dado e colpisce con **6** (con i Siluri Avanzati con 5 o 6). Il primo colpo mette una rotta fuori uso per questo round, il secondo, di chiunque sia, la **distrugge**: torna nel mazzo. Altri colpi vanno perduti.

Poi spara la **scorta**: cacciatorpediniere e portaerei nell’area, di chi aveva là una rotta (o di chi ha ordinato “sempre”). Un cacciatorpediniere affonda un sottomarino con 5 o 6, una portaerei con 4 o più; il Sonar aggiunge 1.

Esempio: tre sottomarini nel Mare del Nord, dove Clara ha il Commercio Baltico: tirano 6, 2 e 6, e la rotta è prima fuori uso e poi distrutta. La portaerei di Clara tira 4: un sottomarino è affondato.`,
  },
  ...itWar,
  ordersPage.it,
]
