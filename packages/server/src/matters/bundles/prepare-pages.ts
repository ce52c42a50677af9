// Brings the pages of one paper into the form of a bundle, a hundred at a time, so that 2,000 pages never lie in memory
// together, and so that a killed process goes on with the next hundred.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { PDF, type PDFPage, PdfArray, PdfDict, type PdfObject } from '@libpdf/core'
import { addTextLayer, type TextLayer } from '../../platform/recognition/recognition.ts'
import type { Chunk, Preparing } from './bundle.task.ts'
import { hasText, openPdf } from './measure-pdf.ts'
import { weighPages } from './pdf-objects.ts'
import { distanceFrom, placePage, seenSize } from './place-page.ts'
import { stampNumber } from './stamp-number.ts'

const mostPagesOfChunk = 100
const mostBytesOfChunk = 32 * 1024 * 1024

type Weights = Omit<Chunk, 'path'>

export async function preparePages(
  task: Preparing,
  onPages: (pages: number) => void,
): Promise<{ kind: 'prepared'; chunks: Chunk[] } | { kind: 'damaged' }> {
  const chunks: Chunk[] = []
  let source: Source | undefined
  try {
    for (let done = 0; done < task.pages; ) {
      const path = `${task.out}-${done}.pdf`
      let weights = await readWeights(path)
      if (!weights) {
        source ??= await openSource(task)
        weights = await prepareChunk(source, task, done, path)
      }
      chunks.push({ path, ...weights })
      done += weights.weights.length
      onPages(done)
    }
  } catch (error) {
    process.stderr.write(`A paper could not be prepared: ${String(error)}\n`)
    return { kind: 'damaged' }
  }
  return { kind: 'prepared', chunks }
}

interface Source {
  pdf: PDF
  layer: TextLayer | null
  pagesOfChunk: number
}

async function openSource({ path, layer, keepsMarkup }: Preparing): Promise<Source> {
  const pdf = await openPdf(path)
  if (!keepsMarkup) for (const page of pdf.getPages()) removeMarkup(pdf, page)
  try {
    // Annotations may contain scripts, so they are not copied. Signature stamps are annotations, so they are drawn first.
    pdf.flattenAll()
  } catch (error) {
    // The text of the pages matters more than stamps that cannot be drawn.
    process.stderr.write(`A layer of a document was left out: ${String(error)}\n`)
  }
  const perPage = (await readFile(path)).byteLength / pdf.getPageCount()
  return {
    pdf,
    layer: layer ? JSON.parse(await readFile(layer, 'utf8')) : null,
    pagesOfChunk: Math.max(1, Math.min(mostPagesOfChunk, Math.floor(mostBytesOfChunk / perPage))),
  }
}

async function prepareChunk(source: Source, task: Preparing, done: number, path: string): Promise<Weights> {
  const count = Math.min(source.pagesOfChunk, task.pages - done)
  const first = task.from + done
  const chunk = PDF.create()
  const wanted = Array.from({ length: count }, (_, at) => first + at)
  await chunk.copyPagesFrom(source.pdf, wanted, { includeAnnotations: false })
  if (source.layer) await addTextLayer(chunk, layerFrom(source.layer, first, count))
  const withoutText: number[] = []
  let offSize = 0
  for (const [at, page] of chunk.getPages().entries()) {
    page.dict.delete('AA')
    if (task.looksForText && !hasText(page)) withoutText.push(at)
    if (task.form.paper) {
      placePage(chunk, page, task.form.paper)
      offSize = Math.max(offSize, distanceFrom(task.form.paper, seenSize(page)))
    }
    stampNumber(page, task.firstNumber + done + at, task.form)
  }
  const bytes = await chunk.save({ subsetFonts: true })
  const weights = { ...weighPages(await PDF.load(bytes)), withoutText, offSize }
  await writeWhole(path, bytes)
  await writeWhole(`${path}.json`, JSON.stringify(weights))
  return weights
}

const layerFrom = ({ pages, ...layer }: TextLayer, first: number, count: number): TextLayer => ({
  ...layer,
  pages: pages.flatMap((page) =>
    page.page > first && page.page <= first + count ? [{ ...page, page: page.page - first }] : [],
  ),
})

/** A file of this name is always complete. */
async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

async function readWeights(path: string): Promise<Weights | null> {
  try {
    return JSON.parse(await readFile(`${path}.json`, 'utf8'))
  } catch {
    return null
  }
}

const stamps = ['Widget', 'Stamp']

/** Typed text on a form is part of the paper; a comment in a box is not. */
function isPartOfPaper(annotation: PdfObject | undefined): boolean {
  if (!(annotation instanceof PdfDict)) return false
  const kind = annotation.getName('Subtype')?.value ?? ''
  return stamps.includes(kind) || (kind === 'FreeText' && annotation.getName('IT')?.value === 'FreeTextTypewriter')
}

function removeMarkup(pdf: PDF, page: PDFPage): void {
  const resolve = pdf.getObject.bind(pdf)
  const annotations = page.dict.get('Annots', resolve)
  if (!(annotations instanceof PdfArray)) return
  const kept = Array.from({ length: annotations.length }, (_, at) => at).filter((at) =>
    isPartOfPaper(annotations.at(at, resolve)),
  )
  page.dict.set('Annots', new PdfArray(kept.flatMap((at) => annotations.at(at) ?? [])))
}
