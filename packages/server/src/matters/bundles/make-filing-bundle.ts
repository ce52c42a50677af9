// Makes the bundle of a filing in the form of a court: files with a cover, the index, and the papers with continuous
// page numbers. What is fetched and prepared stays in the folder, so that a second run goes on where the first ended.
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Invalid } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import { mostBytesOfFiling, mostPages, mostPagesOfOne } from './bundle.limits.ts'
import { joinPdfs, type Making, measurePdfs, preparePdf } from './bundle.process.ts'
import type { Chunk, Mark, PageForm, PaperSize, PdfFacts } from './bundle.task.ts'
import { fetchPaper, keepLayer, type StoredPaper } from './fetch-paper.ts'
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

export type FilingPaper = StoredPaper & { title: string }

export interface FilingForm extends PageForm {
  paper: PaperSize
  /** What the portal takes in one file. Null if it names no limit. */
  mostBytes: number | null
}

export interface FilingVolume {
  path: string
  size: number
  pages: number
  firstNumber: number
  lastNumber: number
}

export interface FilingBundle {
  volumes: FilingVolume[]
  /** The pages of all papers, without covers and indexes. */
  pages: number
  /** The page numbers of each paper, and the volume in which it begins, from 1. */
  papers: { first: number; last: number; volume: number }[]
}

type Paper = FilingPaper & { path: string; pages: number; first: number }

/** Throws `Invalid` with a sentence for the chamber if a paper or the limit does not allow the bundle. */
export async function makeFilingBundle(
  cover: FilingCover,
  wanted: readonly FilingPaper[],
  form: FilingForm,
  making: Making,
): Promise<FilingBundle> {
  const papers = await openPapers(wanted, making)
  const chunks = await prepareAll(papers, form, making)
  const most = form.mostBytes ?? Number.POSITIVE_INFINITY
  // The volumes decide the index, and the size of the index decides the volumes: so it is set once on trial.
  const whole = [{ parts: chunks.flat().map((_, paper) => ({ paper, path: '', from: 0, pages: 0 })), pages: 0 }]
  const trial = await setFront(cover, papers, whole, form, making)
  const volumes = divide(papers, chunks, most - trial * 1.2 - bytesOfMarks * (papers.length + 40), most)
  const made: FilingVolume[] = []
  for (const at of volumes.keys()) made.push(await joinVolume(cover, papers, volumes, at, form, making))
  const tooLarge = made.find(({ size }) => size > most)
  if (tooLarge) throw new Error(`A volume has ${tooLarge.size} bytes, and ${most} are allowed`)
  return {
    volumes: made,
    pages: made.at(-1)?.lastNumber ?? 0,
    papers: papers.map(({ first, pages }, index) => ({
      first,
      last: first + pages - 1,
      volume: volumes.findIndex(({ parts }) => parts.some(({ paper }) => paper === index)) + 1,
    })),
  }
}

/** Bookmark, link and their lines in the table of the file. */
const bytesOfMarks = 600

export async function measureFilingPaper(
  paper: StoredPaper,
  path: string,
  making: Making,
): Promise<{ pages: number; facts: PdfFacts } | 'gone' | 'locked' | 'damaged' | 'too-long'> {
  if (!(await fetchPaper(paper, path, making))) return 'gone'
  const [measured] = await measurePdfs([path], making, true)
  if (measured?.kind !== 'read') return measured?.problem ?? 'damaged'
  return measured.facts ? { pages: measured.pages, facts: measured.facts } : 'damaged'
}

async function openPapers(wanted: readonly FilingPaper[], making: Making): Promise<Paper[]> {
  if (wanted.length === 0) throw new Invalid('Choose the papers of the bundle first.', undefined, 'no-papers')
  const paths: string[] = []
  let bytes = 0
  for (const [index, paper] of wanted.entries()) {
    const path = join(making.folder, `${index}.pdf`)
    if (!(await fetchPaper(paper, path, making))) throw refuse('gone', paper.title)
    bytes += (await stat(path)).size
    if (bytes > mostBytesOfFiling) throw tooLarge(bytes)
    paths.push(path)
  }
  const measured = await measurePdfs(paths, making)
  let first = 1
  return wanted.map((paper, index) => {
    const found = measured[index]
    if (found?.kind !== 'read') throw refuse(found?.problem ?? 'damaged', paper.title)
    const own = { ...paper, path: paths[index] ?? '', pages: found.pages, first }
    first += found.pages
    if (first - 1 > mostPages) throw tooMany()
    return own
  })
}

async function prepareAll(papers: readonly Paper[], form: FilingForm, making: Making): Promise<Chunk[][]> {
  const total = papers.reduce((sum, { pages }) => sum + pages, 0)
  const all: Chunk[][] = []
  for (const [index, paper] of papers.entries()) {
    let reports = Promise.resolve()
    const report = (pages: number) => {
      reports = reports.then(() => making.onProgress?.(paper.first - 1 + pages, total))
    }
    const chunks = await preparePdf(
      {
        path: paper.path,
        from: 0,
        pages: paper.pages,
        layer: await keepLayer(paper, paper.path),
        firstNumber: paper.first,
        form: { paper: form.paper, corner: form.corner, letters: form.letters },
        keepsMarkup: false,
        out: join(making.folder, `pages-${index}`),
      },
      making,
      report,
    )
    await reports
    making.signal?.throwIfAborted()
    if (!chunks) throw refuse('damaged', paper.title)
    all.push(chunks)
  }
  return all
}

function divide(papers: readonly Paper[], chunks: readonly Chunk[][], forPapers: number, most: number): Volume[] {
  try {
    return planVolumes(chunks, forPapers)
  } catch (error) {
    if (!(error instanceof PageTooLarge)) throw error
    const paper = papers[error.paper]
    throw new Invalid(
      `Page ${error.page + 1} of “${paper?.title}” alone needs ${inMegabytes(error.bytes)}, and a file of this court may have ${inMegabytes(most)} with its cover and index. Scan the page again at a lower resolution, or raise the limit if the court takes more.`,
      undefined,
      'page-too-large',
    )
  }
}

const frontOf = (folder: string) => join(folder, 'front.pdf')

const romanOf = (number: number) => {
  const values = { X: 10, IX: 9, V: 5, IV: 4, I: 1 }
  let [rest, words] = [number, '']
  for (const [letter, value] of Object.entries(values)) for (; rest >= value; rest -= value) words += letter
  return words
}

const volumeTitle = (at: number, count: number) => `Volume ${romanOf(at + 1)} of ${romanOf(count)}`

/** Sets the cover and the index, and returns their size in bytes. */
async function setFront(
  cover: FilingCover,
  papers: readonly Paper[],
  volumes: readonly Pick<Volume, 'parts'>[],
  form: FilingForm,
  { folder, owner, signal }: Making,
  at = 0,
): Promise<number> {
  const volumesOf = (paper: number) =>
    volumes.flatMap(({ parts }, volume) => (parts.some((part) => part.paper === paper) ? [romanOf(volume + 1)] : []))
  const pdf = await setPages(
    new URL('./filing-cover.typ', import.meta.url),
    {
      ...cover,
      size: form.paper,
      volume: volumes.length > 1 ? volumeTitle(at, volumes.length) : '',
      parts: papers.map(({ title, first, pages }, index) => ({
        title,
        pages: pages > 1 ? `${first} – ${first + pages - 1}` : String(first),
        volume: volumes.length > 1 ? volumesOf(index).join(', ') : '',
      })),
    },
    { owner, inBackground: true, urgency: 'awaited', signal },
  )
  await writeFile(frontOf(folder), pdf)
  return pdf.byteLength
}

async function joinVolume(
  cover: FilingCover,
  papers: readonly Paper[],
  volumes: readonly Volume[],
  at: number,
  form: FilingForm,
  making: Making,
): Promise<FilingVolume> {
  const { parts, pages } = volumes[at] ?? { parts: [], pages: 0 }
  await setFront(cover, papers, volumes, form, making, at)
  const [front] = await measurePdfs([frontOf(making.folder)], making)
  const pagesOfFront = front?.kind === 'read' ? front.pages : 0
  const firstNumber = 1 + volumes.slice(0, at).reduce((sum, volume) => sum + volume.pages, 0)
  let place = pagesOfFront
  const places = new Map<number, number>()
  for (const part of parts) {
    if (!places.has(part.paper)) places.set(part.paper, place)
    place += part.pages
  }
  const marks: Mark[] = [{ title: 'Index', page: Math.min(1, pagesOfFront - 1) }]
  for (const [paper, page] of places) {
    const { title = '', first = 0 } = papers[paper] ?? {}
    marks.push({ title: first < firstNumber ? `${title} (continued)` : title, page })
  }
  const name = volumes.length > 1 ? volumeTitle(at, volumes.length) : ''
  const out = join(making.folder, `volume-${at + 1}.pdf`)
  const joined = await joinPdfs(
    {
      out,
      title: [cover.causeTitle, cover.kind, name].filter(Boolean).join(', '),
      front: frontOf(making.folder),
      frontForm: null,
      firstNumber,
      parts,
      targets: papers.map((_, paper) => places.get(paper) ?? null),
      marks: name ? [{ title: name, page: 0, children: marks }] : marks,
    },
    making,
  )
  return { path: out, size: joined.size, pages: joined.pages, firstNumber, lastNumber: firstNumber + pages - 1 }
}

const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const sentences = {
  gone: (title: string) =>
    `“${title}” was deleted, or is not checked for viruses yet. Remove it from the papers, or add it again.`,
  locked: (title: string) =>
    `“${title}” is protected with a password. Save it without the password, and upload it as a new version.`,
  damaged: (title: string) =>
    `“${title}” is damaged and cannot be read. Scan or save it again, and upload it as a new version.`,
  'too-long': (title: string) =>
    `“${title}” has more than ${mostPagesOfOne.toLocaleString('en-IN')} pages. Divide it into several papers.`,
}

const refuse = (problem: keyof typeof sentences, title: string) =>
  new Invalid(sentences[problem](title), undefined, `paper-${problem}`)

const tooMany = () =>
  new Invalid(
    `The papers have more than ${mostPages.toLocaleString('en-IN')} pages together. Make two filings of them.`,
    undefined,
    'too-many-pages',
  )

export const tooLarge = (bytes: number) =>
  new Invalid(
    `The papers have ${inMegabytes(bytes)} together, and a bundle holds ${inMegabytes(mostBytesOfFiling)}. Scan the largest papers again at a lower resolution, or make two filings of them.`,
    undefined,
    'too-large',
  )
