import type { RulesPage } from '../../../folder.ts'

/** What comes before the turns of a round. */
export const council: readonly RulesPage[] = [
  {
    id: 'cards',
    title: 'Aktionskarten und Rat',
    text: `Du hast drei Aktionskarten (zu fünft und sechst zwei). Im **Rat**, vor den Zügen, dürfen alle bis zu zwei davon tauschen, geheim und zugleich; die anderen erfahren nur, wie viele. Zu Beginn jeder Runde wird die Hand aufgefüllt.

**Spielen.** Die Karte sagt, wann: *im eigenen Zug* in jedem Schritt, oder *in jedem Zug*. Nicht, solange ein Gefecht oder ein Angebot offen ist. Eine Karte zu spielen beendet weder Zug noch Schritt.

Sie wirken
- **sofort** und kommen zu den benutzten,
- **bis Rundenende**, offen vor dir,
- **bis Spielende**, ebenfalls offen.

Zwei gleiche bleibende Karten zählen zusammen, außer Miliz und Veteranen. Nennt eine Karte ein Gebiet, meint sie ein eigenes, das niemand kolonisiert hat, wenn sie nichts anderes sagt.

Spiele Schutz im Voraus: Niemand wird um eine Reaktion gefragt.

Deine Hand sagt zu jeder Karte, ob und wo sie jetzt spielbar ist. Die Listen „Karten, die sofort wirken“ und „Karten, die bleiben“ zeigen alle 24; jede gibt es zweimal.

Der Tisch kann ohne Aktionskarten spielen: Dann gibt es keinen Rat.`,
  },
  {
    id: 'objectives',
    title: 'Ziele',
    text: `Zu Beginn einer Runde liegt ein Ziel mehr verdeckt aus, als Leute mitspielen. Man sieht nur die Gruppe:
- **Aggressiv** (15 bis 20 Punkte): Kolonien, gewonnene Angriffe, Panzer, Tribut.
- **Neutral** (12 bis 15): Fabriken, Handel, Vorräte, Bündnisse.
- **Friedlich** (13 bis 17): Wälder, volle Bäuche, saubere Meere, Migranten.

In Zugfolge nehmen alle eines und lesen es. Die anderen kennen nur die Gruppe. Das letzte kommt zurück in den Stapel.

Am Ende der Runde werden alle zugleich geprüft und gezeigt. Du bekommst die Punkte, wenn **jede** Bedingung gilt. Was du tun musst, zählt nur für diese Runde: ein Bauernhof gebaut, ein Angriff gewonnen. Was du haben musst, zählt in diesem Augenblick: Panzer, Wälder, übrige Rationen.

„Niemand hat mehr“ gilt auch bei Gleichstand. „T“ in den Listen ist die Zahl der Gebiete, mit denen alle begonnen haben: 4, 3 oder 2.

*Beispiel:* Voller Speicher verlangt, dass alle ernährt sind und 1 Ration übrig ist. Brauchst du 5 und hast 6, gib 5 und behalte 1. Hast du 5, kaufe 1 vor dem Ernähren.

Deine Hand zeigt, wie weit du bist. Du kannst im Voraus sagen, welche Gruppe du vorziehst; dann muss niemand auf dich warten.`,
  },
  {
    id: 'pacts',
    title: 'Bündnisse',
    text: `Vor den Zügen nennen alle, geheim und zugleich, mit wem sie ein Bündnis wollen: eine andere Regierung, eine **offene Hand** (wer auch immer will) oder niemanden. Wählen kannst du, sobald du dein Ziel hast.

Wenn alle gewählt haben:
1. Zwei, die einander nannten, haben ein Bündnis.
2. In Zugfolge bekommt, wer eine offene Hand nannte, das Bündnis mit ihr.
3. Übrige offene Hände werden in Zugfolge zu Paaren.

Niemand hat mehr als ein Bündnis. Es gilt bis Rundenende:
- Keine Seite greift Land an, das der anderen gehört oder das sie hält. (Ein Aufstand bleibt möglich.)
- Panzer der einen Seite dürfen auf Land der anderen stehen und von dort in einem späteren Zug angreifen.
- **Hilfe:** Verteidigst du, kämpft ein Panzer der anderen Seite, der dort oder in verbundenem Land steht, von selbst mit. Greifst du an, darfst du einen rufen.

*Beispiel:* Ada nennt Bruno, Bruno zeigt die offene Hand, auch Clara nennt Bruno. Das Bündnis bekommt, wer von Ada und Clara in der Zugfolge früher kommt.

Ein Bündnis kostet nichts. Manche Ziele verlangen eines; mit einem aggressiven ist es ein Versprechen, das man bereuen kann.`,
  },
]
