import { blankPosition } from '@peshi/contract/platform/photo-position'
import { i18n } from '../../platform/i18n/i18n.ts'
import { toastDone } from '../../platform/ui/toast.tsx'

/** Cameras write the place near the beginning of the file. */
const headBytes = 512 * 1024

async function saysPlace(file: File): Promise<boolean> {
  if (!/\.(jpe?g|png|gif|webp|hei[cf]|tiff?)$/i.test(file.name)) return false
  return blankPosition(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
}

/** Tells the person how many of the photos say where they were taken. */
export async function sayPlaces(files: readonly File[]): Promise<void> {
  const count = (await Promise.all(files.map(saysPlace))).filter(Boolean).length
  if (count > 0) toastDone(i18n.t('documents:place', { count }))
}
