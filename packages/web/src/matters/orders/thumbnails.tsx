import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { moveBetweenRows } from '../../platform/ui/move-between-rows.ts'
import classes from './orders.module.css'

const thumbWidth = 96

interface Props {
  pdf: PDFDocumentProxy
  page: number
  onPage(page: number): void
}

export function Thumbnails({ pdf, page, onPage }: Props) {
  const { t } = useTranslation('orders')
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const button = list.current?.children[page - 1]
    if (list.current && button instanceof HTMLElement) {
      const { offsetTop, offsetHeight } = button
      const { scrollTop, clientHeight } = list.current
      if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
        list.current.scrollTop = offsetTop
    }
  }, [page])

  return (
    <ol ref={list} className={classes.thumbs} aria-label={t('reader.thumbnails')} onKeyDown={moveBetweenRows}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
        <li key={index}>
          <button
            type="button"
            className={classes.thumb}
            data-row-link
            aria-label={t('reader.page', { page: index + 1 })}
            aria-current={page === index + 1 ? 'page' : undefined}
            onClick={() => onPage(index + 1)}
          >
            <Thumb pdf={pdf} page={index + 1} />
            <span className="tabular">{index + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function Thumb({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const target = canvas.current
    if (!target) return
    let isGone = false
    let drawing: RenderTask | undefined
    const draw = async () => {
      const sheet = await pdf.getPage(page)
      if (isGone) return
      const scale = thumbWidth / sheet.getViewport({ scale: 1 }).width
      const viewport = sheet.getViewport({ scale: scale * Math.min(2, window.devicePixelRatio) })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      drawing = sheet.render({ canvas: target, viewport })
      await drawing.promise
    }
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      draw().catch(() => isGone || target.setAttribute('data-broken', ''))
    })
    seen.observe(target)
    return () => {
      isGone = true
      seen.disconnect()
      drawing?.cancel()
    }
  }, [pdf, page])

  return <canvas ref={canvas} dir="ltr" />
}
