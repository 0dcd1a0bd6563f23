/** Standing orders, each with its answers: the same list in every language. */
import type { Language } from '../../../words/index.ts'
import type { RulesPage } from '../../folder.ts'

export const ordersPage: Readonly<Record<Language, RulesPage>> = {
  en: {
    id: 'orders',
    title: 'Standing orders',
    text: `Standing orders answer in advance, so that nobody waits for you. Give them at any time, also when it is not your turn; only you see them (but a nation knows what you answer about its passage and your canals, and all see who refuses trade).

- **Passage**, for everybody or for one nation: ask me, allow, refuse.
- **Canals open to**: who may sail through a canal in your region. Nobody, unless you say so.
- **Submarines against convoys**: ask me, always, if unescorted, never.
- **Escorts fire**: always, if I am the victim, never.
- **Ask me to block**: whenever a card of mine fits, only if it concerns me, never.
- **Committing** in attack and in defence: ask me, balanced, infantry first, strongest first. **Hits**: ask me, or the best ones.
- **Line of battle**: ask me or automatic. **Retreat at sea**: ask me or never. **Submarines in battles**: ask me, join, stay. With “join” they also accept battle with warships that arrive.
- **Fighters against bombing**: ask me, all take off, none takes off; and what they shoot at first.
- **Auctions**: ask me, pass, bid up to my limit.
- **Trade offers**: ask me, or refuse them all.
- **Production**: ask me; automatic (oil up to 12, the rest PP); all to PP; all to oil; keep my flags.
- **Command armies of neutrals**: volunteer to lead the neutrals that others attack.
- **Wish list of regions**, in the setup.

Without orders your defence fights balanced and with the best hits, and your escorts protect you; everything else you are asked.`,
  },
  it: {
    id: 'orders',
    title: 'Ordini permanenti',
    text: `Gli ordini permanenti rispondono in anticipo, così nessuno ti aspetta. Dalli in ogni momento, anche fuori dal tuo turno; li vedi solo tu (ma una nazione sa che cosa rispondi sul suo passaggio e sui tuoi canali, e tutti vedono chi rifiuta il commercio).

- **Passaggio**, per tutti o per una nazione: chiedimi, permetti, rifiuta.
- **Canali aperti a**: chi può passare per un canale nella tua regione. Nessuno, se non lo dici.
- **Sottomarini contro convogli**: chiedimi, sempre, se senza scorta, mai.
- **La scorta spara**: sempre, se la vittima sono io, mai.
- **Chiedimi di bloccare**: ogni volta che una mia carta è adatta, solo se mi riguarda, mai.
- **Impegno** in attacco e in difesa: chiedimi, equilibrato, prima la fanteria, prima i più forti. **Colpi**: chiedimi, o i migliori.
- **Linea di battaglia**: chiedimi o automatico. **Ritirata in mare**: chiedimi o mai. **Sottomarini in battaglia**: chiedimi, partecipano, restano fuori. Con “partecipano” accettano battaglia anche con le navi di superficie che arrivano.
- **Caccia contro i bombardamenti**: chiedimi, decollano tutti, non decolla nessuno; e a che cosa sparano prima.
- **Aste**: chiedimi, passa, offri fino al mio limite.
- **Offerte di commercio**: chiedimi, o rifiutale tutte.
- **Produzione**: chiedimi; automatico (petrolio fino a 12, il resto PP); tutto in PP; tutto in petrolio; come segnato.
- **Comanda eserciti neutrali**: offriti di comandare i neutrali che altri attaccano.
- **Regioni desiderate**, nella preparazione.

Senza ordini la tua difesa combatte equilibrata e con i colpi migliori, e la scorta ti protegge; per il resto ti si chiede.`,
  },
  de: {
    id: 'orders',
    title: 'Dauerbefehle',
    text: `Dauerbefehle antworten im Voraus, damit niemand auf dich wartet. Gib sie jederzeit, auch außerhalb deines Zuges; nur du siehst sie (doch eine Großmacht weiß, was du zu ihrer Durchfahrt und deinen Kanälen antwortest, und alle sehen, wer Handel ablehnt).

- **Durchfahrt**, für alle oder für eine Großmacht: mich fragen, erlauben, verweigern.
- **Kanäle offen für**: wer durch einen Kanal in deiner Region fahren darf. Niemand, wenn du nichts sagst.
- **U-Boote gegen Geleitzüge**: mich fragen, immer, ohne Geleitschutz, nie.
- **Geleitschutz feuert**: immer, wenn es mich trifft, nie.
- **Nach dem Blocken fragen**: sooft eine Karte passt, nur wenn es mich betrifft, nie.
- **Einsatz** im Angriff und in der Abwehr: mich fragen, ausgewogen, Infanterie zuerst, die Stärksten zuerst. **Treffer**: mich fragen oder die besten.
- **Schlachtlinie**: mich fragen oder automatisch. **Rückzug zur See**: mich fragen oder nie. **U-Boote in Schlachten**: mich fragen, teilnehmen, heraushalten. Mit „teilnehmen“ nehmen sie auch die Schlacht mit ankommenden Schiffen an.
- **Jäger gegen Bomben**: mich fragen, alle steigen auf, keiner steigt auf; und worauf sie zuerst schießen.
- **Versteigerungen**: mich fragen, passen, bis zu meinem Limit bieten.
- **Handelsangebote**: mich fragen oder alle ablehnen.
- **Produktion**: mich fragen; automatisch (Öl bis 12, der Rest PP); alles zu PP; alles zu Öl; wie markiert.
- **Armeen der Kleinstaaten führen**: melde dich für die Kleinstaaten, die andere angreifen.
- **Gewünschte Regionen**, beim Aufbau.

Ohne Befehle kämpft deine Abwehr ausgewogen und mit den besten Treffern, und der Geleitschutz schützt dich; nach allem anderen wirst du gefragt.`,
  },
}
