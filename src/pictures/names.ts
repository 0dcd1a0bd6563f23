/** People call themselves in all the letters of the world; the typeface of the pictures has those of Latin alphabets. */
const longest = 24
const known =
  /^[\u0020-\u007e\u00a0-\u0113\u0116-\u012b\u012e-\u0131\u0133-\u0137\u0139-\u013e\u0140-\u0148\u014a-\u014d\u014f-\u017e\u1ea0-\u1ef9–—‘’“”…]$/u
const counted = /[\p{L}\p{N}]/gu

/** A name as pictures can show it; undefined where too little of it would be left to be recognised. */
export function writable(name: string): string | undefined {
  // Fancy letters become plain ones, accents join their letters.
  const usual = name.normalize('NFKC')
  const written = [...usual].map(inLatin).join('').replace(/\s+/gu, ' ').trim()
  const left = written.match(counted)?.length ?? 0
  if (left === 0 || left * 2 < (usual.match(counted)?.length ?? 0)) return undefined
  return written.length > longest ? `${written.slice(0, longest - 1).trimEnd()}…` : written
}

/** The letter itself, without its accents where those are not there, or nothing. */
function inLatin(letter: string): string {
  if (known.test(letter)) return letter
  const [plain = ''] = letter.normalize('NFD')
  return known.test(plain) ? plain : ''
}
