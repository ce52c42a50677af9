import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type FoldedPage, type Found, findOnPage, foldPage, foldQuery } from './find-in-text.ts'

export interface PageFound extends Found {
  /** From 1. */
  page: number
}

interface Finding {
  found: PageFound[]
  /** All pages were looked at. */
  isDone: boolean
}

const nothing: PageFound[] = []

/** Where words stand in a document. Its text is read once, page by page, when something is looked for. */
export function useFind(pdf: PDFDocumentProxy | null, query: string): Finding {
  const [pages, setPages] = useState<FoldedPage[]>([])
  const wanted = useDeferredValue(query)
  const isAsked = foldQuery(wanted).length > 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other pages
  useEffect(() => setPages([]), [pdf])

  useEffect(() => {
    if (!pdf || !isAsked) return
    let isGone = false
    const read = async () => {
      const all: FoldedPage[] = []
      for (let number = 1; number <= pdf.numPages && !isGone; number++) {
        const { items } = await (await pdf.getPage(number)).getTextContent()
        all.push(foldPage(items.filter((item) => 'str' in item)))
        // Shown as it goes on, and not for each of a thousand pages.
        if (!isGone && (number % 20 === 0 || number === pdf.numPages)) setPages([...all])
      }
    }
    read().catch(() => setPages([]))
    return () => {
      isGone = true
    }
  }, [pdf, isAsked])

  const found = useMemo(
    () =>
      isAsked
        ? pages.flatMap((page, index) => findOnPage(page, wanted).map((one) => ({ ...one, page: index + 1 })))
        : nothing,
    [pages, wanted, isAsked],
  )
  return { found, isDone: pdf !== null && pages.length === pdf.numPages }
}
