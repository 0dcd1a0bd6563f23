import { drawPicture } from '../../src/pictures/draw.ts'
import { jobOf, type Picture, type PictureRequest } from '../../src/pictures/request.ts'

/** Draws in this process, in English unless asked otherwise. */
export const drawn = (request: Omit<PictureRequest, 'language'> & Partial<PictureRequest>): Promise<Picture> =>
  drawPicture(jobOf({ language: 'en', ...request }))
