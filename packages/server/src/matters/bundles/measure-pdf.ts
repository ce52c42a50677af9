import { readFile } from 'node:fs/promises'
import { PDF, type PDFPage, PdfDict, type PdfRef } from '@libpdf/core'
import { mostPagesOfOne } from './bundle.limits.ts'
import type { Measured, PdfFacts } from './bundle.task.ts'
import { seenSize } from './place-page.ts'

export async function openPdf(path: string): Promise<PDF> {
  const pdf = await PDF.load(await readFile(path))
  if (pdf.isEncrypted && !pdf.isAuthenticated) throw new Error('locked')
  return pdf
}

export async function measurePdf(path: string, isDetailed: boolean): Promise<Measured> {
  try {
    const file = await readFile(path)
    const pdf = await PDF.load(file)
    if (pdf.isEncrypted && !pdf.isAuthenticated) return { kind: 'unreadable', problem: 'locked' }
    const pages = pdf.getPageCount()
    if (pages === 0) return { kind: 'unreadable', problem: 'damaged' }
    if (pages > mostPagesOfOne) return { kind: 'unreadable', problem: 'too-long' }
    return { kind: 'read', pages, facts: isDetailed ? readFacts(pdf, file.byteLength) : undefined }
  } catch (error) {
    const isLocked = error instanceof Error && /locked|password|encrypt/i.test(error.message)
    return { kind: 'unreadable', problem: isLocked ? 'locked' : 'damaged' }
  }
}

function readFacts(pdf: PDF, bytes: number): PdfFacts {
  const sizes = new Map<string, PdfFacts['sizes'][number]>()
  const pagesWithoutText: number[] = []
  const numbers: number[][] = []
  for (const [at, page] of pdf.getPages().entries()) {
    const { width, height } = seenSize(page)
    const size = { width: Math.round(width), height: Math.round(height) }
    const known = sizes.get(`${size.width} ${size.height}`) ?? { ...size, pages: 0 }
    known.pages += 1
    sizes.set(`${size.width} ${size.height}`, known)
    const { hasText, atEdge } = readWords(page)
    if (!hasText) pagesWithoutText.push(at + 1)
    numbers.push(atEdge)
  }
  return {
    bytes,
    isEncrypted: pdf.isEncrypted,
    bookmarks: countBookmarks(pdf),
    sizes: [...sizes.values()],
    pagesWithoutText,
    hasPageNumbers: areConsecutive(numbers),
  }
}

/** A page whose text cannot be read counts as a page without text. */
function readWords(page: PDFPage): { hasText: boolean; atEdge: number[] } {
  try {
    const { lines, text, height } = page.extractText()
    const atEdge = lines
      .filter(({ bbox }) => bbox.y > height * 0.88 || bbox.y + bbox.height < height * 0.12)
      .flatMap(({ text: line }) => {
        const number = /^\W*(?:page)?\W*(\d{1,5})(?:\s*(?:of|\/)\s*\d{1,5})?\W*$/i.exec(line.trim())
        return number ? [Number(number[1])] : []
      })
    return { hasText: text.trim() !== '', atEdge }
  } catch {
    return { hasText: false, atEdge: [] }
  }
}

/** Most pages have a number that is one more than the number of the page before. */
function areConsecutive(numbers: readonly number[][]): boolean {
  if (numbers.length === 1) return (numbers[0]?.length ?? 0) > 0
  const followed = numbers.slice(1).filter((own, at) => own.some((number) => numbers[at]?.includes(number - 1)))
  return followed.length >= (numbers.length - 1) * 0.8
}

function countBookmarks(pdf: PDF): number {
  const resolve = pdf.getObject.bind(pdf)
  const seen = new Set<PdfRef>()
  const count = (holder: PdfDict | undefined): number => {
    let sum = 0
    let ref = holder?.getRef('First')
    while (ref && !seen.has(ref)) {
      seen.add(ref)
      const mark = resolve(ref)
      if (!(mark instanceof PdfDict)) break
      sum += 1 + count(mark)
      ref = mark.getRef('Next')
    }
    return sum
  }
  return count(pdf.getCatalog().getDict('Outlines', resolve))
}
