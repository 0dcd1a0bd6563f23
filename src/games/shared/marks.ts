import type { Mark } from '../../pictures/toolkit.ts'

/** Okabe and Ito's colours, doubled by a shape and a pattern: nobody has to tell colours apart. */
export const sixMarks: Readonly<Record<'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6', Mark>> = {
  p1: { colour: '#e69f00', shape: 'circle', pattern: 'plain' },
  p2: { colour: '#56b4e9', shape: 'square', pattern: 'rising' },
  p3: { colour: '#14b58a', shape: 'triangle', pattern: 'dots' },
  p4: { colour: '#f0e442', shape: 'diamond', pattern: 'across' },
  p5: { colour: '#cc79a7', shape: 'hexagon', pattern: 'grid' },
  p6: { colour: '#e8703a', shape: 'shield', pattern: 'falling' },
}
