import type { Entry } from 'yauzl'
import { type FileKind, isMacroEnding, kindOf } from './file-kinds.ts'
import { refusal } from './refusal.ts'
import { readZipEntries } from './zip-entries.ts'

/** The directory at the end of a zip fits into these bytes, even if it lists thousands of pictures. */
export const tailBytes = 1024 * 1024
export const headBytes = 4096

const mostEntries = 10_000
const mostUnpacked = 500 * 1024 * 1024
/** A zip makes text about 20 times smaller. A zip bomb exceeds both of these numbers. */
const suspiciousUnpacked = 50 * 1024 * 1024
const mostRatio = 100

export function checkName(name: string, kindOfName = kindOf): FileKind {
  if (isMacroEnding(name)) throw refusal('file-macros')
  const kind = kindOfName(name)
  if (!kind) throw refusal('file-kind')
  return kind
}

export function checkHead(kind: FileKind, head: Buffer): void {
  if (!kind.begins(head.subarray(0, headBytes))) throw refusal('file-lies')
}

const officeMain: Record<string, RegExp> = {
  docx: /^word\/document\d*\.xml$/,
  xlsx: /^xl\/workbook\.xml$/,
  pptx: /^ppt\/presentation\.xml$/,
  odt: /^content\.xml$/,
  ods: /^content\.xml$/,
}

export async function checkWhole(
  kind: FileKind,
  { tail, size, hasMacroMark }: { tail: Buffer; size: number; hasMacroMark: boolean },
): Promise<void> {
  if (kind.container === 'ole' && hasMacroMark) throw refusal('file-macros')
  if (kind.container !== 'zip') return
  const entries = await readZipEntries(tail, size).catch(() => {
    throw refusal('file-broken')
  })
  checkEntries(kind, entries, size)
}

function checkEntries({ endings: [ending = ''] }: FileKind, entries: Entry[], size: number): void {
  if (!entries.some(({ fileName }) => officeMain[ending]?.test(fileName))) throw refusal('file-lies')
  if (entries.some(({ fileName }) => /vbaProject\.bin$|^Basic\/|\.(exe|dll|js|vbs)$/i.test(fileName)))
    throw refusal('file-macros')
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  const isPackedTooTight = unpacked > suspiciousUnpacked && unpacked > size * mostRatio
  if (entries.length > mostEntries || unpacked > mostUnpacked || isPackedTooTight) throw refusal('file-bomb')
}
