import { skipToken, useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import { keptOrFetched } from '../../platform/offline/kept-files.ts'
import { fetchPdf, pdfName } from './fetch-pdf.ts'
import { readPdf } from './pdf-document.ts'

interface Reading {
  pdf: PDFDocumentProxy | null
  blob: Blob | undefined
  error: Error | null
  retry(): void
}

export function usePdf(id: string, version: string, address: string | null): Reading {
  const file = useQuery({
    queryKey: ['pdf', id, version],
    queryFn: address ? ({ signal }) => keptOrFetched(pdfName(id, version), () => fetchPdf(address, signal)) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    retry: 1,
  })
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [broken, setBroken] = useState<Error | null>(null)
  const blob = file.data

  useEffect(() => {
    if (!blob) return
    let isGone = false
    const reading = blob.arrayBuffer().then((data) => {
      const task = readPdf(data)
      task.promise.then(
        (opened) => isGone || setPdf(opened),
        (error: Error) => isGone || setBroken(error),
      )
      return task
    })
    return () => {
      isGone = true
      setPdf(null)
      setBroken(null)
      reading.then((task) => task.destroy())
    }
  }, [blob])

  return { pdf, blob, error: file.error ?? broken, retry: () => file.refetch() }
}
