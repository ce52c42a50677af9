import { endingOf, kindOf } from './file-kinds.ts'

/** In bytes. Less than the 255 of file systems, to leave room for ` (2)` and for a folder's name in a zip. */
const longest = 180

const isDevice = /^(?:con|prn|aux|nul|com\d|lpt\d) *(?:\.|$)/i

function cut(text: string, bytes: number): string {
  let [kept, size] = ['', 0]
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    size += Buffer.byteLength(segment)
    if (size > bytes) break
    kept += segment
  }
  return kept.trimEnd()
}

/** Removes invisible and direction-changing characters: `annexe\u202efdp.exe` would show as `annexeexe.pdf`. */
export function cleanFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    // U+200C and U+200D stay, because Indian scripts need them.
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
  const ending = endingOf(plain)
  const stem = (ending ? plain.slice(0, -ending.length - 1) : plain).replace(/^[. ]+| +$/g, '')
  const short = cut(isDevice.test(stem) ? `-${stem}` : stem, longest - Buffer.byteLength(ending)) || 'document'
  return ending ? `${short}.${ending}` : short
}

/** A slash in typed text does not separate folders: `Order 12/2024`. */
export const fileNameOf = (words: string) => cleanFileName(words.replace(/[\\/]/g, '-'))

export function freeName(name: string, taken: ReadonlySet<string>): string {
  const isTaken = (candidate: string) => taken.has(candidate.toLowerCase())
  if (!isTaken(name)) return name
  const ending = endingOf(name)
  const stem = ending ? name.slice(0, -ending.length - 1) : name
  for (let number = 2; ; number++) {
    const candidate = ending ? `${stem} (${number}).${ending}` : `${stem} (${number})`
    if (!isTaken(candidate)) return candidate
  }
}

export function withEndingOf(name: string, other: string): string {
  const [own, right] = [endingOf(name), endingOf(other)]
  if (own === right || right === '') return name
  return `${kindOf(name) ? name.slice(0, -own.length - 1) : name}.${right}`
}
