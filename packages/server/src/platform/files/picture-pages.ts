import { fileURLToPath } from 'node:url'
import type { Lent } from './files.ts'
import { mostAnswerBytes, mostHeapMegabytes, mostResidentMegabytes, mostSeconds } from './picture-pages.limits.ts'
import { ReadingCutOff, readInProcess } from './reading-process.ts'
import type { Turn } from './work-pool.ts'

const program = fileURLToPath(new URL('./picture-pages.child.ts', import.meta.url))

const pictures = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/tiff', 'image/heic']

export const isPicture = (mediaType: string) => pictures.includes(mediaType)

/** Browsers do not show these pictures. The server draws them as a PDF. */
export const isShownAsPdf = (mediaType: string) => mediaType === 'image/tiff' || mediaType === 'image/heic'

/**
 * Draws a picture as a PDF: upright, one page for each picture of the file, without the data beside the picture. Of a
 * moving picture, draws the first frame. Null if the picture is damaged or too large.
 */
export async function drawPicturePages(picture: Lent, mediaType: string, turn: Turn): Promise<Buffer | null> {
  const { signal, ...own } = turn
  try {
    const [pdf = ''] = await readInProcess(picture, {
      program,
      args: [mediaType],
      turn: own,
      signal,
      heapMegabytes: mostHeapMegabytes,
      residentMegabytes: mostResidentMegabytes,
      answerBytes: mostAnswerBytes,
      seconds: mostSeconds,
    })
    return pdf === '' ? null : Buffer.from(pdf, 'base64')
  } catch (error) {
    if (error instanceof ReadingCutOff) return null
    throw error
  }
}
