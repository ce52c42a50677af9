import { isReviewed, picturesOf, wordsOfPaste } from './tidy-paste.ts'

export interface Paste {
  words: string
  /** Pictures that can be uploaded. */
  pictures: File[]
  /** Pictures that the clipboard only names, such as those within a Word text. */
  leftOut: number
}

/** Office programs add a picture of the copied words. Such a picture is not uploaded. */
export function readPaste(clipboard: Pick<DataTransfer, 'getData' | 'files'>): Paste {
  const html = clipboard.getData('text/html')
  const words = (!isReviewed(html) && clipboard.getData('text/plain')) || wordsOfPaste(html)
  const files = [...clipboard.files].filter(({ type }) => type.startsWith('image/'))
  if (words.trim() === '' && files.length > 0) return { words, pictures: files, leftOut: 0 }
  const sources = picturesOf(html)
  const pictures = sources.flatMap((source) => fileOf(source) ?? [])
  return { words, pictures, leftOut: sources.length - pictures.length }
}

function fileOf(source: string): File | null {
  const [, type, base64 = ''] = /^data:(image\/(?:png|jpeg|gif|webp));base64,([\w+/=\s]+)$/.exec(source) ?? []
  if (!type) return null
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], '', { type })
}
