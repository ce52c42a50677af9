import { endingOf, kindOf } from './file-kinds.ts'

/** File systems take 255 bytes; a Hindi letter has three. There is room for ` (2)` and for the folder of a zip. */
const longest = 180

/** Windows opens no file of such a name, whatever its ending. */
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

/**
 * A name as every file system takes it and no eye is deceived by it: without folders, without signs that are not
 * seen or turn the writing round (`annexe\u202efdp.exe` would show as `annexeexe.pdf`), not too long, its ending kept.
 */
export function cleanFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    // The joiners stay: Indian scripts need them.
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
  const ending = endingOf(plain)
  const stem = (ending ? plain.slice(0, -ending.length - 1) : plain).replace(/^[. ]+| +$/g, '')
  const short = cut(isDevice.test(stem) ? `-${stem}` : stem, longest - Buffer.byteLength(ending)) || 'document'
  return ending ? `${short}.${ending}` : short
}

/** Words that somebody typed as a file name: a slash in them parts no folders (`Order 12/2024`). */
export const fileNameOf = (words: string) => cleanFileName(words.replace(/[\\/]/g, '-'))

/** `Order.pdf` beside another `Order.pdf` is `Order (2).pdf`. */
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

/** The same name with the ending that another has: what kind of file it is, a name does not change. */
export function withEndingOf(name: string, other: string): string {
  const [own, right] = [endingOf(name), endingOf(other)]
  if (own === right || right === '') return name
  // `Notes v1.2` has no ending, though it has a dot.
  return `${kindOf(name) ? name.slice(0, -own.length - 1) : name}.${right}`
}
