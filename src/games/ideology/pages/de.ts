import type { RulesPage } from '../../folder.ts'

export const de: readonly RulesPage[] = [
  {
    id: 'start',
    title: 'Dein erster Zug',
    text: `1. **Meine Hand** zeigt deine Karten: militärisch, wirtschaftlich oder kulturell. **Spielbrett** zeigt die Welt und deine Heimat.
2. **Tausch**: Zwei derselben Art? Tausche eine davon; sonst tausche nichts.
3. **Entwicklung**: Eine Region ist so viel wert wie ihr schwächster Sektor. Je eine Karte jeder Art in deine Heimat gelegt, macht daraus Stufe 4: jede Runde ein Punkt und eine Karte mehr. Kannst du nicht alle drei legen, drück auf **Fertig entwickelt** und behalte die Karten.
4. **Ausland**: Lege eine Karte in eine nahe Region; mehr kostet es dort nicht. Kleine Regionen haben je Art für eine Karte Platz: Wer zuerst kommt, hat ihn.
5. **Konflikt** und **Diplomatie**: Passe und wähle neutral zu allen, bis du siehst, wer dieselben Regionen will wie du.

Jede Wahl sagt, was sie kostet, bevor sie gespielt wird, und ↩ nimmt sie zurück, solange niemand sonst gehandelt hat.`,
  },
  {
    id: 'overview',
    title: 'Das Spiel im Überblick',
    text: `Du bist eine Ideologie des 20. Jahrhunderts und beginnst in einer Heimatregion, in der je drei Karten jeder Art deine sind. Jede Runde erscheint eine neue Region der Welt, und alle wollen sie.

So läuft eine Runde:
1. **Ressourcen**: Deine Hand wird auf den Wert deiner Regionen gebracht.
2. **Tausch**: Tausche Karten, die du nicht brauchst.
3. **Entwicklung**: Lege Karten in deine Regionen, kaufe Fortschritte.
4. **Ausland**: Eine neue Region erscheint; lege reihum je eine Karte in unabhängige Regionen.
5. **Konflikt**: Greife den Einfluss anderer an.
6. **Diplomatie**: Alle wählen verdeckt Frieden, neutral oder Krieg.
7. **Beurteilung** und neue **Reihenfolge** geschehen von selbst.

Das Wichtigste: Dieselben wenigen Karten bezahlen alles. Eine Karte im Ausland lässt deine Heimat nicht wachsen und verteidigt dich nicht. Was du bis zur nächsten Runde behältst, ist nicht verloren, vermehrt sich aber auch nicht: Du ziehst nur bis zu deiner Grenze nach.

Die Knöpfe unter dem Spielbrett führen zu deiner eigenen Tafel, die sonst niemand sieht.`,
  },
  {
    id: 'goal',
    title: 'Wie man gewinnt',
    text: `Dein **Globaler Einfluss** ist die Summe der Stufen der Regionen, die du kontrollierst, dazu 1 je Massenvernichtungswaffe.

Am Ende einer Runde, nach der Beurteilung, endet das Spiel, wenn jemand **12** oder mehr hat (oder das vereinbarte Ziel). Es gewinnt, wer am meisten hat, nicht wer zuerst ankommt. Zwölf Punkte mitten in der Runde entscheiden nichts.

Bei Gleichstand zählen die Fortschritte: je 1 Punkt für Stufe 1, je 2 für Stufe 2, keiner für Waffen. Danach ist der Sieg geteilt.

Das Spiel endet auch nach der letzten Runde, wenn es eine Rundengrenze gibt, oder wenn niemand je wieder eine Karte ziehen könnte. Ausscheiden kann niemand: Ohne Regionen ziehst du keine Karten, aber dein Einfluss bleibt, du wählst deine Haltungen, und eine Region kann dir noch zufallen.

*Beispiel:* der Iran (Stufe 3), der Irak (1), Saudi-Arabien (2) und zwei Waffen: 3 + 1 + 2 + 2 = 8.`,
  },
  {
    id: 'cards',
    title: 'Einflusskarten und Regionen',
    text: `Einfluss gibt es in drei Arten: **militärisch, wirtschaftlich, kulturell**. Jede Ideologie hat 45 Karten, 15 je Art; neun liegen anfangs in ihrer Heimat. Deine Karten bleiben deine: vom Stapel auf die Hand, in eine Region, auf deinen Ablagestapel und zurück.

Jede Region hat je Art einen **Sektor** und eine gedruckte Stufe von 1, 2 oder 3. In einen Sektor passen, alle Ideologien zusammen:
- in einer unabhängigen Region so viele Karten wie ihre Stufe,
- in einer kontrollierten doppelt so viele wie ihre gedruckte Stufe.

Die **Entwicklungsstufe** einer kontrollierten Region ist ihr schwächster Sektor. Fremde Karten zählen mit: Die Kulturkarte deines Rivalen trägt deine Stufe genauso wie eine eigene, bis sie verschwindet.

**Nah** ist eine Region, wenn du eine ihrer Nachbarinnen kontrollierst; sonst ist sie **entfernt**, und dorthin auszuweiten oder dort anzugreifen kostet Tribut. Angriffe in einer eigenen Region kosten keinen Tribut für die Entfernung, wo sie auch liegt.

*Beispiel:* Deutschland, gedruckte Stufe 3, beginnt mit 3/3/3. In jeden Sektor passen noch drei Karten. Mit 4/4/5 ist es 4 wert.`,
  },
  {
    id: 'resources',
    title: 'Ressourcenphase',
    text: `Alle bringen zugleich ihre Hand auf ihren Globalen Einfluss. Wer weniger hat, zieht; wer mehr hat, wählt, was er abwirft, genau den Überschuss. Der Kommunismus hat eine Karte mehr (*Planwirtschaft*).

Ist dein Stapel leer, wird dein Ablagestapel sofort zum neuen gemischt.

*Beispiel:* Der Imperialismus kontrolliert Großbritannien (3) und Island (1). Mit leerer Hand zieht er 4 Karten, mit zwei behaltenen 2. Verliert er Island, während er alle 4 hält, wirft er 1 ab.

Was du behältst, ziehst du also nicht neu. Übrige Karten sind gut zur Verteidigung; sonst nutze sie.`,
  },
  {
    id: 'trading',
    title: 'Tauschphase',
    text: `In Zugreihenfolge dürfen alle einmal tauschen: Karten abwerfen und ebenso viele ziehen. Höchstens eine je Region, in der du Einfluss hast, kontrolliert oder nicht. Der Imperialismus darf eine mehr tauschen (*Kolonialhandel*).

Wer keine Karten oder nirgends Einfluss hat, wird übersprungen. Nichts zu tauschen ist immer erlaubt.

*Beispiel:* Der Fundamentalismus hat Einfluss daheim, in Ägypten und in der Türkei: Er darf bis zu 3 Karten tauschen, wer immer Ägypten und die Türkei kontrolliert.

Für eine Stufe brauchst du Karten aller drei Arten. Tausche, wovon du zu viel hast.`,
  },
  {
    id: 'development',
    title: 'Entwicklungsphase',
    text: `In Zugreihenfolge tun alle, so viel sie wollen, und drücken dann auf **Fertig entwickelt**:

**Entwickeln**: Karten von der Hand in Regionen legen, die du kontrollierst. Wo sie liegen, ist gleich; Tribut gibt es nicht. In einen Sektor passt höchstens das Doppelte der gedruckten Stufe (in den Kolonien des Imperialismus eine weniger, *Überdehnung*). Die Stufe ändert sich erst bei der Beurteilung am Ende der Runde.

**Kaufen**: Fortschritte, mit Karten oder geringeren Fortschritten. Gekauftes kann gleich weiter bezahlen.

*Beispiel:* Russland hat 4/4/3. Eine Kulturkarte macht daraus 4/4/4: Stufe 4, ein Punkt mehr und nächste Runde eine Karte mehr. Eine fünfte Militärkarte allein änderte nichts, sichert aber deine Mehrheit.

*Beispiel:* Der Faschismus besitzt Taktik. Er zahlt 2 Wirtschaftskarten für Industrie, dann Taktik und Industrie für Technologische Überlegenheit.

Behalte Karten für neue Regionen und zur Verteidigung.`,
  },
  {
    id: 'foreign',
    title: 'Auslandsphase',
    text: `Zuerst erscheint eine neue Region. Dann reihum je eine Aktion:

**Ausweiten**: eine Karte in eine unabhängige Region legen, in deren Sektor Platz ist. Eine entfernte Region kostet eine weitere Karte derselben Art als Tribut, außer du besitzt den Fortschritt der Stufe 2 dieser Art. Dem Imperialismus wird der erste Tribut für Entfernung in jeder Phase erlassen (*Kolonialflotte*). In entfernten Regionen zahlt der Kommunismus für wirtschaftlichen, der Faschismus für kulturellen Einfluss eine Karte mehr.

**Entfernen**: eine eigene Karte aus einer Region nehmen, die du nicht kontrollierst. Das kostet nichts und senkt vielleicht die Stufe eines Rivalen.

**Passen**. Du kommst wieder dran; die Phase endet, wenn alle hintereinander gepasst haben. **Abwarten** passt für dich, bis jemand handelt, wo du Einfluss hast, oder bis die Phase endet.

*Beispiel:* Der Kapitalismus kontrolliert nur die Vereinigten Staaten. Eine Wirtschaftskarte nach Mexiko, gleich nebenan, kostet nur diese; eine Militärkarte nach Ägypten kostet zwei: eine wird abgeworfen, eine gelegt. Liegt in Ägypten (Stufe 1) schon eine Kulturkarte, ist der kulturelle Sektor für alle geschlossen.

*Beispiel:* Das fremde Frankreich hat 3/4/3, eine der Militärkarten ist deine. Nimmst du sie zurück, fällt Frankreich auf Stufe 2.`,
  },
  {
    id: 'conflict',
    title: 'Konfliktphase',
    text: `Reihum je eine Aktion: **angreifen**, eine Waffe **einsetzen** oder **passen** (oder abwarten), bis alle hintereinander passen.

Du greifst irgendwo eine fremde Einflusskarte mit einer Karte derselben Art an. Die Beziehung begrenzt die Art:
- Frieden: nur kulturell,
- neutral: kulturell und wirtschaftlich,
- Krieg: alles, auch Waffen.

Zuerst der **Tribut**, der in jedem Fall verloren ist: 1 Karte, wenn die Region entfernt ist, und 1 je Punkt, um den die Konfliktstufe des Ziels (seine Fortschritte der Stufe 1) in dieser Art über deiner liegt.

Dann antwortet das Ziel. **Abwehren**: Eine Karte der Art hebt deine auf, beide werden abgeworfen. Du kannst ohne Tribut **fortsetzen** oder **abbrechen**. **Nachgeben**: Deine Karte nimmt den Platz der fremden ein. Eine leere Hand gibt von selbst nach.

Du kannst mehrere Karten auf einmal **einsetzen** und einen **Dauerbefehl** für Angriffe geben.

*Beispiel:* Der Kommunismus (keine Taktik) ist im Krieg mit dem Faschismus (Taktik 3) und greift dessen Militärkarte in der Türkei an, gleich neben seinem Russland: nichts für die Entfernung, 3 für die Stufen, also 3 Karten Tribut. Er spielt eine vierte, der Faschismus wehrt ab; er spielt eine fünfte, der Faschismus gibt nach. Noch ein Angriff kostete wieder 3.

Eine **Massenvernichtungswaffe** braucht Krieg, lässt keine Antwort zu und entfernt alle Karten einer Ideologie aus einer Region.`,
  },
  {
    id: 'diplomacy',
    title: 'Diplomatiephase',
    text: `Alle wählen verdeckt ihre Haltung zu allen anderen: Frieden, neutral oder Krieg. Haben alle gewählt, wird aufgedeckt. Von zwei Haltungen gilt die **feindlichere**: Zum Frieden gehören zwei, zum Krieg genügt eine Seite.

Wählen kannst du schon ab der Auslandsphase und es dir anders überlegen, bis alle gewählt haben. Redet im Kanal, so viel ihr wollt; es bindet niemanden.

Die Beziehung gilt für die nächste Runde und sagt, welche Konflikte erlaubt sind. Krieg öffnet militärische Konflikte in beide Richtungen.

*Isolationismus:* Der Kapitalismus darf nicht Krieg wählen, außer es ist schon Krieg oder die andere Ideologie hat ihn in dieser Runde angegriffen.

*Beispiel:* Der Imperialismus wählt neutral zum Kommunismus, der Kommunismus Frieden: Sie sind neutral, und wirtschaftliche Konflikte bleiben möglich.`,
  },
  {
    id: 'assessment',
    title: 'Beurteilung und Reihenfolge',
    text: `Das geschieht von selbst, in allen Regionen zugleich:
1. Die Stufe jeder kontrollierten Region wird ihr **schwächster Sektor**, Karten aller Ideologien gezählt, mindestens 1.
2. Du behältst eine Region nur, wenn du dort **mehr Karten hast als jede andere einzelne Ideologie**. Sonst wird sie unabhängig; ihre Stufe bleibt.
3. Eine unabhängige Region, deren drei Sektoren **voll** sind, fällt an die Ideologie, die dort mehr Karten hat als jede andere. Ihre Stufe bleibt.

Dann die Reihenfolge: höchster Globaler Einfluss zuerst; Gleiche behalten ihre Ordnung.

*Beispiel:* Deutschland hat 4/6/5: Stufe 4.
*Beispiel:* Brasilien (Stufe 2) ist mit 2/2/2 voll: Kapitalismus 4 Karten, Imperialismus 2. Der Kapitalismus kontrolliert es.
*Beispiel:* Island (Stufe 1) hat je eine Karte dreier Ideologien: voll, aber niemand liegt vorn. Es bleibt unabhängig.
*Beispiel:* Der Irak des Fundamentalismus hat 2/2/2, vier Karten davon gehören dem Kapitalismus. Der Fundamentalismus verliert ihn, und weil er voll ist, hat ihn sofort der Kapitalismus.`,
  },
  {
    id: 'advancements',
    title: 'Fortschritte',
    text: `Alle sehen, wer was besitzt. Der Vorrat ist begrenzt: je 15 der Stufe 1, je 10 der anderen.

**Stufe 1**, je zwei Karten ihrer Art (Industrie kostet den Fundamentalismus drei):
- *Taktik* (militärisch), *Industrie* (wirtschaftlich), *Patriotismus* (kulturell). Jeder hebt deine Konfliktstufe seiner Art um 1: Deine Angriffe werden billiger, Angriffe auf dich teurer.

**Stufe 2**, bezahlt mit zwei der Stufe 1. Sie erlässt den Tribut für Entfernung in ihrer Art, im Ausland und in Konflikten:
- *Technologische Überlegenheit* (militärisch): Taktik + Industrie.
- *Innovation* (wirtschaftlich): Industrie + Patriotismus.
- *Propaganda* (kulturell): Taktik + Patriotismus.

**Massenvernichtungswaffen**, bezahlt mit je einem der Stufe 2: 1 Punkt Globaler Einfluss, solange du sie besitzt. Gegen einen Feind eingesetzt, mit dem Krieg herrscht, entfernt sie alle seine Karten aus einer Region und ist fort.

Bezahlte Fortschritte kehren in den Vorrat zurück. Ein zweites Stück der Stufe 2 nützt nur bei Gleichstand und als Zahlung.`,
  },
  {
    id: 'ideologies',
    title: 'Die fünf Ideologien',
    text: `Heimat, erster Fortschritt, zwei Stärken, eine Schwäche.

**Kapitalismus**, Vereinigte Staaten, Innovation. *Dollardiplomatie*: darf Tribut militärischer und kultureller Konflikte in Wirtschaftskarten zahlen. *Macht der Konzerne*: wirtschaftliche Konfliktstufe +1. *Isolationismus*: darf keinen Krieg anfangen.

**Kommunismus**, Russland, Propaganda. *Weltrevolution*: kein Tribut für Fortschritte in kulturellen Konflikten in unabhängigen Regionen. *Planwirtschaft*: eine Handkarte mehr. *Eiserner Vorhang*: wirtschaftlicher Einfluss in entfernten Regionen kostet eine Karte mehr.

**Faschismus**, Deutschland, Taktik. *Blitzkrieg*: kein Tribut für Entfernung in militärischen Konflikten. *Aggression*: militärische Konflikte in unabhängigen Regionen auch neutral. *Chauvinismus*: kultureller Einfluss in entfernten Regionen kostet eine Karte mehr.

**Imperialismus**, Großbritannien, Patriotismus. *Kolonialflotte*: der erste Tribut für Entfernung in jeder Auslandsphase entfällt. *Kolonialhandel*: tauscht eine Karte mehr. *Überdehnung*: Seine Regionen außer Großbritannien fassen je Sektor eine Karte weniger.

**Fundamentalismus**, Iran, Patriotismus. *Unbeirrbarer Glaube*: wehrt in kontrollierten Regionen jeden Angriff auch mit Kulturkarten ab. *Eifer*: kulturelle Konfliktstufe +1 in der Verteidigung. *Tradition*: Industrie kostet drei Karten.`,
  },
  {
    id: 'options',
    title: 'Optionen',
    text: `Die Lobby entscheidet:
- **Kartenstapel**: gleich (15 je Art) oder verschieden; dann hat jede Ideologie mehr Karten ihres Themas.
- **Sonderregeln**: Ohne ist das erste Spiel leichter; die ersten Fortschritte bleiben.
- **Platz in unabhängigen Regionen**: nach jetziger oder gedruckter Stufe. Wichtig nur für Regionen, die jemand verloren hat.
- **Mindesthand**: Mit 1 zieht auch jede Runde eine Karte, wer keine Region hat.
- **Ziel**: 12 nach der Spielregel; weniger für ein kurzes Spiel.
- **Rundengrenze**: Das Spiel endet auch nach dieser Runde. Zu zweit verhindert sie, dass es sich im Kreis dreht.

Zu zweit wird nur der erste Platz ausgelost; der zweite spielt die Gegnerin: Kapitalismus – Fundamentalismus, Kommunismus – Faschismus, Faschismus – Imperialismus, Imperialismus – Kapitalismus, Fundamentalismus – Kommunismus. Zu dritt bis fünft darf man sich eine wünschen.

Über Tage gespielt: Nutze **Abwarten** nach deiner letzten Aktion, gib einen **Dauerbefehl** für Angriffe und wähle deine Haltungen im Voraus. Dann wartet niemand auf jemanden, der nichts zu entscheiden hat.`,
  },
]
