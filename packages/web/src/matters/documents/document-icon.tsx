import type { Document } from '@peshi/contract/matters/documents'
import {
  IconFile,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconMusic,
  IconPhoto,
  IconTable,
  IconVideo,
} from '@tabler/icons-react'

const byView = { pdf: IconFileTypePdf, picture: IconPhoto, word: IconFileTypeDocx, text: IconFileText, none: IconFile }

const markOf = ({ view, media_type }: Document['current']) => {
  if (media_type.startsWith('audio/')) return IconMusic
  if (media_type.startsWith('video/')) return IconVideo
  return /sheet|excel|csv/.test(media_type) ? IconTable : byView[view]
}

export function DocumentIcon({ current }: Pick<Document, 'current'>) {
  const Mark = markOf(current)
  return <Mark size={20} stroke={1.5} aria-hidden="true" />
}
