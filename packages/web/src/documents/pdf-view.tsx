import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../matters/list/message.tsx'
import { PdfPage } from '../orders/pdf-page.tsx'
import { usePdf } from '../orders/use-pdf.ts'
import type { ViewProps } from './document-view.tsx'
import classes from './documents.module.css'

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const fullWidth = 2

/** A PDF page by page. Its scripts are not run: nothing here knows how to. */
export function PdfView({ id, version, page: first }: ViewProps & { page: number }) {
  const { t } = useTranslation(['documents', 'orders'])
  const { pdf, error, retry } = usePdf(id, `v${version.version}`, version.file)
  const [page, setPage] = useState(first)
  const [zoom, setZoom] = useState(fullWidth)
  const [broken, setBroken] = useState<Error | null>(null)
  const { ref, width } = useElementSize()
  const pages = pdf?.numPages ?? 0
  const shown = Math.min(page, pages || page)
  const turn = (step: number) => setPage(Math.min(pages, Math.max(1, shown + step)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'PageDown') turn(1)
    else if (event.key === 'PageUp') turn(-1)
    else return
    event.preventDefault()
  }
  return (
    <div>
      <div className={classes.tools} role="toolbar" aria-label={t('orders:reader.tools')}>
        <ActionIcon aria-label={t('orders:reader.previous')} disabled={shown <= 1} onClick={() => turn(-1)}>
          <IconChevronLeft size={18} className="flips" />
        </ActionIcon>
        <span className="tabular" aria-live="polite">
          {t('orders:reader.of', { page: shown, pages })}
        </span>
        <ActionIcon aria-label={t('orders:reader.next')} disabled={shown >= pages} onClick={() => turn(1)}>
          <IconChevronRight size={18} className="flips" />
        </ActionIcon>
        <span className={classes.gap} />
        <ActionIcon aria-label={t('orders:reader.smaller')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <IconZoomOut size={18} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('orders:reader.larger')}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconZoomIn size={18} />
        </ActionIcon>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.frame} tabIndex={0} aria-label={t('orders:reader.title')} onKeyDown={onKeyDown}>
        <div ref={ref} />
        {(error ?? broken) ? (
          <Message title={t('view.failed')} text={t('view.failed_text')}>
            <Button variant="default" onClick={retry}>
              {t('retry')}
            </Button>
          </Message>
        ) : null}
        {pdf && width > 0 ? (
          <PdfPage pdf={pdf} page={shown} zoom={zooms[zoom] ?? 1} width={width} onBroken={setBroken} />
        ) : null}
        {!pdf && !error ? <Skeleton height={480} /> : null}
      </section>
    </div>
  )
}
