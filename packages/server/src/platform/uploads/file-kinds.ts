import type { DocumentView } from '@peshi/contract/platform/uploads'

export interface FileKind {
  endings: readonly string[]
  mediaType: string
  view: DocumentView
  container?: 'zip' | 'ole'
  begins(head: Buffer): boolean
}

const has = (bytes: string, at = 0) => {
  const wanted = Buffer.from(bytes, 'latin1')
  return (head: Buffer) => head.subarray(at, at + wanted.byteLength).equals(wanted)
}
const either =
  (...tests: ((head: Buffer) => boolean)[]) =>
  (head: Buffer) =>
    tests.some((test) => test(head))

/** Some programs write bytes before `%PDF-`, so PDF readers search for it in the first kilobyte. */
const beginsPdf = (head: Buffer) => head.subarray(0, 1024).includes('%PDF-')
const beginsBox = (brands: RegExp) => (head: Buffer) =>
  has('ftyp', 4)(head) && brands.test(head.subarray(8, 40).toString('latin1'))

function beginsText(head: Buffer): boolean {
  const isWide = has('\xff\xfe')(head) || has('\xfe\xff')(head)
  const start = head.toString(isWide ? 'utf16le' : 'latin1').replace(/^[\s\ufeff\xef\xbb\xbf]+/, '')
  return (isWide || !head.includes(0)) && !/^<(!doctype|html|head|body|script|svg|\?xml|iframe)/i.test(start)
}

const office = 'application/vnd.openxmlformats-officedocument'
const zip = { container: 'zip', begins: has('PK\x03\x04') } as const
const ole = { container: 'ole', begins: has('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') } as const

const kinds: readonly FileKind[] = [
  { endings: ['pdf'], mediaType: 'application/pdf', view: 'pdf', begins: beginsPdf },
  { endings: ['jpg', 'jpeg'], mediaType: 'image/jpeg', view: 'picture', begins: has('\xff\xd8\xff') },
  { endings: ['png'], mediaType: 'image/png', view: 'picture', begins: has('\x89PNG\r\n\x1a\n') },
  { endings: ['gif'], mediaType: 'image/gif', view: 'picture', begins: either(has('GIF87a'), has('GIF89a')) },
  { endings: ['webp'], mediaType: 'image/webp', view: 'picture', begins: has('WEBP', 8) },
  { endings: ['tif', 'tiff'], mediaType: 'image/tiff', view: 'pdf', begins: either(has('II*\0'), has('MM\0*')) },
  { endings: ['heic', 'heif'], mediaType: 'image/heic', view: 'pdf', begins: beginsBox(/hei[cmsx]|hevc|mif1|msf1/) },
  { endings: ['docx'], mediaType: `${office}.wordprocessingml.document`, view: 'word', ...zip },
  { endings: ['xlsx'], mediaType: `${office}.spreadsheetml.sheet`, view: 'none', ...zip },
  { endings: ['pptx'], mediaType: `${office}.presentationml.presentation`, view: 'none', ...zip },
  { endings: ['odt'], mediaType: 'application/vnd.oasis.opendocument.text', view: 'none', ...zip },
  { endings: ['ods'], mediaType: 'application/vnd.oasis.opendocument.spreadsheet', view: 'none', ...zip },
  { endings: ['doc'], mediaType: 'application/msword', view: 'none', ...ole },
  { endings: ['xls'], mediaType: 'application/vnd.ms-excel', view: 'none', ...ole },
  { endings: ['msg'], mediaType: 'application/vnd.ms-outlook', view: 'none', ...ole },
  { endings: ['eml'], mediaType: 'message/rfc822', view: 'none', begins: beginsText },
  { endings: ['rtf'], mediaType: 'application/rtf', view: 'none', begins: has('{\\rtf') },
  { endings: ['txt'], mediaType: 'text/plain', view: 'text', begins: beginsText },
  { endings: ['csv'], mediaType: 'text/csv', view: 'text', begins: beginsText },
  {
    endings: ['mp3'],
    mediaType: 'audio/mpeg',
    view: 'none',
    begins: either(has('ID3'), has('\xff\xfb'), has('\xff\xf3')),
  },
  { endings: ['wav'], mediaType: 'audio/wav', view: 'none', begins: has('WAVE', 8) },
  { endings: ['m4a'], mediaType: 'audio/mp4', view: 'none', begins: beginsBox(/M4A|mp4|isom/) },
  { endings: ['mp4'], mediaType: 'video/mp4', view: 'none', begins: beginsBox(/mp4|isom|avc1|M4V|dash|iso\d/) },
]

const pageKinds: readonly FileKind[] = [
  { endings: ['html', 'htm'], mediaType: 'text/html', view: 'none', begins: () => true },
  { endings: ['mhtml', 'mht'], mediaType: 'multipart/related', view: 'none', begins: () => true },
]

export const isWebPage = (mediaType: string) => pageKinds.some((kind) => kind.mediaType === mediaType)

const byEnding = new Map(kinds.flatMap((kind) => kind.endings.map((ending) => [ending, kind])))
const byMediaType = new Map(kinds.map((kind) => [kind.mediaType, kind]))

/** Returns null for refused kinds, such as programs, web pages, SVG and archives. */
export const kindOf = (name: string): FileKind | null => byEnding.get(endingOf(name)) ?? null

export const pageKindOf = (name: string): FileKind | null =>
  pageKinds.find(({ endings }) => endings.includes(endingOf(name))) ?? kindOf(name)

export function pageFileName(name: string, form: 'html' | 'pdf' | 'text'): string {
  const fits = { html: ['html', 'htm', 'mhtml', 'mht'], pdf: ['pdf'], text: ['txt'] }[form]
  return fits.includes(endingOf(name)) ? name : `${name}.${fits[0]}`
}

export const viewOf = (mediaType: string): DocumentView => byMediaType.get(mediaType)?.view ?? 'none'

export const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

export const isMacroEnding = (name: string) => /^(doc|dot|xls|xlt|xla|ppt|pot)[mb]$/.test(endingOf(name))
