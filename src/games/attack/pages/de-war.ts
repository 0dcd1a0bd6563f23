import type { RulesPage } from '../../folder.ts'

export const deWar: readonly RulesPage[] = [
  {
    id: 'move',
    title: 'Bewegung und Angriff',
    text: `Eine Aktion, einmal je Zug. Gib zuerst alle Befehle, in beliebiger Folge; du kannst sie zurücknehmen. Wenn du die Befehle beendest, geschieht alles.

**Marsch**: Infanterie und Artillerie 1 Region weit, Panzer 2 (durch eine eigene), Flugzeuge 2 über alles hinweg. Oder jede Einheit nimmt **einen Seeweg** und sonst nichts: Er verbindet zwei ferne Regionen über ein oder mehrere Seegebiete. In einer **Seezone** ⚓ sind alle Küstenregionen verbunden. In jeder deiner Regionen bleibt eine Einheit.
**Fahrt**: Schiffe bis zu zwei Seegebiete weit, durch Kanäle, die dir offenstehen.
**Flotte angreifen**, neben der deine liegt oder wo nur U-Boote ankommen.

Ein Marsch in eine Region, die dir nicht gehört, ist ein **Angriff**.

Dann, in dieser Folge:
1. Schiffe kommen an, Märsche über Land in eigene Regionen kommen an.
2. Ein Nichtangriffspakt kann einen Angriff aufhalten.
3. Flotten an deinen Seewegen erlauben oder verweigern die Durchfahrt (Seite „Meere, Seewege, Durchfahrt und U-Boote“).
4. Seeschlachten. Was ein Meer queren muss, das der Feind noch hält, kehrt heim.
5. U-Boote feuern auf alles, was noch fährt.
6. Truppen kommen an; Landschlachten in der Folge, die du wählst.

Flugzeuge kann zur See niemand aufhalten.

**Blitzkrieg** (Technologie): nach der Bewegung eine zweite, kostenlose, nur mit Panzern und Flugzeugen, über Land.

**Strategische Bewegung** (eigene Aktion, so oft du zahlst): beliebige Einheiten beliebig weit durch eigene Regionen, über Land oder Seewege, nie in eine Schlacht. Ein Seeweg ist offen, wenn keine fremde Flotte dort liegt oder sie dich per Dauerbefehl durchlässt.`,
  },
  {
    id: 'sea',
    title: 'Meere, Seewege, Durchfahrt und U-Boote',
    text: `Ein Seegebiet **hält**, wer dort ein Schiff hat, das kein U-Boot ist; nur eine Großmacht kann es halten. U-Boote dürfen überall liegen.

**Durchfahrt**: Truppen auf einem Seeweg queren seine Gebiete. Wer eines davon hält, wird einmal gefragt oder hat per Dauerbefehl geantwortet: erlauben oder verweigern. Abgewiesene Truppen kehren heim, mit den Flugzeugen, die sie begleiten. Eine Flotte, gegen die du in dieser Bewegung kämpfst, kann nicht verweigern: Die Schlacht entscheidet.

**Eine neue Flotte**, die ankommt, wo schon jemand das Meer hält, kämpft. U-Boote allein dürfen sich einschleichen; sie kämpfen nur auf Befehl. Fremde U-Boote kämpfen mit ankommenden Schiffen, wenn ihr Dauerbefehl es sagt.

**U-Boote gegen Geleitzüge**: Fremde U-Boote in einem Meer, das deine Truppen queren, dürfen feuern, wenn ihre Großmacht die Durchfahrt nicht erlaubt hat. Jedes trifft bei einer **6** und versenkt eine Landeinheit. Dann feuert dein Geleitschutz: Zerstörer ab 5, Träger ab 4.

**Kanäle**: Suez (Ägypten-Sudan) verbindet Mittelmeer und Westlichen Indischen Ozean, Panama Karibik und Pazifik. Du darfst hindurch, wenn die Region dir gehört, wenn die Großmacht, der sie gehört, dich in einem Dauerbefehl nennt oder wenn sie ein Kleinstaat mit deiner Regierung ist. Die Arktis ist kein Seegebiet.`,
  },
  {
    id: 'land',
    title: 'Landschlacht',
    text: `Es gibt keinen Rückzug: Gekämpft wird, bis eine Seite keine Einheit mehr hat.

Gegen einen Kleinstaat zeigt die oberste Wirtschaftskarte seine Armee. Beide Seiten eröffnen mit **vier Einheiten** oder allen, wenn es weniger sind. Dann in jeder Runde zuerst die **Abwehr**, dann der Angriff:

1. **Verstärken** aus der Reserve: bis 4 in der Linie in Runde 1, 5 in Runde 2, 6 in Runde 3 … (die Abwehr erst ab Runde 2).
2. **Würfeln**: ein Würfel je Einheit, zwei je Panzer, mindestens zwei. Seiten: Infanterie, Panzer, Artillerie, Flugzeug, Flugzeug, leer. Eine Art trifft, so oft ihre Seite fällt, höchstens einmal je Einheit dieser Art in der Linie.
3. **Treffer** nehmen Einheiten der feindlichen Linie:
 - Infanterie die erste von Infanterie, Panzer, Artillerie, Flugzeug.
 - Panzer dürfen Infanterie übergehen: dann Panzer, Artillerie, Flugzeug.
 - Artillerie **zwei Infanterien**, wenn es zwei gibt, sonst wie Infanterie.
 - Flugzeuge alles.
Treffer über die Linie hinaus verfallen.

**Sieg**: Die Überlebenden halten die Region. Von einem Kleinstaat bekommst du seine Karte und eine Politikkarte, von einer Großmacht eine zufällige Wirtschaftskarte. **Niederlage**: Die Karte des Kleinstaats geht zurück; nächstes Mal zieht er eine andere.

Beispiel: 1 Artillerie und 2 Panzer werfen 5 Würfel: zweimal Artillerie, Panzer, Flugzeug, leer. Die eine Artillerie in der Linie trifft einmal, ein Panzer einmal, Flugzeuge sind keine da: 2 Treffer.
Beispiel: Gegen 3 Infanterien und ein Flugzeug nehmen diese Treffer zwei Infanterien (Artillerie) und das Flugzeug (der Panzer übergeht die Infanterie).

Option „Heimvorteil“: ein Würfel mehr an einer Hauptstadt, einer gegen Landungen.`,
  },
  {
    id: 'naval',
    title: 'Seeschlacht',
    text: `1. Jede Seite entscheidet, ob alle ihre U-Boote im Gebiet teilnehmen oder keines.
2. Beide legen geheim eine **Schlachtlinie**, so viele Schiffe, wie die kleinere Flotte hat, höchstens acht. Das erste Schiff ist die Spitze.
3. Platz für Platz werfen beide zwei Würfel und zählen dazu:
 - Schlachtschiff gegen Zerstörer +2, U-Boot gegen Schlachtschiff +2, Zerstörer gegen U-Boot +2, Träger gegen alles außer Träger +1,
 - +1 für jeden eigenen Träger daneben in der Linie, der noch schwimmt,
 - Schlachtschiff +1 mit Feuerleitung.
 Die höhere Summe trifft, Gleichstand tut nichts. Der Treffer gilt dem Schiff, das in der unterlegenen Linie jetzt **vorn** ist; Träger gegen Träger trifft diesen Träger. Ein Treffer versenkt; ein Schlachtschiff braucht zwei in einer Runde.
4. Ein einmal getroffenes Schlachtschiff verlässt die Schlacht und wird danach repariert.
5. Haben beide noch Schiffe, wählen beide geheim: bleiben oder sich in ein benachbartes Seegebiet ohne fremde Schiffe zurückziehen. Sonst die nächste Runde.

Wer keine Schiffe mehr hat, hat verloren; haben beide keine, verliert der Angriff. Wer sich zurückzieht, nimmt die ganze Flotte mit. Wer gewinnt, hält das Meer.

Beispiel: Deine Linie Zerstörer, Träger, U-Boot gegen U-Boot, Schlachtschiff, Zerstörer.
- 6 + 2 + 1 (Träger daneben) = 9 gegen 8: Das U-Boot sinkt.
- 5 + 1 = 6 gegen 9: Dein erstes Schiff, der Zerstörer, sinkt.
- 10 + 1 = 11 gegen 7 + 2 = 9: Das Schlachtschiff, jetzt vorn in der Linie, ist einmal getroffen und verlässt die Schlacht.`,
  },
]
