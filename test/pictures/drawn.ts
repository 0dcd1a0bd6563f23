import { drawPicture } from '../../src/pictures/draw.ts'
import { jobOf, type Picture, type PictureRequest } from '../../src/pictures/request.ts'

/** Draws in this process, in English unless asked otherwise. */
export async function drawn(request: Omit<PictureRequest, 'language'> & Partial<PictureRequest>): Promise<Picture> {
  const { bytes: png, ...size } = await drawPicture(jobOf({ language: 'en', ...request }))
  return { png, ...size }
}
