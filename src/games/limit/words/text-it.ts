import { quantities } from './quantities.ts'
import type { textEn } from './text-en.ts'

const quantity = quantities.it

export const textIt = {
  'game.name': 'Limit',
  'game.tagline':
    'Guida una nazione per sette generazioni, dal 1850 al 2060. Cresci, condividi, inquina, resisti: crescere viene da sé, fermarsi è la vera fatica.',
  'lobby.goal':
    '{seats, plural, one {Una nazione sola contro la Nazione Stella: più di 100 punti dopo sette generazioni sono un risultato eccellente.} other {Vince chi ha più punti dopo sette generazioni, o alla quarta crisi.}}',

  // Come si chiamano le cose
  'seat.p1': 'Nazione 1',
  'seat.p2': 'Nazione 2',
  'seat.p3': 'Nazione 3',
  'seat.p4': 'Nazione 4',
  'seat.p5': 'Nazione 5',
  'seat.p6': 'Nazione 6',
  'phase.policies': 'Nuove politiche',
  'phase.decisions': 'Decisioni politiche',
  'phase.social': 'Fase Sociale',
  'phase.crises': 'Fase Internazionale',
  'phase.alliances': 'Alleanze',
  'phase.event': 'Evento',
  'phase.resilience': 'Prova di resilienza',
  'phase.over': 'La partita è finita',
  'chapter.decisions': 'Decisioni politiche',
  'chapter.social': 'Fase Sociale e crisi',
  'chapter.generation': 'La generazione',
  'chapter.resilience': 'Prova di resilienza',
  'resource.renewable': 'rinnovabili',
  'resource.industrial': 'beni industriali',
  'resource.military': 'militari',
  'resource.fossil': 'fossili',
  'deck.society': 'Società',
  'deck.production': 'Produzione',
  'deck.army-economy': 'Esercito ed Economia',
  'crisis.financial': 'crisi finanziaria',
  'crisis.ecological': 'crisi ecologica',
  'crisis.military': 'crisi militare',
  'mood.boom': 'Boom',
  'mood.progress': 'Progresso',
  'mood.revolt': 'Rivolta',
  'side.buy': 'comprare',
  'side.sell': 'vendere',
  'dir.up': 'su',
  'dir.down': 'giù',
  'why.food': 'il popolo ha fame',
  'why.consumption': 'al popolo mancano i beni',
  'why.public-order': 'ordine pubblico',
  'why.financial-crisis': 'crisi finanziaria',
  'why.military-crisis': 'crisi militare',
  'why.card': 'la tua carta',
  'why.demilitarisation': 'smilitarizzazione',
  'why.production-industrial': 'produzione industriale',
  'why.production-military': 'produzione militare',
  'reason.generations': 'la settima generazione è finita',
  'reason.crises': 'ci sono state quattro crisi',

  // Quanto, con il segno
  'amount.level.count': 'livello di popolazione {count, number, ::sign-always}',
  'amount.people.count':
    '{count, plural, one {{count, number, ::sign-always} abitante} other {{count, number, ::sign-always} abitanti}}',
  'amount.renewable.count':
    '{count, plural, one {{count, number, ::sign-always} rinnovabile} other {{count, number, ::sign-always} rinnovabili}}',
  'amount.industrial.count':
    '{count, plural, one {{count, number, ::sign-always} bene} other {{count, number, ::sign-always} beni}}',
  'amount.military.count':
    '{count, plural, one {{count, number, ::sign-always} militare} other {{count, number, ::sign-always} militari}}',
  'amount.fossil.count':
    '{count, plural, one {{count, number, ::sign-always} fossile} other {{count, number, ::sign-always} fossili}}',
  'amount.money.count': '{count, number, ::sign-always}$',
  'amount.disorder.count': '{count, number, ::sign-always} di disordine',
  'amount.renewable-factory.count': 'fabbrica rinnovabile {count, number, ::sign-always}',
  'amount.industrial-factory.count': 'fabbrica industriale {count, number, ::sign-always}',
  'amount.military-factory.count': 'fabbrica militare {count, number, ::sign-always}',
  'amount.A.count': 'classe A {count, number, ::sign-always}',
  'amount.B.count': 'classe B {count, number, ::sign-always}',
  'amount.C.count': 'classe C {count, number, ::sign-always}',
  'amount.D.count': 'classe D {count, number, ::sign-always}',
  'amount.E.count': 'classe E {count, number, ::sign-always}',
  'amount.territories.count':
    '{count, plural, one {{count, number, ::sign-always} territorio} other {{count, number, ::sign-always} territori}}',
  'amount.pollution.count': '{count, number, ::sign-always} di inquinamento',
  'amount.destab.count': '{count, number, ::sign-always} di destabilizzazione',
  'cost.money.count': '{count, number}$',
  'cost.disorder.count': '{count, number} di disordine',
  'cost.industryLevels.count': '{count, plural, one {# livello di industria} other {# livelli di industria}}',
  'cost.military.count': '{count, plural, one {# militare} other {# militari}}',
  'cost.industrial.count': '{count, plural, one {# bene} other {# beni}}',
  'cost.destab.count': '{count, number} di destabilizzazione',
  'cost.pollution.count': '{count, number} di inquinamento',
  'points.happiness.count': '{count, number} di felicità',
  'points.money.count': '{count, number} per il denaro',
  'points.territory.count': '{count, number} per i territori',
  'points.military.count': '{count, number} per i militari',
  'points.impact.count': '{count, number, ::sign-always} d’impatto',

  // La posizione a parole
  'text.headline': 'Generazione {generation, number} ({years}) · {phase} · Leadership: {seat} · crisi {crises, number} su 4',
  'text.headline-won': 'Vittoria {winners_of} con {points, plural, one {# punto} other {# punti}}',
  'text.headline-solo':
    'La partita in solitario è finita con {points, number} punti{excellent, select, true {: eccellente} other {}}',
  'text.name': '{seat}',
  'text.world': 'Mondo',
  'text.bank': 'Banca Mondiale: {bank, number}$.',
  'text.reserves':
    'Riserva di inquinamento: {pollution, number} su {pollutionCap, number}. Riserva di destabilizzazione: {destab, number} su {destabCap, number}. Una riserva vuota è una crisi.',
  'text.crises':
    'Crisi: {crises, number} su 4 (finanziarie {financial, number}, ecologiche {ecological, number}, militari {military, number}).',
  'text.colonies':
    'Colonie: {territories, plural, one {# territorio} other {# territori}}, {fossils, plural, one {# fossile} other {# fossili}}.',
  'text.market': 'Mercato',
  'text.price':
    '{resource}: {stock, plural, one {# disponibile} other {# disponibili}}, compri a {buy, number}$, {sell, plural, =0 {nessuno compra} other {vendi a #$}}',
  'text.alliance': '{alliance}: {members}',
  'text.leader': 'Leadership',
  'text.passed': 'ha passato',
  'text.nation':
    'popolazione {people, number} (livello {level, number}), {money, number}$, disordine {disorder, number} su 10 ({mood}), classi {standards}; le fabbriche producono {factories}; scorte {stocks}; {territories, plural, one {# territorio} other {# territori}}, inquinamento {pollution, number}, destabilizzazione {destab, number}; mano {hand, number}; {points, plural, one {# punto} other {# punti}} ora',
  'text.nation-short':
    '{seat}: {points, plural, one {# punto} other {# punti}}, {people, plural, one {# abitante} other {# abitanti}}, {money, number}$, disordine {disorder, number}, classi {standards}',
  'text.in-play': 'In gioco: {cards}.',
  'text.pledged': 'Promette {amount, number}$ {to_at}.',
  'text.star':
    'La Nazione Stella: {people, number} abitanti, standard {standard, number}, militari {military, number}, produce {production, plural, one {# bene} other {# beni}}; {territories, plural, one {# territorio} other {# territori}}, {fossils, plural, one {# fossile} other {# fossili}}, {money, number}$, inquinamento {pollution, number}, destabilizzazione {destab, number}.',
  'text.forecast':
    '{phaseId, select, social {Che cosa porta ancora la Fase Sociale, se nessuno aiuta} crises {Che cosa portano ancora le crisi, se nessuno aiuta} resilience {Che cosa porta ancora la prova di resilienza, se nessuno aiuta} other {Prossima Fase Sociale, se non si gioca altro}}',
  'text.forecast-food': 'rinnovabili {need, number} (ne hai {has, number})',
  'text.forecast-goods': 'beni {need, number} (ne hai {has, number})',
  'text.forecast-fossil': 'fossili {need, number} (ne hai {has, number})',
  'text.forecast-taxes': 'tasse {money, number, ::sign-always}$',
  'text.forecast-mood':
    '{column, plural, =4 {{moodId, select, progress {Progresso} boom {Boom (10$)} other {Rivolta (costa denaro)}}} other {{moodId, select, progress {Progresso (una classe sale)} boom {Boom (una classe sale, {column, plural, =1 {5$} other {10$}})} other {{column, plural, =3 {Rivolta (costa denaro)} other {Rivolta (costa militari)}}}}}}',
  'text.forecast-short':
    '⚠ carenza di {resource}{inCrisis, select, true { per la crisi} other {}}: {resourceId, select, renewable {popolazione e fabbriche −{levels, number}} industrial {{levels, plural, one {una classe scende} other {le classi scendono di # passi}}} military {{levels, plural, one {una classe scende} other {le classi scendono di # passi}}} other {una fabbrica scende di {levels, plural, one {# livello} other {# livelli}}}}',
  'text.forecast-crisis': '⚠ {crisis}',
  'text.forecast-certain':
    '{phaseId, select, social {La Fase Sociale porta ancora} crises {Le crisi portano ancora} resilience {La prova di resilienza porta ancora} other {La prossima Fase Sociale porta}} in ogni caso: {changes}.',
  'text.forecast-changes': '{changes} in ogni caso.',
  'text.stock': quantity('count'),
  'text.hand': 'La tua mano',
  'text.drawn': 'Pescate',
  'text.hand-empty': 'La tua mano è vuota.',
  'text.hand-card': '**{card}** ({costs}): {effect}',
  'text.hand-free': 'gratis',
  'text.costs': '{costs}',
  'text.decks': 'I tuoi mazzi: {decks}.',
  'text.played': 'Giocate in questa generazione: {cards}.',
  'text.waiting': '{seat} deve rispondere',
} as const satisfies Record<keyof typeof textEn, string>
