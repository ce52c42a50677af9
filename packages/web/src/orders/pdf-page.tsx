import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './orders.module.css'

interface Props {
  pdf: PDFDocumentProxy
  page: number
  /** 1 fills the width of the frame. */
  zoom: number
  width: number
  onBroken(error: Error): void
}

/** One page, drawn at the sharpness of the screen. */
export function PdfPage({ pdf, page, zoom, width, onBroken }: Props) {
  const { t } = useTranslation('orders')
  const canvas = useRef<HTMLCanvasElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no reason to draw again
  useEffect(() => {
    let stop: () => void = () => undefined
    let isGone = false
    const draw = async () => {
      const sheet = await pdf.getPage(page)
      const target = canvas.current
      if (isGone || !target) return
      const natural = sheet.getViewport({ scale: 1 })
      const scale = (width / natural.width) * zoom
      const viewport = sheet.getViewport({ scale: scale * Math.min(2, window.devicePixelRatio) })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      target.style.inlineSize = `${Math.floor(natural.width * scale)}px`
      const rendering = sheet.render({ canvas: target, viewport })
      stop = () => rendering.cancel()
      await rendering.promise
      target.dataset.drawn = String(page)
    }
    draw().catch((error: unknown) => {
      if (!isGone) onBroken(error instanceof Error ? error : new Error(String(error)))
    })
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, page, zoom, width])

  // Text is drawn in the direction of the canvas, and a sheet has its own.
  return <canvas ref={canvas} dir="ltr" className={classes.sheet} role="img" aria-label={t('reader.page', { page })} />
}
