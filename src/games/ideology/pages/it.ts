import type { RulesPage } from '../../folder.ts'

export const it: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Il tuo primo turno',
    text: `1. **La mia mano** mostra le tue carte: militari, economiche o culturali. **Tabellone** mostra il mondo e la tua patria.
2. **Scambio**: ne hai due dello stesso tipo? Cambiane una; altrimenti non scambiare nulla.
3. **Sviluppo**: una regione vale quanto il suo settore più debole. Una carta di ogni tipo, messa in patria, la porta al livello 4: un punto e una carta in più a ogni round. Se non puoi metterle tutte e tre, premi **Fine dello sviluppo** e tieni le carte.
4. **Esteri**: metti una carta in una regione vicina, che non costa altro. Nelle regioni piccole c’è posto per una carta di ogni tipo: è di chi arriva prima.
5. **Conflitto** e **Diplomazia**: passa, e scegli neutralità verso tutti, finché non vedi chi vuole le tue stesse regioni.

Ogni scelta dice quanto costa prima di essere giocata, e ↩ la riprende finché nessun altro ha agito.`,
  },
  {
    id: 'overview',
    title: 'Il gioco in breve',
    text: `Sei una delle ideologie del XX secolo e cominci in una patria, dove tre carte di ogni tipo sono tue. A ogni round appare una nuova regione del mondo, e tutti la vogliono.

Un round va così:
1. **Risorse**: la tua mano sale a quanto valgono le tue regioni.
2. **Scambio**: cambia le carte che non ti servono.
3. **Sviluppo**: metti carte nelle tue regioni, compra avanzamenti.
4. **Esteri**: appare una regione; a giro, una carta alla volta, metti influenza nelle regioni indipendenti.
5. **Conflitto**: attacca l’influenza degli altri.
6. **Diplomazia**: tutti scelgono in segreto pace, neutralità o guerra.
7. **Consolidamento** e nuovo **ordine di gioco** avvengono da sé.

La cosa da capire: le stesse poche carte pagano tutto. Una carta messa all’estero non fa crescere la tua patria e non ti difende. Ciò che tieni fino al round dopo non va perso, ma nemmeno si moltiplica: peschi solo fino al tuo limite.

I pulsanti sotto il tabellone portano al tuo pannello, che nessun altro vede.`,
  },
  {
    id: 'goal',
    title: 'Come si vince',
    text: `La tua **Influenza Globale** è la somma dei livelli delle regioni che controlli, più 1 per ogni arma di distruzione di massa che possiedi.

Alla fine di un round, dopo il consolidamento, la partita finisce se qualcuno ha **12** o più (o il traguardo concordato). Vince chi ha di più, non chi arriva prima. Dodici punti a metà round non decidono nulla.

In caso di parità contano gli avanzamenti: 1 punto per ogni livello 1, 2 per ogni livello 2, nessuno per le armi. Se anche così è pari, la vittoria è condivisa.

La partita finisce anche dopo l’ultimo round, se c’è un limite, o quando nessuno potrebbe mai più pescare una carta. Nessuno è mai eliminato: senza regioni non peschi, ma la tua influenza resta, scegli le tue posizioni, e una regione può ancora toccarti.

*Esempio:* l’Iran (livello 3), l’Iraq (1), l’Arabia Saudita (2) e due armi: 3 + 1 + 2 + 2 = 8.`,
  },
  {
    id: 'cards',
    title: 'Carte Influenza e regioni',
    text: `L’influenza è di tre tipi: **militare, economica, culturale**. Ogni ideologia ha 45 carte, 15 per tipo; nove stanno all’inizio nella sua patria. Le tue carte restano tue: dal mazzo alla mano, a una regione, ai tuoi scarti, e di nuovo.

Ogni regione ha un **settore** per tipo e un livello stampato di 1, 2 o 3. In ogni settore stanno, tutte le ideologie insieme:
- in una regione indipendente, tante carte quanto il suo livello,
- in una controllata, il doppio del livello stampato.

Il **Livello di Sviluppo** di una regione controllata è il suo settore più debole. Contano anche le carte altrui: la carta culturale di un rivale sostiene il tuo livello come una tua, finché resta lì.

Una regione è **vicina** se controlli una delle sue confinanti; altrimenti è **distante**, ed estendersi o attaccare là costa un tributo. Gli attacchi in una regione tua non pagano la distanza, dovunque sia.

*Esempio:* la Germania, livello stampato 3, comincia con 3/3/3. In ogni settore c’è posto per altre tre carte. Con 4/4/5 vale 4.`,
  },
  {
    id: 'resources',
    title: 'Fase delle risorse',
    text: `Tutti insieme portano la mano alla propria Influenza Globale. Chi ha meno carte pesca; chi ne ha di più sceglie che cosa scartare, esattamente l’eccesso. Il Comunismo tiene una carta in più (*Economia pianificata*).

Quando il tuo mazzo finisce, gli scarti si rimescolano subito in un nuovo mazzo.

*Esempio:* l’Imperialismo controlla la Gran Bretagna (3) e l’Islanda (1). Con la mano vuota pesca 4 carte, con due conservate ne pesca 2. Se perde l’Islanda con 4 carte in mano, ne scarta 1.

Dunque ciò che tieni non lo peschi di nuovo. Le carte rimaste servono a difendersi; altrimenti usale.`,
  },
  {
    id: 'trading',
    title: 'Fase di scambio',
    text: `In ordine di gioco ognuno può scambiare una volta: scartare alcune carte e pescarne altrettante. Al massimo una per ogni regione in cui hai influenza, controllata o no. L’Imperialismo può scambiarne una in più (*Commercio coloniale*).

Chi non ha carte, o non ha influenza da nessuna parte, viene saltato. Si può sempre non scambiare nulla.

*Esempio:* il Fondamentalismo ha influenza in patria, in Egitto e in Turchia: può scambiare fino a 3 carte, chiunque controlli l’Egitto e la Turchia.

Per salire di livello servono carte di tutti e tre i tipi. Scambia ciò che hai in eccesso.`,
  },
  {
    id: 'development',
    title: 'Fase di sviluppo',
    text: `In ordine di gioco ognuno fa quanto vuole e poi preme **Fine dello sviluppo**:

**Sviluppare**: mettere carte dalla mano nelle regioni che controlli. Non importa dove sono; non ci sono tributi. In un settore sta al massimo il doppio del livello stampato (nelle colonie dell’Imperialismo una in meno, *Sovraestensione*). Il livello cambia solo al consolidamento, a fine round.

**Comprare** avanzamenti, con carte o con avanzamenti minori. Ciò che hai comprato può pagare subito altro.

*Esempio:* la Russia ha 4/4/3. Una carta culturale la porta a 4/4/4: livello 4, un punto in più e una carta in più nel round dopo. Una quinta carta militare da sola non cambierebbe nulla, ma rende più sicura la tua maggioranza.

*Esempio:* il Fascismo possiede Tattica. Paga 2 carte economiche per Industria, poi Tattica e Industria per Supremazia tecnologica.

Tieni carte per le nuove regioni e per difenderti.`,
  },
  {
    id: 'foreign',
    title: 'Fase estera',
    text: `Prima appare una nuova regione. Poi, a giro, un’azione alla volta:

**Estendere**: mettere una carta in una regione indipendente che ha posto in quel settore. Una regione distante costa un’altra carta dello stesso tipo come tributo, a meno che tu non abbia l’avanzamento di livello 2 di quel tipo. All’Imperialismo il primo tributo di ogni fase è condonato (*Flotta coloniale*). Nelle regioni distanti il Comunismo paga una carta in più per l’influenza economica, il Fascismo per quella culturale.

**Rimuovere**: togliere una tua carta da una regione che non controlli. Non costa nulla e può abbassare il livello di un rivale.

**Passare**. Potrai agire ancora; la fase finisce quando tutti passano di seguito. **Attendere** passa per te, finché nessuno agisce dove hai influenza, o fino a fine fase.

*Esempio:* il Capitalismo controlla solo gli Stati Uniti. Una carta economica in Messico, lì accanto, costa solo quella; una militare in Egitto ne costa due: una si scarta, una si mette. Se in Egitto (livello 1) c’è già una carta culturale, il settore culturale è chiuso a tutti.

*Esempio:* la Francia, di un altro, ha 3/4/3, e una delle carte militari è tua. Se la riprendi, la Francia scende al livello 2.`,
  },
  {
    id: 'conflict',
    title: 'Fase di conflitto',
    text: `A giro, un’azione alla volta: **attaccare**, **lanciare** un’arma o **passare** (o attendere), finché non passano tutti di seguito.

Attacchi ovunque una carta Influenza altrui con una dello stesso tipo. La relazione limita il tipo:
- pace: solo culturale,
- neutralità: culturale ed economico,
- guerra: tutto, anche le armi.

Prima il **tributo**, perso in ogni caso: 1 carta se la regione è distante, e 1 per ogni punto di cui il livello di conflitto del bersaglio (i suoi avanzamenti di livello 1) in quel tipo supera il tuo.

Poi risponde il bersaglio. **Respingere**: una sua carta del tipo ferma la tua, si scartano entrambe. Puoi **proseguire** con un’altra, senza tributo, o **abbandonare**. **Cedere**: la tua carta prende il posto della sua. Una mano vuota cede da sé.

Puoi **impegnare** più carte insieme e dare un **ordine permanente** per gli attacchi.

*Esempio:* il Comunismo (nessuna Tattica) è in guerra con il Fascismo (Tattica 3) e ne attacca la carta militare in Turchia, accanto alla sua Russia: nulla per la distanza, 3 per i livelli, quindi 3 carte di tributo. Ne gioca una quarta, il Fascismo respinge; ne gioca una quinta, il Fascismo cede. Un altro attacco pagherebbe di nuovo 3.

Un’**arma di distruzione di massa** richiede la guerra, non ammette risposta e toglie tutte le carte di un’ideologia da una regione.`,
  },
  {
    id: 'diplomacy',
    title: 'Fase diplomatica',
    text: `Tutti scelgono in segreto una posizione verso tutti gli altri: pace, neutralità o guerra. Quando tutti hanno scelto, si rivelano insieme. Di due posizioni vale la **più ostile**: per la pace bisogna essere in due, per la guerra basta uno.

Puoi scegliere già dalla Fase estera e cambiare idea finché non ha scelto anche l’ultimo. Nel canale parlate quanto volete; non obbliga nessuno.

La relazione vale per il round successivo e dice quali conflitti sono permessi. La guerra apre il conflitto militare in entrambe le direzioni.

*Isolazionismo:* il Capitalismo può scegliere la guerra solo se c’è già, o se in questo round l’altra ideologia lo ha attaccato.

*Esempio:* l’Imperialismo sceglie neutralità verso il Comunismo, il Comunismo pace: sono neutrali, e restano possibili conflitti economici.`,
  },
  {
    id: 'assessment',
    title: 'Consolidamento e ordine di gioco',
    text: `Avvengono da sé, in tutte le regioni insieme:
1. Il livello di ogni regione controllata diventa il suo **settore più debole**, contando le carte di tutti, almeno 1.
2. Conservi una regione solo se hai là **più carte di ogni altra singola ideologia**. Altrimenti diventa indipendente; il livello resta.
3. Una regione indipendente con i tre settori **pieni** va a chi ha là più carte di ogni altro. Il livello resta com’è.

Poi l’ordine di gioco: prima l’Influenza Globale più alta; chi è pari conserva il suo ordine.

*Esempio:* la Germania ha 4/6/5: livello 4.
*Esempio:* il Brasile (livello 2) è pieno con 2/2/2: Capitalismo 4 carte, Imperialismo 2. Lo controlla il Capitalismo.
*Esempio:* l’Islanda (livello 1) ha una carta ciascuna di tre ideologie: piena, ma nessuno è in testa. Resta indipendente.
*Esempio:* l’Iraq del Fondamentalismo ha 2/2/2, e quattro carte sono del Capitalismo. Il Fondamentalismo lo perde e, poiché è pieno, l’ha subito il Capitalismo.`,
  },
  {
    id: 'advancements',
    title: 'Avanzamenti',
    text: `Tutti vedono chi possiede che cosa. La riserva è limitata: 15 per ognuno di livello 1, 10 per gli altri.

**Livello 1**, due carte del loro tipo (al Fondamentalismo l’Industria ne costa tre):
- *Tattica* (militare), *Industria* (economico), *Patriottismo* (culturale). Ognuno alza di 1 il tuo livello di conflitto del suo tipo: i tuoi attacchi costano meno, quelli contro di te di più.

**Livello 2**, pagato con due di livello 1. Condona il tributo per la distanza del suo tipo, nella Fase estera e nei conflitti:
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

**Capitalismo**, Stati Uniti, Innovazione. *Diplomazia del dollaro*: può pagare in carte economiche il tributo dei conflitti militari e culturali. *Potere delle imprese*: livello di conflitto economico +1. *Isolazionismo*: non può essere chi comincia una guerra.

**Comunismo**, Russia, Propaganda. *Rivoluzione mondiale*: nessun tributo per gli avanzamenti nei conflitti culturali in regioni indipendenti. *Economia pianificata*: una carta in più in mano. *Cortina di ferro*: l’influenza economica nelle regioni distanti costa una carta in più.

**Fascismo**, Germania, Tattica. *Guerra lampo*: nessun tributo per la distanza nei conflitti militari. *Aggressione*: conflitti militari in regioni indipendenti anche da neutrale. *Sciovinismo*: l’influenza culturale nelle regioni distanti costa una carta in più.

**Imperialismo**, Gran Bretagna, Patriottismo. *Flotta coloniale*: il primo tributo per la distanza di ogni Fase estera è gratis. *Commercio coloniale*: scambia una carta in più. *Sovraestensione*: le sue regioni, tranne la Gran Bretagna, contengono una carta in meno per settore.

**Fondamentalismo**, Iran, Patriottismo. *Fede incrollabile*: nelle regioni che controlla respinge ogni attacco anche con carte culturali. *Fervore*: livello di conflitto culturale +1 in difesa. *Tradizione*: l’Industria costa tre carte.`,
  },
  {
    id: 'options',
    title: 'Opzioni',
    text: `Decide la sala d’attesa:
- **Mazzi**: uguali (15 per tipo) o diversi; allora ogni ideologia ha più carte del proprio tema.
- **Regole speciali**: senza, la prima partita è più facile; i primi avanzamenti restano.
- **Posto nelle regioni indipendenti**: per livello attuale o stampato. Conta solo per le regioni che qualcuno ha perduto.
- **Mano minima**: con 1, anche chi non ha regioni pesca una carta a ogni round.
- **Traguardo**: 12 secondo il regolamento; meno per una partita breve.
- **Limite di round**: la partita finisce anche dopo questo round. In due evita che si giri in tondo.

In due solo il primo riceve un’ideologia a caso; l’altro gioca la sua avversaria: Capitalismo – Fondamentalismo, Comunismo – Fascismo, Fascismo – Imperialismo, Imperialismo – Capitalismo, Fondamentalismo – Comunismo. Da tre a cinque se ne può desiderare una.

Per partite di giorni: usa **attendi** dopo la tua ultima azione, dai un **ordine permanente** per gli attacchi e scegli le posizioni in anticipo. Così nessuno aspetta chi non ha nulla da decidere.`,
  },
]
