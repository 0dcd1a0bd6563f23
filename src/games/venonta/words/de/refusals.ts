import type { refusals as en } from '../en/refusals.ts'

export const refusals = {
  'refusal.game-over': 'Das Spiel ist aus. /board und /log zeigen es weiterhin.',
  'refusal.unknown-seat': 'Du hast in diesem Spiel keinen Platz.',
  'refusal.unknown-move': 'Diesen Zug gibt es in Venonta nicht. /turn zeigt, was du jetzt tun kannst.',
  'refusal.wrong-phase': 'Das gehört in eine andere Phase der Runde. /turn zeigt, was jetzt von dir gefragt ist.',
  'refusal.not-your-turn': 'Dafür bist du nicht am Zug. /turn zeigt, wer erwartet wird.',
  'refusal.combat-open': 'Ein Gefecht ist offen. Beende es zuerst: Würfle weiter oder biete Waffenruhe an.',
  'refusal.offer-open': 'Ein Angebot ist offen. Es muss zuerst beantwortet oder zurückgezogen werden.',
  'refusal.wrong-step':
    'Das gehört in einen anderen Schritt des Zuges: Ernährung (zweiter Zug), Produktion, Kampf, Bewegung. Du bist hier: {step}.',
  'refusal.unknown-territory': 'Dieses Gebiet gibt es hier nicht. Wähle eines der angebotenen.',
  'refusal.taken': '{territory} gehört schon jemandem. Wähle ein noch freies.',
  'refusal.already-submitted': 'Du hast schon gewählt. Aufgedeckt wird, wenn alle gewählt haben.',
  'refusal.bad-discard': 'Tausche bis zu {most, number} verschiedene Karten oder keine.',
  'refusal.card-not-in-hand': 'Diese Karte hast du nicht. /hand zeigt, was du hast.',
  'refusal.no-such-card': 'Dieses Ziel liegt nicht aus. Wähle eines der gezeigten.',
  'refusal.bad-partner': 'Nenne eine andere Regierung, eine offene Hand oder niemanden.',
  'refusal.bad-order': 'Diesen Dauerbefehl gibt es nicht. Wähle einen der angebotenen.',
  'refusal.unknown-building': 'Du kannst Bauernhöfe, Intensivbetriebe, Fabriken und Panzer bauen, sonst nichts.',
  'refusal.not-your-territory': 'Es muss ein eigenes Gebiet sein, das niemand kolonisiert hat. Wähle eines der angebotenen.',
  'refusal.colonised':
    '{territory} ist kolonisiert: Erst wenn es wieder frei ist, lässt es sich nutzen. Befreie es, erhebe dich oder wähle ein anderes.',
  'refusal.no-factory-here':
    'Ein Panzer wird gebaut, wo eine Fabrik steht, und in {territory} steht keine. Baue eine oder wähle ein anderes Gebiet.',
  'refusal.no-free-factory':
    'Jeder Intensivbetrieb beschäftigt eine Fabrik, jeder Panzer für diesen Zug, und keine von deinen ist frei. Baue erst eine Fabrik.',
  'refusal.too-many-tanks': 'In {territory} stehen schon zwei deiner Panzer, mehr haben keinen Platz. Wähle ein anderes Gebiet.',
  'refusal.not-enough-tokens':
    'Das kostet {need, plural, one {# Marke} other {# Marken}}, mehr als du hast. Marken bekommst du durch Verkauf, durch manche Karten und mit der nächsten Runde.',
  'refusal.reserve':
    '{territory} ist Naturschutzgebiet: Dort werden keine Bauernhöfe und Fabriken gebaut, und ein Naturschutzgebiet genügt. Wähle ein anderes Gebiet.',
  'refusal.no-slot':
    'In {territory} ist kein Feld dafür. Bauernhöfe brauchen Wald am Wasser, Intensivbetriebe einen älteren Bauernhof; was du in diesem Zug gebaut oder renaturiert hast, wartet bis zum nächsten. Wähle ein anderes Gebiet.',
  'refusal.bad-conversion':
    'Bauernhöfe, Intensivbetriebe und Fabriken können wieder Wald werden, ein Intensivbetrieb auch ein Bauernhof. Sonst nichts.',
  'refusal.no-migrant': 'In {territory} ist kein Migrant. Wähle ein Gebiet, in dem einer ist.',
  'refusal.unknown-good': 'Gehandelt wird nur mit Nahrung und Brennstoff.',
  'refusal.own-territory': '{territory} gehört schon dir. Wähle ein fremdes.',
  'refusal.not-linked': 'Sie sind nicht verbunden: weder Landgrenze noch gemeinsames Gewässer. Wähle ein verbundenes Gebiet.',
  'refusal.embargo': 'Ein Embargo verbietet es: Wer darunter steht, kauft und verkauft in dieser Runde nicht.',
  'refusal.bad-payment': 'Zahle mit Marken oder mit dem anderen Gut, nicht mit dem, was du kaufst.',
  'refusal.no-fuel': 'Dort ist kein Brennstoff. Wähle ein Gebiet, das welchen hat.',
  'refusal.fuel-full': 'In {territory} ist kein Platz für mehr Brennstoff. Wähle ein anderes.',
  'refusal.no-food': '{seat} hat keine Ration zu geben. Frage eine andere Regierung.',
  'refusal.no-fuel-to-pay':
    'In {territory} ist kein Brennstoff zum Bezahlen. Zahle mit Marken oder kaufe für ein anderes Gebiet.',
  'refusal.no-food-to-pay': 'Du hast keine Ration zum Bezahlen. Zahle mit Marken.',
  'refusal.overpay':
    'Was du gibst, ist {worth, number} wert, mehr als der Preis von {price, number}, und niemand gibt heraus. Zahle mit Marken.',
  'refusal.already-refused': '{seat} hat schon abgelehnt: Das gilt für diesen Zug. Frage eine andere Regierung.',
  'refusal.refused': '{seat} kann nichts entbehren. Frage eine andere Regierung.',
  'refusal.no-offer': 'Es gibt kein offenes Angebot.',
  'refusal.not-your-offer': 'Dieses Angebot kannst du weder beantworten noch zurückziehen.',
  'refusal.bad-answer': 'Beantworte das Angebot mit Ja oder Nein.',
  'refusal.already-shifted': 'Brennstoff wird einmal je Zug verlegt. Kaufe welchen oder warte auf deinen nächsten Zug.',
  'refusal.not-your-colony': '{territory} ist keine Kolonie von dir. Tribut kommt aus Gebieten mit Streifen in deiner Farbe.',
  'refusal.already-taken':
    'Diesen Tribut hast du in dieser Runde schon aus {territory} genommen. Vielleicht gibt es noch das andere Gut.',
  'refusal.bad-amount': 'Wähle eine Zahl von Rationen zwischen 0 und {most, number}.',
  'refusal.bad-host':
    'Sage, wohin zieht, wer hungert: in fremdes Land, das mit deinem verbunden ist. Gibt es keines oder hungert niemand, zieht niemand fort.',
  'refusal.just-conquered':
    '{territory} wurde in diesem Zug erobert: Von dort greifst du erst im nächsten an. Nimm jetzt ein anderes.',
  'refusal.pact-partner':
    'Du bist in dieser Runde mit {seat} im Bündnis und greifst dieses Land nicht an. Eine Kolonie darf sich trotzdem erheben.',
  'refusal.protected': 'Blauhelme schützen {territory} in dieser Runde. Wähle ein anderes Angriffsziel.',
  'refusal.ceasefire': 'In {territory} gilt in diesem Zug eine Feuerpause. Wähle ein anderes Angriffsziel.',
  'refusal.not-enough-tanks':
    'So viele Panzer kannst du aus {territory} nicht schicken; vom Land deines Bündnisses muss mindestens einer mit.',
  'refusal.no-ally': 'Dein Bündnis hat keinen Panzer auf dem Angriffsziel oder in verbundenem Land. Greife ohne ihn an.',
  'refusal.not-colonised': '{territory} ist kein kolonisiertes Gebiet von dir. Nur solche können sich erheben.',
  'refusal.already-rebelled': '{territory} hat sich in diesem Zug schon erhoben. Versuche es im nächsten.',
  'refusal.no-combat': 'Es ist kein Gefecht im Gange.',
  'refusal.fight-first': 'Würfle mindestens einmal, bevor du Waffenruhe anbietest.',
  'refusal.no-tank': 'Du hast keinen Panzer in {territory}. Wähle ein Gebiet, in dem einer von dir steht.',
  'refusal.already-moved':
    'Deine Panzer in {territory} haben sich in diesem Zug schon bewegt. Bewege einen anderen oder beende den Schritt.',
  'refusal.no-factory-to-fuel': 'Dort hast du keine Fabrik mehr zu versorgen. Wähle eine der angebotenen.',
  'refusal.bad-ocean': 'Wähle einen der sechs Ozeane; zum Fischen einen, in den der Abfall deines Landes geht.',
  'refusal.no-fish': 'Dieser Ozean ist leer. Wähle einen anderen.',
  'refusal.ocean-full': 'Dieser Ozean hat alle seine Fische. Wähle einen, in dem welche gestorben sind.',
  'refusal.bad-seat': 'Wähle eine andere Regierung.',
  'refusal.bank-empty': 'Alle 36 Marken sind im Umlauf. Spiele die Karte, wenn jemand welche ausgegeben hat.',
  'refusal.no-tokens': '{seat} hat keine Marken zu verlieren. Wähle eine andere Regierung.',
  'refusal.no-objective': '{seat} hat kein Ziel, das man herausfinden könnte. Wähle eine andere Regierung.',
  'refusal.already-fed': 'Du hast dein Volk schon ernährt. Spiele die Karte nächste Runde vorher.',
  'refusal.too-little-forest':
    'Ein Naturschutzgebiet braucht mindestens drei Wälder, und {territory} hat weniger. Wähle ein anderes.',
} as const satisfies Record<keyof typeof en, string>
