/** What a picture says and shows, found out while it is drawn. */
import { createCanvas } from '../../src/pictures/canvas.ts'
import { jobOf, type PictureRequest } from '../../src/pictures/request.ts'
import { type Recorded, records } from '../../src/pictures/toolkit/record.ts'
import { createTools } from '../../src/pictures/toolkit/tools.ts'
import type { Painter } from '../../src/pictures/toolkit.ts'

export async function recorded(request: PictureRequest): Promise<Recorded> {
  const { painter: file, scene: name, view, ...asked } = jobOf(request)
  // A game's painter module exports its painter: that is what makes it one.
  const { painter } = (await import(file)) as { painter: Painter<unknown> }
  const scene = painter.scenes[name]!
  const size = typeof scene.size === 'function' ? scene.size(view, asked) : scene.size
  // What is drawn falls beside it, which costs next to nothing: only where it would stand is written down.
  const context = createCanvas(1, 1).getContext('2d')
  const record: Recorded = { texts: [], icons: new Set() }
  records.set(context, record)
  scene.draw(createTools(context, size), view, asked)
  return record
}
