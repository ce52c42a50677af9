// The scrutiny of the sandbox’s registry: checks the files of a bundle, and words the objections.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Demands {
  mostMegabytes: number
  /** Width and height of the upright paper, in millimetres. */
  paper: readonly [number, number]
}

interface Piece {
  text: string
  x: number
  y: number
}

interface SeenPage {
  width: number
  height: number
  pieces: Piece[]
}

interface SeenFile {
  bytes: number
  bookmarks: string[]
  pages: SeenPage[]
}

const tolerance = 2
const mostNamed = 8

/** Null if the file is not a PDF that the registry can open. */
async function read(file: Uint8Array): Promise<SeenFile | null> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  try {
    const pdf = await task.promise
    const pages: SeenPage[] = []
    for (let at = 1; at <= pdf.numPages; at++) {
      const page = await pdf.getPage(at)
      const viewport = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const pieces = items.flatMap((item): Piece[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [x = 0, y = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5])
        return [{ text: item.str.trim(), x: x / viewport.width, y: y / viewport.height }]
      })
      pages.push({ width: viewport.width, height: viewport.height, pieces })
      page.cleanup()
    }
    const outline = (await pdf.getOutline()) ?? []
    const titles = (marks: typeof outline): string[] => marks.flatMap(({ title, items }) => [title, ...titles(items)])
    return { bytes: file.byteLength, bookmarks: titles(outline), pages }
  } catch {
    return null
  } finally {
    await task.destroy()
  }
}

const toMillimetres = (points: number) => (points * 25.4) / 72
const isNumberAtEdge = ({ text, y }: Piece) => /^\d{1,5}$/.test(text) && (y < 0.08 || y > 0.92)
const numberOf = ({ pieces }: SeenPage) => Number(pieces.find(isNumberAtEdge)?.text ?? Number.NaN)
const textOf = ({ pieces }: SeenPage) => pieces.map(({ text }) => text).join(' ')

function nameSome(pages: readonly number[]): string {
  const named = pages.slice(0, mostNamed).join(', ')
  return pages.length > mostNamed ? `${named} and ${pages.length - mostNamed} more` : named
}

/** The objections, in the words of the registry. None means that the bundle passes. */
export async function checkBundle(files: readonly Uint8Array[], demands: Demands): Promise<string[]> {
  if (files.length === 0) return ['No file is uploaded.']
  const objections: string[] = []
  const seen: SeenFile[] = []
  for (const [at, bytes] of files.entries()) {
    const file = await read(bytes)
    if (file) seen.push(file)
    else objections.push(`File ${at + 1} is corrupt or protected with a password. File it afresh.`)
  }
  if (objections.length > 0) return objections

  const large = seen.flatMap(({ bytes }, at) => (bytes > demands.mostMegabytes * 1024 * 1024 ? [at + 1] : []))
  if (large.length > 0)
    objections.push(`File size of volume ${nameSome(large)} exceeds ${demands.mostMegabytes} MB. Split the volume.`)

  const pages = seen.flatMap((file) => file.pages)
  const odd = pages.flatMap(({ width, height }, at) => (isOfSize(width, height, demands.paper) ? [] : [at + 1]))
  if (odd.length > 0) objections.push(`Paper size is not A4 at PDF page ${nameSome(odd)}.`)

  const { isContinuous, last, without } = readNumbers(seen)
  if (!isContinuous) objections.push('Pagination is not done, or is not continuous.')
  if (without.length > 0)
    objections.push(`Document is not searchable (OCR) at page ${nameSome(without)}. Legible copies be filed.`)

  const text = pages.map(textOf)
  const index = text.slice(0, 12).find((one) => /\bindex\b/i.test(one) && /\d/.test(one))
  if (!index) objections.push('Index is not filed.')
  else if (isContinuous && !new RegExp(`\\b${last}\\b`).test(text.slice(0, 40).join(' ')))
    objections.push('Index does not tally with the page numbers of the paper book.')
  if (seen.some(({ bookmarks }) => bookmarks.length < 2)) objections.push('Bookmarking is not done.')

  const all = text.join('\n')
  if (!/vakalatnama/i.test(all)) objections.push('Vakalatnama is not filed.')
  if (!/court[\s-]*fee|e-?stamp/i.test(all)) objections.push('Court fee is not paid, or its proof is not annexed.')
  return objections
}

function isOfSize(width: number, height: number, [short, long]: Demands['paper']): boolean {
  const [own, other] = [Math.min(width, height), Math.max(width, height)].map(toMillimetres)
  return Math.abs((own ?? 0) - short) <= tolerance && Math.abs((other ?? 0) - long) <= tolerance
}

/** Each volume begins with a cover and an index, which may be without numbers. Then each page has the next number. */
function readNumbers(files: readonly SeenFile[]): { isContinuous: boolean; last: number; without: number[] } {
  const without: number[] = []
  let [last, isContinuous] = [0, true]
  for (const { pages } of files) {
    let hasBegun = false
    for (const page of pages) {
      const number = numberOf(page)
      hasBegun ||= number === last + 1
      if (!hasBegun) continue
      if (number !== last + 1) isContinuous = false
      last += 1
      if (page.pieces.filter((piece) => !isNumberAtEdge(piece)).length === 0) without.push(last)
    }
    if (!hasBegun) isContinuous = false
  }
  return { isContinuous, last, without }
}
