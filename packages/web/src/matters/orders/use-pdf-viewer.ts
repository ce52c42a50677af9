import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type FindWords, layRecognisedText } from '../recognised-pages/recognised-text.ts'
import { type Found, type OpenViewer, openViewer } from './pdf-viewer.ts'

const restMs = 200
const nothing: Found = { at: 0, total: 0, isDone: false }

export function usePdfViewer(
  pdf: PDFDocumentProxy | null,
  query: string,
  asked: number,
  onPage: (page: number) => void,
  { findWords, finished }: { findWords: FindWords; finished: number },
) {
  const { t } = useTranslation('orders')
  const [container, ref] = useState<HTMLDivElement | null>(null)
  const [viewer, setViewer] = useState<OpenViewer | null>(null)
  const [page, setPage] = useState(asked)
  const [scale, setScale] = useState(1)
  const [found, setFound] = useState(nothing)
  const [broken, setBroken] = useState<Error | null>(null)
  const syncedPage = useRef(asked)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an effect below follows a new page, and `finished` opens the viewer again when there is new text
  useEffect(() => {
    if (!pdf || !container) return
    layRecognisedText(pdf, findWords)
    const opened = openViewer(container, pdf, asked, {
      onPage: setPage,
      onScale: setScale,
      onFound: setFound,
      onBroken: setBroken,
    })
    setViewer(opened)
    setBroken(null)
    return () => {
      setViewer(null)
      setFound(nothing)
      opened.close()
    }
  }, [pdf, container, findWords, finished])

  useEffect(() => viewer?.namePages((each) => t('reader.page', { page: each })), [viewer, t])
  useEffect(() => viewer?.find(query), [viewer, query])

  useEffect(() => {
    if (asked === syncedPage.current) return
    syncedPage.current = asked
    viewer?.goTo(asked)
  }, [viewer, asked])

  // biome-ignore lint/correctness/useExhaustiveDependencies: reports only a new page
  useEffect(() => {
    if (page === syncedPage.current) return
    const timer = setTimeout(() => {
      syncedPage.current = page
      onPage(page)
    }, restMs)
    return () => clearTimeout(timer)
  }, [page])

  return { ref, viewer, page, scale, found, broken }
}
