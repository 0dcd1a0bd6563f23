import { type Catalogue, type Catalogues, inEach } from '../words/index.ts'

const previewsIn = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => key.startsWith('effect.'))
      .map(([key, effect]) => [key.replace('effect.', 'preview.does-'), `→ ${effect}`]),
  )

/** What a card does is said in the hand, and once more before it is played. */
export const effectPreviews = (catalogues: Catalogues): Catalogues => inEach((language) => previewsIn(catalogues[language]))
