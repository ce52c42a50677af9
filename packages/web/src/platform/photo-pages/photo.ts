import { fitWithin } from '../uploads/scale-photo.ts'
import { type Corners, findPaper, type Pixels, straighten } from './straighten.ts'

const quality = 0.85
const smallPixels = 200

export interface Photo {
  pixels: ImageData
  /** Null if no paper was found. */
  found: Corners | null
}

export interface Page {
  blob: Blob
  width: number
  height: number
  url: string
}

/** Null if the browser cannot read the picture. */
export async function readPhoto(file: Blob): Promise<Photo | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const pixels = draw(picture, fitWithin(picture))
  const found = findPaper(draw(picture, fitWithin(picture, smallPixels)))
  picture.close()
  return { pixels, found }
}

/** The page between the corners, or the whole picture. */
export async function makePage({ pixels }: Photo, corners: Corners | null): Promise<Page> {
  const straight: Pixels = corners ? straighten(pixels, corners) : pixels
  const { width, height, data } = straight
  const canvas = canvasOf(straight)
  penOf(canvas).putImageData(new ImageData(data, width, height), 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new Error('The picture could not be written')
  return { blob, width, height, url: URL.createObjectURL(blob) }
}

function draw(picture: ImageBitmap, size: { width: number; height: number }): ImageData {
  const pen = penOf(canvasOf(size))
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size.width, size.height)
  pen.drawImage(picture, 0, 0, size.width, size.height)
  return pen.getImageData(0, 0, size.width, size.height)
}

export const canvasOf = ({ width, height }: { width: number; height: number }) =>
  Object.assign(document.createElement('canvas'), { width, height })

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser has no canvas')
  return pen
}
