import type { RulesPage } from '../../folder.ts'

export const itWar: readonly RulesPage[] = [
  {
    id: 'move',
    title: 'Spostamento e attacco',
    text: `Un’azione, una volta per turno. Prima dai tutti gli ordini, nella sequenza che vuoi; puoi ritirarli. Quando termini gli ordini, tutto avviene.

**Marcia**: fanteria e artiglieria vanno di 1 regione, i carri di 2 (attraverso una tua), gli aerei di 2 sopra qualsiasi cosa. Oppure una qualsiasi prende **una linea di mare** e nient’altro: la linea unisce due regioni lontane attraverso una o più aree di mare. In una **Zona di Mare** ⚓ tutte le regioni costiere sono unite. In ogni tua regione resta un’unità.
**Naviga**: le navi vanno fino a due aree di mare, per i canali aperti a te.
**Attacca una flotta** accanto alla tua, o dove arrivano solo sottomarini.

Una marcia in una regione non tua è un **attacco**.

Poi, in quest’ordine:
1. Arrivano le navi e le marce via terra in regioni tue.
2. Un Patto di Non Aggressione può fermare un attacco.
3. Le flotte sulle tue linee permettono o rifiutano il passaggio (pagina “Mari, linee, passaggio e sottomarini”).
4. Battaglie navali. Chi deve attraversare un mare ancora in mano nemica torna indietro.
5. I sottomarini sparano a chi ancora attraversa.
6. Le truppe arrivano; battaglie terrestri, nell’ordine che scegli.

Gli aerei non si possono fermare in mare.

**Guerra-Lampo** (tecnologia): dopo lo Spostamento un altro, gratuito, solo di carri e aerei, via terra.

**Spostamento Strategico** (altra azione, quante volte paghi): qualsiasi unità a qualsiasi distanza nelle tue regioni, via terra o per linee di mare, mai in battaglia. Una linea è aperta se non c’è una flotta altrui, o se chi la possiede ti lascia passare per ordine permanente.`,
  },
  {
    id: 'sea',
    title: 'Mari, linee, passaggio e sottomarini',
    text: `Un’area di mare è **tenuta** da chi vi ha una nave di superficie; può tenerla una sola nazione. I sottomarini possono stare con chiunque.

**Passaggio**: le truppe su una linea di mare ne attraversano le aree. A chi ne tiene una si chiede una volta, o ha già risposto con un ordine permanente: permettere o rifiutare. Le truppe respinte tornano indietro, con gli aerei di scorta. Una flotta che combatti in questo spostamento non può rifiutare: decide la battaglia.

**Una nuova flotta** che arriva dove qualcuno tiene il mare combatte. Sottomarini da soli possono infilarsi e restare; combattono solo se ordini di attaccare. I sottomarini altrui combattono le navi che arrivano, se il loro ordine permanente lo dice.

**Intercettazione**: i sottomarini altrui in un mare che le tue truppe attraversano possono sparare, se chi li possiede non ha permesso il passaggio. Ognuno colpisce con **6** e affonda un’unità di terra. Poi risponde la tua scorta: cacciatorpediniere 5+, portaerei 4+.

**Canali**: Suez (Egitto-Sudan) unisce Mediterraneo e Oceano Indiano Occidentale, Panama unisce Caraibi e Pacifico. Passi se la regione è tua, se chi la possiede ti nomina nei suoi ordini permanenti, o se è un neutrale con il tuo governo. Nell’Artico non si naviga.`,
  },
  {
    id: 'land',
    title: 'Battaglia terrestre',
    text: `Non c’è ritirata: si combatte finché una parte non resta senza unità.

Contro un neutrale, la prima carta economica del mazzo mostra il suo esercito. Le due parti aprono con **quattro unità**, o con tutte se ne hanno meno. Poi, in ogni round, prima **chi difende**, poi chi attacca:

1. **Rinforza** dalla riserva: fino a 4 in linea nel round 1, 5 nel 2, 6 nel 3 … (chi difende solo dal round 2).
2. **Tira** un dado per unità, due per carro, almeno due in tutto. Facce: fanteria, carro, artiglieria, aereo, aereo, vuoto. Un tipo colpisce quante volte esce la sua faccia, al massimo una per ogni sua unità in linea.
3. I **colpi** tolgono unità dalla linea nemica:
 - Fanteria: la prima che c’è fra fanteria, carro, artiglieria, aereo.
 - Carro: può saltare la fanteria: poi carro, artiglieria, aereo.
 - Artiglieria: **due fanterie** se ce ne sono due, altrimenti come la fanteria.
 - Aereo: qualsiasi unità.
I colpi oltre la linea vanno perduti.

**Vinci**: chi sopravvive tiene la regione. Da un neutrale ottieni la sua carta e una carta politica; da una nazione una carta economica a caso. **Perdi**: la carta del neutrale torna nel mazzo; la prossima volta ne pesca un’altra.

Esempio: 1 artiglieria e 2 carri tirano 5 dadi: due artiglierie, carro, aereo, vuoto. La sola artiglieria in linea colpisce una volta, un carro una, di aerei non ce n’è: 2 colpi.
Esempio: contro 3 fanterie e un aereo quei colpi tolgono due fanterie (artiglieria) e l’aereo (il carro salta la fanteria).

Opzione “difesa in casa”: un dado in più per chi difende presso una capitale, uno contro gli sbarchi.`,
  },
  {
    id: 'naval',
    title: 'Battaglia navale',
    text: `1. Ogni parte decide se partecipano tutti i suoi sottomarini nell’area, o nessuno.
2. Entrambe dispongono in segreto una **linea di battaglia**, con tante navi quante ne ha la flotta più piccola, otto al massimo. La prima nave è la testa.
3. Posizione per posizione entrambe tirano due dadi e aggiungono:
 - corazzata contro cacciatorpediniere +2, sottomarino contro corazzata +2, cacciatorpediniere contro sottomarino +2, portaerei contro altro che portaerei +1,
 - +1 per ogni propria portaerei accanto nella linea che è ancora a galla,
 - corazzata +1 con la Direzione di Tiro.
 Colpisce il totale più alto, la parità non fa nulla. Il colpo va alla nave che ora è **prima** nella linea di chi perde; fra portaerei, a quella portaerei. Un colpo affonda; una corazzata ne chiede due nello stesso round.
4. Una corazzata colpita una volta lascia la battaglia e poi viene riparata.
5. Se entrambe hanno ancora navi, scelgono in segreto: restare, o ritirarsi in un’area vicina senza navi altrui. Altrimenti un altro round.

Chi non ha più navi ha perso; se nessuna parte ne ha, ha perso chi attaccava. Chi si ritira porta via tutta la flotta. Chi vince tiene il mare.

Esempio: la tua linea cacciatorpediniere, portaerei, sottomarino contro sottomarino, corazzata, cacciatorpediniere.
- 6 + 2 + 1 (portaerei accanto) = 9 contro 8: il sottomarino affonda.
- 5 + 1 = 6 contro 9: la tua prima nave, il cacciatorpediniere, affonda.
- 10 + 1 = 11 contro 7 + 2 = 9: la corazzata, ora prima nella sua linea, è colpita una volta e lascia la battaglia.`,
  },
]
