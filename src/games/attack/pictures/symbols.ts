import { changed, type GameSymbol, icon, moreAndLess, symbol } from '../../shared/symbols.ts'
import { govTints, marks, signColours } from './scene.ts'

import words from './symbols.json' with { type: 'json' }

const accent = '#ffd166'
const good = '#3ddc97'
const bad = '#ff6b6b'

/** Everything that a picture of Attack! says without words. */
export const symbols: readonly GameSymbol[] = [
  symbol({ mark: marks.p1 }, words.aNationIts),
  symbol({ letter: words.letterCommunism, ground: govTints.communism }, words.communism),
  symbol({ letter: words.letterDemocracy, ground: govTints.democracy }, words.democracy),
  symbol({ letter: words.letterMonarchy, ground: govTints.monarchy }, words.monarchy),
  symbol({ letter: words.letterFascism, ground: govTints.fascism }, words.fascism),
  symbol({ land: govTints.democracy }, words.minorNeutral),
  changed(accent),
  symbol({ rim: bad }, words.attackedNow),
  icon('star', undefined, words.star),
  icon('swords', bad, words.swords),
  ...moreAndLess(good, bad),
  icon('helmet', undefined, words.helmet),
  icon('tank', undefined, words.tank),
  icon('cannon', undefined, words.cannon),
  icon('plane', undefined, words.plane),
  icon('ship', signColours.sea, words.ship),
  icon('submarine', undefined, words.submarine),
  icon('destroyer', undefined, words.destroyer),
  icon('battleship', undefined, words.battleship),
  icon('carrier', undefined, words.carrier),
  icon('anchor', signColours.sea, words.anchor),
  icon('handshake', undefined, words.handshake),
  icon('check', good, words.check),
  icon('coin', signColours.pp, words.coin),
  icon('drop', signColours.oil, words.drop),
  icon('pin', signColours.regions, words.pin),
  icon('deck', undefined, words.deck),
  icon('megaphone', undefined, words.megaphone),
  icon('bulb', undefined, words.bulb),
  icon('eagle', accent, words.eagle),
  icon('flag', accent, words.flag),
  icon('crown', accent, words.crown),
  icon('hourglass', accent, words.hourglass),
  icon('people', undefined, words.people),
  icon('factory', accent, words.factory),
  icon('rail', accent, words.rail),
  icon('crystal', accent, words.crystal),
  icon('cross', bad, words.cross),
  icon('shield', undefined, words.shield),
]
