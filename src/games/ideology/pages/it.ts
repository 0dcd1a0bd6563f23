import type { RulesPage } from '../../folder.ts'

export const it: readonly RulesPage[] = [
  {
    id: 'overview',
    title: 'Il gioco in breve',
    text: `Sei una delle ideologie del XX secolo e cominci con una patria piena della tua influenza. A ogni turno appare una nuova regione del mondo, e tutti la vogliono.

Un turno va così:
1. **Risorse**: la tua mano sale a quanto valgono le tue regioni.
2. **Scambio**: cambia le carte che non ti servono.
3. **Sviluppo**: metti carte nelle tue regioni, compra avanzamenti.
4. **Esteri**: appare una regione; a giro, una carta alla volta, metti influenza nelle regioni indipendenti.
5. **Conflitto**: attacca l’influenza degli altri.
6. **Diplomazia**: tutti scelgono in segreto pace, neutralità o guerra.
7. **Consolidamento** e nuovo **ordine di gioco** avvengono da sé.

La cosa da capire: le stesse poche carte pagano tutto. Una carta messa all’estero non fa crescere la tua patria e non ti difende. Ciò che tieni fino al turno dopo non va perso, ma nemmeno si moltiplica: peschi solo fino al tuo limite.

I pulsanti sotto la mappa portano al tuo pannello, che nessun altro vede.`,
  },
  {
    id: 'goal',
    title: 'Come si vince',
    text: `La tua **Influenza Globale** è la somma dei livelli delle regioni che controlli, più 1 per ogni arma di distruzione di massa che possiedi.

Alla fine di un turno, dopo il consolidamento, la partita finisce se qualcuno ha **12** o più (o l’obiettivo concordato). Vince chi ha di più, non chi arriva prima. Dodici punti a metà turno non decidono nulla.

In caso di parità contano gli avanzamenti: 1 punto per ogni livello 1, 2 per ogni livello 2, nessuno per le armi. Se anche così è pari, la vittoria è condivisa.

La partita finisce anche dopo l’ultimo turno, se c’è un limite, o quando nessuno potrebbe mai più pescare una carta. Nessuno è mai eliminato: senza regioni non peschi, ma la tua influenza resta, scegli le tue posizioni, e una regione può ancora toccarti.

*Esempio:* Russia (livello 4), Ucraina (1), Cina (2) e un’arma: 4 + 1 + 2 + 1 = 8.`,
  },
  {
    id: 'cards',
    title: 'Carte Influenza e regioni',
    text: `L’influenza è di tre tipi: **militare, economica, culturale**. Ogni ideologia ha 45 carte, 15 per tipo; nove stanno all’inizio nella sua patria. Le tue carte restano tue: dal mazzo alla mano, a una regione, ai tuoi scarti, e di nuovo.

Ogni regione ha un **settore** per tipo e un livello stampato di 1, 2 o 3. In ogni settore stanno, tutte le ideologie insieme:
- in una regione indipendente, tante carte quanto il suo livello,
- in una controllata, il doppio del livello stampato.

Il **Livello di Sviluppo** di una regione controllata è il suo settore più debole. Contano anche le carte altrui: la carta culturale di un rivale sostiene il tuo livello come una tua, finché non sparisce.

Una regione è **vicina** se controlli una delle sue confinanti; altrimenti è **distante**, e agire là costa una penalità.

*Esempio:* gli Stati Uniti, livello stampato 3, hanno 3/3/3. In ogni settore stanno sei carte. Con una carta in più per tipo valgono 4.`,
  },
  {
    id: 'resources',
    title: 'Fase delle risorse',
    text: `Tutti insieme portano la mano alla propria Influenza Globale. Chi ha meno carte pesca; chi ne ha di più sceglie che cosa scartare, esattamente l’eccesso. Il Comunismo tiene una carta in più (*Economia pianificata*).

Quando il tuo mazzo finisce, gli scarti si rimescolano subito in un nuovo mazzo.

*Esempio:* il Capitalismo controlla solo gli Stati Uniti, livello 3. Con la mano vuota pesca 3 carte, con una rimasta ne pesca 2. Se la sua influenza è scesa da 6 a 4 e ha 5 carte, ne scarta 1.

Dunque ciò che tieni non lo peschi di nuovo. Le carte rimaste servono a difendersi; altrimenti usale.`,
  },
  {
    id: 'trading',
    title: 'Fase di scambio',
    text: `In ordine di gioco ognuno può scambiare una volta: scartare alcune carte e pescarne altrettante. Al massimo una per ogni regione in cui hai influenza, controllata o no. L’Imperialismo può scambiarne una in più (*Commercio coloniale*).

Chi non ha carte, o non ha influenza da nessuna parte, viene saltato. Si può sempre non scambiare nulla.

*Esempio:* il Capitalismo ha influenza solo in patria: può scambiare 0 o 1 carta. Con un piede a Cuba sarebbero 2.

Per salire di livello servono carte di tutti e tre i tipi. Scambia ciò che hai in eccesso.`,
  },
  {
    id: 'development',
    title: 'Fase di sviluppo',
    text: `In ordine di gioco ognuno fa quanto vuole e poi dice Fine:

**Sviluppare**: mettere carte dalla mano nelle regioni che controlli. Non importa dove sono; non ci sono penalità. In un settore sta al massimo il doppio del livello stampato (nelle colonie dell’Imperialismo una in meno, *Sovraestensione*). Il livello cambia solo al consolidamento, a fine turno.

**Comprare** avanzamenti, con carte o con avanzamenti minori. Ciò che hai comprato può pagare subito altro.

*Esempio:* la Russia ha 4/4/3. Una carta culturale la porta a 4/4/4: livello 4, un punto in più e una carta in più nel turno dopo. Una quinta carta militare da sola non cambierebbe nulla, ma rende più sicura la tua maggioranza.

*Esempio:* l’Imperialismo possiede Patriottismo. Paga 2 carte militari per Tattica, poi Tattica e Patriottismo per Propaganda.

Tieni carte per le nuove regioni e per difenderti.`,
  },
  {
    id: 'foreign',
    title: 'Fase degli esteri',
    text: `Prima appare una nuova regione. Poi, a giro, un’azione alla volta:

**Estendere**: mettere una carta in una regione indipendente che ha posto in quel settore. Una regione distante costa un’altra carta dello stesso tipo come penalità, a meno che tu abbia l’avanzamento di livello 2 di quel tipo. All’Imperialismo la prima penalità di ogni fase è condonata (*Flotta coloniale*). Nelle regioni distanti il Comunismo paga una carta in più per l’influenza economica, il Fascismo per quella culturale.

**Rimuovere**: togliere una tua carta da una regione che non controlli. Non costa nulla e può abbassare il livello di un rivale.

**Passare**. Potrai agire ancora; la fase finisce quando tutti passano di seguito. **Attendere** passa da sé: finché qualcuno agisce dove hai influenza, o finché la fase finisce.

*Esempio:* il Fascismo controlla solo la Germania. Una carta militare in Indonesia costa due carte militari: una si scarta, una si mette. Se in Indonesia (livello 1) ci sono già una carta militare e una economica, è libero solo il settore culturale.

*Esempio:* una regione altrui ha 2/2/2 e una delle culturali è tua. Se la togli, la regione scende a livello 1.`,
  },
  {
    id: 'conflict',
    title: 'Fase di conflitto',
    text: `A giro, un’azione alla volta: **attaccare**, **lanciare** un’arma o **passare** (o attendere), finché tutti passano di seguito.

Attacchi ovunque una carta Influenza altrui con una dello stesso tipo. La relazione limita il tipo:
- pace: solo culturale,
- neutralità: culturale ed economico,
- guerra: tutto, anche le armi.

Prima la **penalità**, persa in ogni caso: 1 carta se la regione è distante, e 1 per ogni punto di cui il livello di conflitto del bersaglio (i suoi avanzamenti di livello 1) in quel tipo supera il tuo.

Poi risponde il bersaglio. **Annullare**: una sua carta del tipo annulla la tua, si scartano entrambe. Puoi **proseguire** con un’altra, senza penalità, o **abbandonare**. **Concedere**: la tua carta prende il posto della sua. Una mano vuota concede da sé.

Puoi **impegnare** più carte insieme e dare un **ordine permanente** per gli attacchi.

*Esempio:* il Fascismo (Industria 1) attacca l’Imperialismo (Industria 2) nella distante Indonesia, conflitto economico: 1 + 1 = 2 carte di penalità. Ne gioca una terza, l’Imperialismo annulla; prosegue con una quarta, l’Imperialismo concede. L’attacco successivo paga di nuovo.

Un’**arma di distruzione di massa** richiede la guerra, non ammette risposta e toglie tutte le carte di un’ideologia da una regione.`,
  },
  {
    id: 'diplomacy',
    title: 'Fase diplomatica',
    text: `Tutti scelgono in segreto una posizione verso tutti gli altri: pace, neutralità o guerra. Quando tutti hanno scelto, si rivelano insieme. Di due posizioni vale la **più ostile**: per la pace bisogna essere in due, per la guerra basta uno.

Puoi scegliere già dalla Fase degli esteri e cambiare idea finché l’ultimo non ha scelto. Nel canale parlate quanto volete; non obbliga nessuno.

La relazione vale per il turno successivo e dice quali conflitti sono permessi. La guerra apre il conflitto militare in entrambe le direzioni.

*Isolazionismo:* il Capitalismo non può scegliere la guerra, a meno che ci sia già o che l’altra ideologia lo abbia attaccato in questo turno.

*Esempio:* il Capitalismo sceglie pace verso il Fascismo, il Fascismo guerra: sono in guerra.`,
  },
  {
    id: 'assessment',
    title: 'Consolidamento e ordine di gioco',
    text: `Avvengono da sé, in tutte le regioni insieme:
1. Il livello di ogni regione controllata diventa il suo **settore più debole**, contando le carte di tutti, almeno 1.
2. Conservi una regione solo se hai là **più carte di ogni altra singola ideologia**. Altrimenti diventa indipendente; il livello resta.
3. Una regione indipendente con i tre settori **pieni** va a chi ha là più carte di ogni altro. Il livello resta com’è.

Poi l’ordine di gioco: prima l’Influenza Globale più alta; chi è pari conserva il suo ordine.

*Esempio:* la Russia ha 5/5/4: livello 4.
*Esempio:* l’Australia (livello 2) è piena con 2/2/2: Imperialismo 3 carte, Fascismo 2, Comunismo 1. La controlla l’Imperialismo.
*Esempio:* l’Islanda (livello 1) ha una carta ciascuna di tre ideologie: piena, ma nessuno è in testa. Resta indipendente.
*Esempio:* l’Iraq del Fondamentalismo ha 2/2/2, e quattro carte sono del Capitalismo. Il Fondamentalismo lo perde e, poiché è pieno, l’ha subito il Capitalismo.`,
  },
  {
    id: 'advancements',
    title: 'Avanzamenti',
    text: `Tutti vedono chi possiede che cosa. La riserva è limitata: 15 per ognuno di livello 1, 10 per gli altri.

**Livello 1**, due carte del loro tipo (al Fondamentalismo l’Industria ne costa tre):
- *Tattica* (militare), *Industria* (economico), *Patriottismo* (culturale). Ognuno alza di 1 il tuo livello di conflitto del suo tipo: i tuoi attacchi costano meno, quelli contro di te di più.

**Livello 2**, pagato con due di livello 1. Condona la penalità per distanza del suo tipo, agli esteri e nei conflitti:
- *Supremazia tecnologica* (militare): Tattica + Industria.
- *Innovazione* (economico): Industria + Patriottismo.
- *Propaganda* (culturale): Tattica + Patriottismo.

**Armi di distruzione di massa**, pagate con uno di ogni tipo di livello 2: 1 punto di Influenza Globale finché la possiedi. Lanciata contro un nemico con cui sei in guerra, toglie tutte le sue carte da una regione, e non c’è più.

Gli avanzamenti pagati tornano nella riserva. Una seconda copia di livello 2 serve solo per le parità e come pagamento.`,
  },
  {
    id: 'ideologies',
    title: 'Le cinque ideologie',
    text: `Patria, primo avanzamento, due forze, una debolezza.

**Capitalismo**, Stati Uniti, Innovazione. *Diplomazia del dollaro*: può pagare in carte economiche la penalità dei conflitti militari e culturali. *Potere delle imprese*: livello di conflitto economico +1. *Isolazionismo*: non può scegliere la guerra per primo.

**Comunismo**, Russia, Propaganda. *Rivoluzione mondiale*: nessuna penalità per avanzamento nei conflitti culturali in regioni indipendenti. *Economia pianificata*: una carta in più in mano. *Cortina di ferro*: l’influenza economica nelle regioni distanti costa una carta in più.

**Fascismo**, Germania, Tattica. *Guerra lampo*: nessuna penalità per distanza nei conflitti militari. *Aggressione*: conflitti militari in regioni indipendenti anche da neutrale. *Sciovinismo*: l’influenza culturale nelle regioni distanti costa una carta in più.

**Imperialismo**, Gran Bretagna, Patriottismo. *Flotta coloniale*: la prima penalità per distanza di ogni Fase degli esteri è gratis. *Commercio coloniale*: scambia una carta in più. *Sovraestensione*: le sue regioni, tranne la Gran Bretagna, contengono una carta in meno per settore.

**Fondamentalismo**, Iran, Patriottismo. *Fede incrollabile*: nelle regioni che controlla annulla ogni attacco anche con carte culturali. *Fervore*: livello di conflitto culturale +1 in difesa. *Tradizione*: l’Industria costa tre carte.`,
  },
  {
    id: 'options',
    title: 'Opzioni',
    text: `Decide la sala d’attesa:
- **Mazzi**: uguali (15 per tipo) o diversi; allora ogni ideologia pende verso il suo tema.
- **Regole speciali**: senza, la prima partita è più facile; i primi avanzamenti restano.
- **Posto nelle regioni indipendenti**: per livello attuale o stampato. Conta solo per le regioni che qualcuno ha perduto.
- **Mano minima**: con 1, anche chi non ha regioni pesca una carta a ogni turno.
- **Obiettivo**: 12 secondo il regolamento; meno per una partita breve.
- **Limite di turni**: la partita finisce anche dopo questo turno. In due evita che si giri in tondo.

In due solo il primo riceve un’ideologia a caso; l’altro gioca la sua avversaria: Capitalismo – Fondamentalismo, Comunismo – Fascismo, Fascismo – Imperialismo, Imperialismo – Capitalismo, Fondamentalismo – Comunismo. Da tre a cinque se ne può desiderare una.

Per partite di giorni: usa **attendi** dopo la tua ultima azione, dai un **ordine permanente** per gli attacchi e scegli le posizioni in anticipo. Così nessuno aspetta chi non ha nulla da decidere.`,
  },
]
