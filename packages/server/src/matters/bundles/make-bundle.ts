import { open, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Invalid } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import type { Files } from '../../platform/files/files.ts'
import { drawPicturePages, isShownAsPdf } from '../../platform/files/picture-pages.ts'
import type { Turn } from '../../platform/files/work-pool.ts'
import type { RecognisedPage, TextLayer } from '../../platform/recognition/recognition.ts'
import { mostBytes, mostPages } from './bundle.limits.ts'
import { assemblePdf, measurePdfs } from './bundle.process.ts'
import type { Measured, Piece } from './bundle.task.ts'
import { fetchInto } from './work-folder.ts'

interface PartHead {
  title: string
  under: string
  date: string
}

interface Block {
  head: string
  text: string
}

interface Recognised {
  /** The recognised pages, which become an invisible text layer. */
  listRecognised?: () => Promise<RecognisedPage[]>
}

export type BundlePart = PartHead &
  (
    | (Recognised & { kind: 'file'; key: string })
    | (Recognised & { kind: 'picture'; key: string; mediaType: string })
    | { kind: 'words'; blocks: Block[] }
    | { kind: 'missing'; reason: string }
  )

export interface BundleHead {
  title: string
  number: string
  court: string
  foot: string
  facts: [string, string][]
}

export interface Bundle {
  path: string
  size: number
  pages: number
  missing: number
}

interface Making {
  files: Pick<Files, 'read'>
  owner: string
  folder: string
  signal?: AbortSignal | undefined
  onProgress?: (done: number, total: number) => Promise<void>
}

const reasons = {
  gone: 'The document was removed, or is not checked for viruses yet.',
  locked: 'The document is password-protected. It is in the zip unchanged.',
  damaged: 'The document is damaged and could not be opened. It is in the zip unchanged.',
  'too-long': 'The document has too many pages for a bundle. It is in the zip unchanged.',
}

/** An unreadable document is replaced by one page with the reason. Throws `Invalid` if the bundle is too large. */
export async function makeBundle(head: BundleHead, parts: readonly BundlePart[], making: Making): Promise<Bundle> {
  const { owner, folder, signal } = making
  const paths = await fetchAll(parts, making)
  const measured = await measurePdfs([...paths.values()], owner, folder, signal)
  const found = new Map([...paths.keys()].map((index, at) => [index, measured[at]]))

  const missing = new Map(
    parts.flatMap((part, index) => {
      const reason = whyMissing(part, found.get(index))
      return reason === null ? [] : [[index, sheetOf(part, reason)] as const]
    }),
  )
  const sheets = join(folder, 'sheets.pdf')
  if (missing.size > 0) await setWords([...missing.values()], sheets, owner)

  const numbers = [...missing.keys()]
  const pieces = parts.map(({ title }, index): Piece => {
    const pages = found.get(index)
    return missing.has(index) || pages?.kind !== 'read'
      ? { path: sheets, from: numbers.indexOf(index), pages: 1, title }
      : { path: paths.get(index) ?? sheets, from: 0, pages: pages.pages, title }
  })
  for (const [index, piece] of pieces.entries())
    if (!missing.has(index)) piece.layer = await keepLayer(parts[index], piece)
  const total = pieces.reduce((sum, { pages }) => sum + pages, 0)
  if (total > mostPages) throw tooMany(total)

  const index = join(folder, 'index.pdf')
  let before = 0
  const lines = parts.map(({ title, under, date }, at) => {
    const line = { title, under, date, before }
    before += pieces[at]?.pages ?? 0
    return line
  })
  await writeFile(
    index,
    await setPages(
      new URL('./bundle.typ', import.meta.url),
      { ...head, parts: lines },
      { owner, inBackground: true, urgency: 'awaited' },
    ),
  )
  const path = join(folder, 'bundle.pdf')
  const { size, pages } = await assemblePdf({ index, pieces, out: path }, owner, folder, signal)
  return { path, size, pages, missing: missing.size }
}

async function fetchAll(
  parts: readonly BundlePart[],
  { files, owner, folder, signal, onProgress }: Making,
): Promise<Map<number, string>> {
  const paths = new Map<number, string>()
  let bytes = 0
  for (const [index, part] of parts.entries()) {
    const path = join(folder, `${index}.pdf`)
    if (part.kind === 'words') await setWords([part], path, owner)
    const isThere = part.kind === 'words' || (part.kind !== 'missing' && (await fetchInto(files, part.key, path)))
    if (isThere && part.kind === 'picture')
      await drawOver(path, part.mediaType, { owner, inBackground: true, urgency: 'awaited', signal })
    if (isThere) {
      bytes += (await stat(path)).size
      if (bytes > mostBytes) throw tooLarge()
      paths.set(index, path)
    }
    await onProgress?.(index + 1, parts.length)
  }
  return paths
}

async function keepLayer(part: BundlePart | undefined, { path }: Piece): Promise<string | undefined> {
  if (part?.kind !== 'file' && part?.kind !== 'picture') return
  const pages = await part.listRecognised?.()
  if (!pages?.length) return
  const layer: TextLayer = { pages, isOfPicture: part.kind === 'picture' && !isShownAsPdf(part.mediaType) }
  const file = `${path}.json`
  await writeFile(file, JSON.stringify(layer))
  return file
}

/** Replaces a picture by its pages. A damaged picture stays, and is then measured as damaged. */
async function drawOver(path: string, mediaType: string, turn: Turn): Promise<void> {
  const pages = await drawPicturePages(await open(path), mediaType, turn)
  if (pages) await writeFile(path, pages)
}

const sheetOf = ({ title, under, date }: PartHead, reason: string) => ({
  title,
  under,
  date,
  blocks: [{ head: '', text: reason }],
})

const setWords = async (sheets: readonly (PartHead & { blocks: Block[] })[], path: string, owner: string) =>
  writeFile(
    path,
    await setPages(
      new URL('./words.typ', import.meta.url),
      { sheets },
      { owner, inBackground: true, urgency: 'awaited' },
    ),
  )

function whyMissing(part: BundlePart, measured: Measured | undefined): string | null {
  if (part.kind === 'missing') return part.reason
  if (!measured) return reasons.gone
  return measured.kind === 'read' ? null : reasons[measured.problem]
}

const tooMany = (pages: number) =>
  new Invalid(
    `The bundle would have ${pages.toLocaleString('en-IN')} pages, and holds ${mostPages.toLocaleString('en-IN')}. Take it as a zip.`,
    undefined,
    'too-long-for-pdf',
  )

const tooLarge = () =>
  new Invalid(
    `The documents are larger than ${Math.round(mostBytes / 1024 / 1024)} MB together. Take them as a zip.`,
    undefined,
    'too-long-for-pdf',
  )
