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
  for (const [at, page] of pdf.getPages().entries()) {
    const { width, height } = seenSize(page)
    const size = { width: Math.round(width), height: Math.round(height) }
    const known = sizes.get(`${size.width} ${size.height}`) ?? { ...size, pages: 0 }
    known.pages += 1
    sizes.set(`${size.width} ${size.height}`, known)
    if (!hasText(page)) pagesWithoutText.push(at + 1)
  }
  return {
    bytes,
    isEncrypted: pdf.isEncrypted,
    bookmarks: countBookmarks(pdf),
    sizes: [...sizes.values()],
    pagesWithoutText,
  }
}

/** A page whose text cannot be read counts as a page without text. */
export function hasText(page: PDFPage): boolean {
  try {
    return page.extractText().text.trim() !== ''
  } catch {
    return false
  }
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
