import { indiaDateAt, indiaSecondsAt } from '@peshi/contract/platform/india-time'

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/** Names a photo after the day and time in India. */
export function namePhoto(photo: File, at: Date): File {
  const name = `${indiaDateAt(at)} ${indiaSecondsAt(at).replaceAll(':', '.')}.${endings[photo.type] ?? 'jpg'}`
  return new File([photo], name, { type: photo.type, lastModified: photo.lastModified })
}
