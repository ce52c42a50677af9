import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Invalid } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import { mostBytes, mostPages } from './bundle.limits.ts'
import { joinPdfs, type Making, measurePdfs, preparePdf } from './bundle.process.ts'
import type { Measured, PageForm, PagesOf } from './bundle.task.ts'
import { fetchPaper, keepLayer, type StoredPaper } from './fetch-paper.ts'

interface PartHead {
  title: string
  under: string
  date: string
}

interface Block {
  head: string
  text: string
}

export type BundlePart = PartHead &
  (StoredPaper | { kind: 'words'; blocks: Block[] } | { kind: 'missing'; reason: string })

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

const reasons = {
  gone: 'The document was removed, or is not checked for viruses yet.',
  locked: 'The document is password-protected. It is in the zip unchanged.',
  damaged: 'The document is damaged and could not be opened. It is in the zip unchanged.',
  'too-long': 'The document has too many pages for a bundle. It is in the zip unchanged.',
}

/** The number stands at the bottom right, and every page keeps its size. */
const form: PageForm = { paper: null, corner: 'bottom-right', letters: 8 }

/** An unreadable document is replaced by one page with the reason. Throws `Invalid` if the bundle is too large. */
export async function makeBundle(head: BundleHead, parts: readonly BundlePart[], making: Making): Promise<Bundle> {
  const { owner, folder } = making
  const paths = await fetchAll(parts, making)
  const measured = await measurePdfs([...paths.values()], making)
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
  const pieces = parts.map((_, index): PagesOf => {
    const pages = found.get(index)
    return missing.has(index) || pages?.kind !== 'read'
      ? { path: sheets, from: numbers.indexOf(index), pages: 1 }
      : { path: paths.get(index) ?? sheets, from: 0, pages: pages.pages }
  })
  const total = pieces.reduce((sum, { pages }) => sum + pages, 0)
  if (total > mostPages) throw tooMany(total)

  const front = join(folder, 'index.pdf')
  let before = 0
  const lines = parts.map(({ title, under, date }, at) => {
    const line = { title, under, date, before }
    before += pieces[at]?.pages ?? 0
    return line
  })
  await writeFile(
    front,
    await setPages(
      new URL('./bundle.typ', import.meta.url),
      { ...head, parts: lines },
      { owner, inBackground: true, urgency: 'awaited' },
    ),
  )
  const [ofFront] = await measurePdfs([front], making)
  const pagesOfFront = ofFront?.kind === 'read' ? ofFront.pages : 0
  const targets = lines.map((line) => pagesOfFront + line.before)
  const prepared = await prepareAll(parts, pieces, targets, making)
  const path = join(folder, 'bundle.pdf')
  const { size, pages } = await joinPdfs(
    {
      out: path,
      title: head.title,
      front,
      frontForm: form,
      firstNumber: 1,
      parts: prepared,
      targets,
      marks: ['Index', ...parts.map(({ title }) => title)].map((title, at) => ({
        title,
        page: at === 0 ? 0 : (targets[at - 1] ?? 0),
      })),
    },
    making,
  )
  return { path, size, pages, missing: missing.size }
}

async function prepareAll(
  parts: readonly BundlePart[],
  pieces: readonly PagesOf[],
  targets: readonly number[],
  making: Making,
): Promise<PagesOf[]> {
  const sheets = join(making.folder, 'sheets.pdf')
  const prepared: PagesOf[] = []
  for (const [index, piece] of pieces.entries()) {
    const part = parts[index]
    const isStored = piece.path !== sheets && (part?.kind === 'file' || part?.kind === 'picture')
    const chunks = await preparePdf(
      {
        ...piece,
        layer: isStored ? await keepLayer(part, piece.path) : undefined,
        firstNumber: (targets[index] ?? 0) + 1,
        form,
        keepsMarkup: true,
        looksForText: false,
        out: join(making.folder, `pages-${index}`),
      },
      making,
    )
    if (!chunks) throw new Error(`A document could not be joined: ${piece.path}`)
    prepared.push(...chunks.map(({ path, weights }) => ({ path, from: 0, pages: weights.length })))
  }
  return prepared
}

async function fetchAll(parts: readonly BundlePart[], making: Making): Promise<Map<number, string>> {
  const paths = new Map<number, string>()
  let bytes = 0
  for (const [index, part] of parts.entries()) {
    const path = join(making.folder, `${index}.pdf`)
    if (part.kind === 'words') await setWords([part], path, making.owner)
    const isThere = part.kind === 'words' || (part.kind !== 'missing' && (await fetchPaper(part, path, making)))
    if (isThere) {
      bytes += (await stat(path)).size
      if (bytes > mostBytes) throw tooLarge()
      paths.set(index, path)
    }
    await making.onProgress?.(index + 1, parts.length)
  }
  return paths
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
