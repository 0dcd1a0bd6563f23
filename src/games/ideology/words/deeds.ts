import type { Catalogues } from '../../../words/index.ts'

/** What each move does, as a button says it: whole on a phone, if it can be. */
export const deeds: Catalogues = {
  en: {
    'doing.conflict':
      'Attack {target} ({kind}): {region}{economicTributeId, select, none {} other {, {economicTribute} economic as tribute}}{commitId, select, none {} other { ({commit} cards)}}',
    'doing.launch': 'Launch at {target}: {region}',
    'doing.counter': 'Counter{kindId, select, none {} other { ({kind})}}{commitId, select, none {} other { ({commit} cards)}}',
    'doing.press': 'Press on{commitId, select, none {} other { ({commit} cards)}}',
    'doing.trade': 'Trade {cardsId, select, none {nothing} other {{cards}}}',
    'doing.develop': '{countId, select, none {1} other {{count}}} {kind} into {region_the}',
    'doing.buy': 'Buy {advancement}',
    'doing.extend': '+1 {kind}: {region}',
    'doing.remove': '−1 {kind}: {region}',
    'doing.hold':
      '{untilId, select, none {Do not wait} touched {Pass until somebody acts near me} other {Pass until the phase ends}}',
    'doing.orders':
      'If attacked: {defenceId, select, counter_home {counter in my regions} counter_always {always counter} other {{defence}}}',
  },
  it: {
    'doing.conflict':
      'Attacca {target_the} ({kind}): {region}{economicTributeId, select, none {} other {, tributo: {economicTribute} economiche}}{commitId, select, none {} other { ({commit} carte)}}',
    'doing.launch': 'Lancia contro {target_the}: {region}',
    'doing.counter': 'Rispondi{kindId, select, none {} other { ({kind})}}{commitId, select, none {} other { ({commit} carte)}}',
    'doing.press': 'Insisti{commitId, select, none {} other { ({commit} carte)}}',
    'doing.trade': '{cardsId, select, none {Non scambiare niente} other {Scambia {cards}}}',
    'doing.develop': '{countId, select, none {1} other {{count}}} {kind} {region_in}',
    'doing.buy': 'Compra {advancement}',
    'doing.extend': '+1 {kind}: {region}',
    'doing.remove': '−1 {kind}: {region}',
    'doing.hold':
      '{untilId, select, none {Non attendere} touched {Passa finché nessuno agisce da me} other {Passa fino a fine fase}}',
    'doing.orders':
      'Se mi attaccano: {defenceId, select, counter_home {respingi da me} counter_always {respingi sempre} other {{defence}}}',
  },
  de: {
    'doing.conflict':
      '{target} angreifen ({kind}): {region}{economicTributeId, select, none {} other {, Tribut: {economicTribute} wirtschaftlich}}{commitId, select, none {} other { ({commit} Karten)}}',
    'doing.launch': 'Waffe gegen {target}: {region}',
    'doing.counter': 'Kontern{kindId, select, none {} other { ({kind})}}{commitId, select, none {} other { ({commit} Karten)}}',
    'doing.press': 'Nachsetzen{commitId, select, none {} other { ({commit} Karten)}}',
    'doing.trade': '{cardsId, select, none {Nichts} other {{cards}}} tauschen',
    'doing.develop': '{countId, select, none {1} other {{count}}} {kind}: {region}',
    'doing.buy': '{advancement} kaufen',
    'doing.extend': '+1 {kind}: {region}',
    'doing.remove': '−1 {kind}: {region}',
    'doing.hold':
      '{untilId, select, none {Nicht abwarten} touched {Passen, bis jemand bei mir handelt} other {Passen bis zum Ende der Phase}}',
    'doing.orders':
      'Bei Angriff: {defenceId, select, counter_home {bei mir abwehren} counter_always {immer abwehren} other {{defence}}}',
  },
}
