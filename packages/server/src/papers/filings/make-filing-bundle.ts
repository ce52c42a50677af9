// Makes the bundle of a filing in the form of a court: files with a cover, the index, and the papers with continuous
// page numbers. What is fetched and prepared stays in the folder, so that a second run goes on where the first ended.
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CourtForm, millimetresOf } from '@peshi/contract/papers/filings/court-forms'
import type { BundleProblem, PaperFacts, VolumeFacts } from '@peshi/contract/papers/filings/filing-facts'
import { mostPages } from '../../matters/bundles/bundle.limits.ts'
import { joinPdfs, type Making, measurePdfs, preparePdf } from '../../matters/bundles/bundle.process.ts'
import type { Chunk, Mark, Measured, PageForm, PaperSize } from '../../matters/bundles/bundle.task.ts'
import { fetchPaper, keepLayer, type StoredPaper } from '../../matters/bundles/fetch-paper.ts'
import { setPages } from '../../platform/export/pages.ts'
import { PageTooLarge, planVolumes, type Volume } from './plan-volumes.ts'

export interface FilingCover {
  court: string
  number: string
  /** The parties, as the cause title has them. */
  causeTitle: string
  kind: string
  filedBy: string
  advocate: string
  place: string
  date: string
}

/** `stored` is null if the document was deleted. */
export type FilingPaper = Pick<PaperFacts, 'paper_id' | 'document_id' | 'version'> & {
  title: string
  stored: StoredPaper | null
}

export type FilingForm = Pick<CourtForm, 'paper' | 'corner'> & {
  /** Maximum bytes of one file: the lower limit of the portal and of Peshi. */
  mostBytes: number
}

export interface FilingMaking extends Making {
  onFacts?: (facts: PaperFacts[]) => Promise<void>
}

export type FilingVolume = Omit<VolumeFacts, 'document_id' | 'version'> & { path: string }

export interface MadeFiling {
  volumes: FilingVolume[]
  firstPages: { paper_id: string; page: number }[]
}

/** Why the bundle cannot be made. `filings.json` has the sentence of each problem. */
export class FilingRefused extends Error {
  readonly problem: BundleProblem
  readonly values: Record<string, string | number>
  constructor(problem: BundleProblem, values: Record<string, string | number> = {}) {
    super(problem)
    this.problem = problem
    this.values = values
  }
}

type Paper = Omit<FilingPaper, 'stored'> & { stored: StoredPaper; path: string; pages: number; first: number }

export const mostBytesOfPapers = 1024 * 1024 * 1024
const lettersOfNumber = 11
/** Bookmark, link and their lines in the table of the file. */
const bytesOfMarks = 600

export const toMegabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10

export async function makeFilingBundle(
  cover: FilingCover,
  wanted: readonly FilingPaper[],
  form: FilingForm,
  making: FilingMaking,
): Promise<MadeFiling> {
  const papers = await openPapers(wanted, making)
  const paper = paperOf(form)
  const chunks = await prepareAll(papers, { paper, corner: form.corner, letters: lettersOfNumber }, making)
  const front = { cover, papers, paper, making }
  // The volumes decide the index, and the size of the index decides the volumes: so it is set once on trial.
  const trial = await setFront(front, [{ parts: papers.map((_, at) => ({ paper: at })) }, { parts: [] }], 0)
  const forPapers = form.mostBytes - trial * 1.2 - bytesOfMarks * (papers.length + 40)
  const volumes = divide(papers, chunks, forPapers, form.mostBytes)
  const made: FilingVolume[] = []
  for (const at of volumes.keys()) made.push(await joinVolume(front, volumes, at, chunks))
  const large = made.find(({ bytes }) => bytes > form.mostBytes)
  if (large) throw new Error(`A volume has ${large.bytes} bytes, and ${form.mostBytes} are allowed`)
  return { volumes: made, firstPages: papers.map(({ paper_id, first }) => ({ paper_id, page: first })) }
}

const pointsOf = (millimetres: number) => (millimetres * 72) / 25.4
const toMillimetres = (points: number) => Math.round(((points * 25.4) / 72) * 10) / 10

function paperOf({ paper }: FilingForm): PaperSize {
  const [width, height] = millimetresOf[paper]
  return { width: pointsOf(width), height: pointsOf(height) }
}

/** Fetches and measures all papers, so that every problem is known, and refuses the first one. */
async function openPapers(wanted: readonly FilingPaper[], making: FilingMaking): Promise<Paper[]> {
  if (wanted.length === 0) throw new FilingRefused('nothing-to-join')
  const fetched: { path: string; bytes: number }[] = []
  let bytes = 0
  for (const [index, { stored }] of wanted.entries()) {
    const path = join(making.folder, `${index}.pdf`)
    const isThere = stored !== null && (await fetchPaper(stored, path, making))
    const own = isThere ? (await stat(path)).size : 0
    bytes += own
    if (bytes > mostBytesOfPapers) throw tooLarge(bytes)
    fetched.push({ path: isThere ? path : '', bytes: own })
  }
  const paths = fetched.flatMap(({ path }) => (path ? [path] : []))
  const measured: (Measured | undefined)[] = []
  for (const path of paths) measured.push(...(await measurePdfs([path], making, true)))
  const found = new Map(paths.map((path, at) => [path, measured[at]]))
  await making.onFacts?.(
    wanted.map((paper, index) =>
      presentFacts(paper, fetched[index]?.bytes ?? 0, found.get(fetched[index]?.path ?? '')),
    ),
  )
  const total = measured.reduce((sum, one) => sum + (one?.kind === 'read' ? one.pages : 0), 0)
  if (total > mostPages) throw new FilingRefused('too-many-pages', { pages: total, most: mostPages })
  let first = 1
  return wanted.map(({ stored, ...paper }, index) => {
    const path = fetched[index]?.path ?? ''
    const one = found.get(path)
    if (!stored || !path) throw new FilingRefused('paper-missing', { title: paper.title })
    if (one?.kind !== 'read')
      throw new FilingRefused(one?.problem === 'locked' ? 'paper-encrypted' : 'paper-broken', { title: paper.title })
    const opened = { ...paper, stored, path, pages: one.pages, first }
    first += one.pages
    return opened
  })
}

function presentFacts(
  { paper_id, document_id, version }: FilingPaper,
  bytes: number,
  measured: Measured | undefined,
): PaperFacts {
  const own = { paper_id, document_id, version, bytes, pages: 0, sizes: [], pages_without_text: [], bookmarks: 0 }
  if (!measured) return { ...own, state: 'missing' }
  if (measured.kind !== 'read') return { ...own, state: measured.problem === 'locked' ? 'encrypted' : 'broken' }
  const { sizes = [], pagesWithoutText = [], bookmarks = 0 } = measured.facts ?? {}
  return {
    ...own,
    state: 'read',
    pages: measured.pages,
    sizes: sizes.slice(0, 50).map(({ width, height, pages }) => ({
      width: toMillimetres(Math.min(width, height)),
      height: toMillimetres(Math.max(width, height)),
      pages,
    })),
    pages_without_text: pagesWithoutText.slice(0, 200),
    bookmarks,
  }
}

async function prepareAll(papers: readonly Paper[], form: PageForm, making: Making): Promise<Chunk[][]> {
  const total = papers.reduce((sum, { pages }) => sum + pages, 0)
  const all: Chunk[][] = []
  for (const [index, { path, pages, first, stored, title }] of papers.entries()) {
    let reports = Promise.resolve()
    const report = (done: number) => {
      reports = reports.then(() => making.onProgress?.(first - 1 + done, total))
      // Awaited below. A failed report ends the bundle there.
      reports.catch(() => undefined)
    }
    const layer = await keepLayer(stored, path)
    const out = join(making.folder, `pages-${index}`)
    const task = { path, from: 0, pages, layer, firstNumber: first, form, keepsMarkup: false, looksForText: true, out }
    const chunks = await preparePdf(task, making, report)
    await reports
    making.signal?.throwIfAborted()
    if (!chunks) throw new FilingRefused('paper-broken', { title })
    all.push(chunks)
  }
  return all
}

function divide(papers: readonly Paper[], chunks: readonly Chunk[][], forPapers: number, most: number): Volume[] {
  try {
    return planVolumes(chunks, forPapers)
  } catch (error) {
    if (!(error instanceof PageTooLarge)) throw error
    const { title = '' } = papers[error.paper] ?? {}
    throw new FilingRefused('page-too-large', {
      title,
      page: error.page + 1,
      megabytes: toMegabytes(error.bytes),
      most: toMegabytes(most),
    })
  }
}

interface Front {
  cover: FilingCover
  papers: readonly Paper[]
  paper: PaperSize
  making: Making
}

const frontOf = ({ making }: Front) => join(making.folder, 'front.pdf')

function toRoman(number: number): string {
  const values = { C: 100, XC: 90, L: 50, XL: 40, X: 10, IX: 9, V: 5, IV: 4, I: 1 }
  let [rest, words] = [number, '']
  for (const [letter, value] of Object.entries(values)) for (; rest >= value; rest -= value) words += letter
  return words
}

const volumeTitle = (at: number, count: number) => `Volume ${toRoman(at + 1)} of ${toRoman(count)}`

type Divided = readonly { parts: readonly { paper: number }[] }[]

/** Sets the cover and the index of one volume, and returns their size in bytes. */
async function setFront(front: Front, volumes: Divided, at: number): Promise<number> {
  const { cover, papers, paper, making } = front
  const volumesOf = (index: number) =>
    volumes.flatMap(({ parts }, volume) => (parts.some((part) => part.paper === index) ? [toRoman(volume + 1)] : []))
  const pdf = await setPages(
    new URL('./filing-cover.typ', import.meta.url),
    {
      ...cover,
      size: paper,
      volume: volumes.length > 1 ? volumeTitle(at, volumes.length) : '',
      parts: papers.map(({ title, first, pages }, index) => ({
        title,
        pages: pages > 1 ? `${first} – ${first + pages - 1}` : String(first),
        volume: volumes.length > 1 ? volumesOf(index).join(', ') : '',
      })),
    },
    { owner: making.owner, inBackground: true, urgency: 'awaited', signal: making.signal },
  )
  await writeFile(frontOf(front), pdf)
  return pdf.byteLength
}

async function joinVolume(
  front: Front,
  volumes: readonly Volume[],
  at: number,
  chunks: readonly Chunk[][],
): Promise<FilingVolume> {
  const { cover, papers, making } = front
  const { parts, pages } = volumes[at] ?? { parts: [], pages: 0 }
  await setFront(front, volumes, at)
  const [measured] = await measurePdfs([frontOf(front)], making)
  const pagesOfFront = measured?.kind === 'read' ? measured.pages : 0
  const firstNumber = 1 + volumes.slice(0, at).reduce((sum, volume) => sum + volume.pages, 0)
  const places = new Map<number, number>()
  let place = pagesOfFront
  for (const part of parts) {
    if (!places.has(part.paper)) places.set(part.paper, place)
    place += part.pages
  }
  const ofPapers = [...places].map(([index, page]): Mark => {
    const { title = '', first = 0 } = papers[index] ?? {}
    return { title: first < firstNumber ? `${title} (continued)` : title, page }
  })
  const marks = [{ title: 'Index', page: 1 }, ...ofPapers]
  const name = volumes.length > 1 ? volumeTitle(at, volumes.length) : ''
  const path = join(making.folder, `volume-${at + 1}.pdf`)
  const joined = await joinPdfs(
    {
      out: path,
      title: [cover.causeTitle, cover.kind, name].filter(Boolean).join(', '),
      front: frontOf(front),
      frontForm: null,
      firstNumber,
      parts,
      targets: papers.map((_, index) => places.get(index) ?? null),
      marks: name ? [{ title: name, page: 0, children: marks }] : marks,
    },
    making,
  )
  return {
    path,
    number: at + 1,
    bytes: joined.size,
    pages: joined.pages,
    first_page: firstNumber,
    last_page: firstNumber + pages - 1,
    bookmarks: marks.length + (name ? 1 : 0),
    is_numbered: true,
    ...factsOfPages(parts, chunks.flat(), firstNumber),
  }
}

function factsOfPages(
  parts: Volume['parts'],
  chunks: readonly Chunk[],
  firstNumber: number,
): Pick<VolumeFacts, 'off_size' | 'pages_without_text'> {
  const without: number[] = []
  let [number, off] = [firstNumber, 0]
  for (const { path, from, pages } of parts) {
    const chunk = chunks.find((one) => one.path === path)
    off = Math.max(off, chunk?.offSize ?? 0)
    for (const at of chunk?.withoutText ?? []) if (at >= from && at < from + pages) without.push(number + at - from)
    number += pages
  }
  return { off_size: toMillimetres(off), pages_without_text: without.slice(0, 200) }
}

export const tooLarge = (bytes: number) =>
  new FilingRefused('too-large', { megabytes: toMegabytes(bytes), most: toMegabytes(mostBytesOfPapers) })
