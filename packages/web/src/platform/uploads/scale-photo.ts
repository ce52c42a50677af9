/** Pixels of the longer edge. The text of an A4 page stays readable. */
export const mostPixels = 2000
const quality = 0.85

interface Size {
  width: number
  height: number
}

export function fitWithin({ width, height }: Size, most = mostPixels): Size {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A smaller JPEG, or the photo itself if it is small enough, not readable, or would become larger. */
export async function scalePhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo).catch(() => null)
  if (!picture) return photo
  const size = fitWithin(picture)
  if (size.width === picture.width && size.height === picture.height) return photo
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d')
  if (!pen) return photo
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, size.width, size.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob && blob.size < photo.size ? new File([blob], photo.name, { type: blob.type }) : photo
}
