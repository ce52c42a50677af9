import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markFound } from './mark-found.ts'
import classes from './orders.module.css'
import type { PageFound } from './use-find.ts'

interface Props {
  pdf: PDFDocumentProxy
  page: number
  /** 1 fills the width of the frame. */
  zoom: number
  width: number
  /** What was looked for and stands on this page, and the one of it that is shown now. */
  found?: readonly PageFound[]
  current?: PageFound | undefined
  onBroken(error: Error): void
}

/** One page, drawn at the sharpness of the screen, with its words over it to be selected and found. */
export function PdfPage({ pdf, page, zoom, width, found = [], current, onBroken }: Props) {
  const { t } = useTranslation('orders')
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [lines, setLines] = useState<HTMLElement[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no reason to draw again
  useEffect(() => {
    let stop: () => void = () => undefined
    let isGone = false
    const draw = async () => {
      const sheet = await pdf.getPage(page)
      const [target, over] = [canvas.current, words.current]
      if (isGone || !target || !over) return
      const natural = sheet.getViewport({ scale: 1 })
      const scale = (width / natural.width) * zoom
      const viewport = sheet.getViewport({ scale: scale * Math.min(2, window.devicePixelRatio) })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      target.style.inlineSize = `${Math.floor(natural.width * scale)}px`
      const rendering = sheet.render({ canvas: target, viewport })
      over.replaceChildren()
      over.style.setProperty('--total-scale-factor', String(scale))
      const layer = new TextLayer({
        textContentSource: await sheet.getTextContent(),
        container: over,
        viewport: sheet.getViewport({ scale }),
      })
      stop = () => {
        rendering.cancel()
        layer.cancel()
      }
      await Promise.all([rendering.promise, layer.render()])
      target.dataset.drawn = String(page)
      if (!isGone) setLines(layer.textDivs)
    }
    setLines([])
    draw().catch((error: unknown) => {
      if (!isGone) onBroken(error instanceof Error ? error : new Error(String(error)))
    })
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, page, zoom, width])

  useEffect(() => markFound(lines, found, current), [lines, found, current])

  return (
    // Text is drawn in the direction of the canvas, and a sheet has its own.
    <div className={classes.sheet} dir="ltr">
      <canvas ref={canvas} role="img" aria-label={t('reader.page', { page })} />
      <div ref={words} className={classes.words} />
    </div>
  )
}
