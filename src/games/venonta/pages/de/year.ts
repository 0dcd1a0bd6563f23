import type { RulesPage } from '../../../folder.ts'

/** What comes before the turns of a round. */
export const year: readonly RulesPage[] = [
  {
    id: 'fuel',
    title: 'Brennstoff für die Fabriken',
    text: `Ab 2000 verbrennt jede Fabrik zu Beginn der Runde einen Brennstoff: aus ihrem Gebiet oder, wenn keines von beiden jemandes Kolonie ist, aus einem anderen eigenen, das damit verbunden ist.

Reicht ein einfacher Plan für alle, geschieht es von selbst: erst jede Fabrik aus ihrem Gebiet, dann die übrigen aus dem verbundenen mit dem meisten Brennstoff. Gefragt wirst du nur, wenn der Plan nicht reicht (oder wenn du es so aufgetragen hast).

Dann entscheidest du Fabrik für Fabrik: **versorgen**, **schließen**, oder den Rest dem **Plan** überlassen. Eine geschlossene Fabrik wird Wald, ohne Gutschrift für die Luft. Kaufen kann man in diesem Moment nichts.

**Zu wenige Fabriken**: Hast du mehr Intensivbetriebe als Fabriken, werden Intensivbetriebe wieder Bauernhöfe, die höchste Gebietsnummer zuerst.

*Beispiel:* eine Fabrik in Frosta (kein Brennstoff) und eine in Norda (einer); Rivera hat zwei und ist mit beiden verbunden. Norda verbrennt den eigenen, Frosta nimmt aus Rivera. Ist Rivera jemandes Kolonie, kann Frosta nicht versorgt werden, und du wirst gefragt.

Alles, was irgendwo verbrennt, treibt den Preis: 1 Marke bis fünf verbrannte, 2 ab sechs, 3 ab zwölf, 4 ab achtzehn.`,
  },
  {
    id: 'cards',
    title: 'Aktionskarten und Rat',
    text: `Du hast drei Aktionskarten (zu fünft und sechst zwei). Im **Rat**, vor den Zügen, kannst du geheim bis zu zwei davon tauschen, alle zugleich; die anderen erfahren nur, wie viele. Zu Beginn jeder Runde wird die Hand aufgefüllt.

**Spielen.** Die Karte sagt, wann: *im eigenen Zug* in jedem Schritt, oder *in jedem Zug*. Nicht, solange ein Gefecht oder ein Angebot offen ist. Es kostet weder Zug noch Schritt.

Sie wirken
- **sofort** und kommen zu den benutzten,
- **bis Rundenende**, offen vor dir,
- **bis Spielende**, ebenfalls offen.

Zwei gleiche bleibende Karten zählen zusammen, außer Miliz und Veteranen. Nennt eine Karte ein Gebiet, sind deine freien gemeint, wenn sie nichts anderes sagt.

Schutz spielt man im Voraus: Niemand wird gefragt, ob er reagieren will.

Deine Hand sagt zu jeder Karte, ob und wo sie jetzt spielbar ist. Die Listen „Karten, die sofort wirken“ und „Karten, die bleiben“ zeigen alle 24; jede gibt es zweimal.

Der Tisch kann ohne Aktionskarten spielen: Dann gibt es keinen Rat.`,
  },
  {
    id: 'objectives',
    title: 'Ziele',
    text: `Zu Beginn einer Runde liegt ein Ziel mehr verdeckt aus, als Personen mitspielen. Man sieht nur die Rückseiten:
- **Aggressiv** (15 bis 20 Punkte): Kolonien, gewonnene Angriffe, Panzer, Tribut.
- **Neutral** (12 bis 15): Fabriken, Handel, Vorräte, Bündnisse.
- **Friedlich** (13 bis 17): Wälder, volle Bäuche, saubere Meere, Migranten.

In Zugfolge nehmen alle eines und lesen es. Die anderen kennen nur die Gruppe. Das übrige kommt zurück.

Am Ende der Runde werden alle zugleich am selben Stand geprüft, gezeigt und bezahlt, wenn **jede** Bedingung gilt. Was zu tun war, zählt nur für diese Runde: ein Hof gebaut, ein Angriff gewonnen. Was zu haben ist, zählt in diesem Augenblick: Panzer, Wälder, übrige Rationen.

„Niemand hat mehr“ gilt auch bei Gleichstand. „T“ in den Listen ist die Zahl der Gebiete, mit denen alle begonnen haben: 4, 3 oder 2.

*Beispiel:* Voller Speicher will alle ernährt und eine Ration übrig. Brauchst du 5 und hast 6, gib 5 und behalte 1; oder kaufe vorher eine.

Deine Hand zeigt, wie weit du bist. Du kannst im Voraus sagen, welche Gruppe du vorziehst; dann muss niemand auf dich warten.`,
  },
  {
    id: 'pacts',
    title: 'Bündnisse',
    text: `Vor den Zügen nennen alle, geheim und zugleich, einen Partner, eine **offene Hand** (wer auch immer will) oder niemanden. Wählen kannst du, sobald du dein Ziel hast.

Wenn alle gewählt haben:
1. Zwei, die einander nannten, sind Partner.
2. In Zugfolge bekommt, wer jemanden mit offener Hand nannte, diesen Partner.
3. Übrige offene Hände werden in Zugfolge zu Paaren.

Niemand hat mehr als ein Bündnis. Es gilt bis Rundenende:
- Keiner greift Land an, das dem anderen gehört oder das er hält. (Ein Aufstand gegen den Partner bleibt möglich.)
- Panzer des einen dürfen auf Land des anderen stehen und von dort in einem späteren Zug angreifen.
- **Hilfe:** Verteidigst du, kämpft ein Panzer des Partners, der dort oder damit verbunden steht, von selbst mit. Greifst du an, darfst du einen rufen.

*Beispiel:* Ada nennt Bruno, Bruno zeigt die offene Hand, auch Clara nennt Bruno. Wer von Ada und Clara in der Zugfolge früher kommt, wird seine Partnerin.

Ein Bündnis kostet nichts. Manche Ziele wollen eines; mit aggressiven ist es ein Versprechen, das man bereuen kann.`,
  },
]
