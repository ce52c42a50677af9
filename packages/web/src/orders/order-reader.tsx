import { ActionIcon, Button, Skeleton, Tooltip } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { Order } from '@peshi/contract/orders'
import {
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
  type TablerIcon,
} from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../matters/list/message.tsx'
import classes from './orders.module.css'
import { PdfPage } from './pdf-page.tsx'
import { usePdf } from './use-pdf.ts'

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const fullWidth = 2

interface Props {
  order: Order
  name: string
  onClose(): void
}

/** An order's document inside the application: pages, zoom, download. */
export function OrderReader({ order, name, onClose }: Props) {
  const { t } = useTranslation('orders')
  const { pdf, blob, error, retry } = usePdf(order._id, `${order.document} ${order.size}`, order.file)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<number>(fullWidth)
  const [broken, setBroken] = useState<Error | null>(null)
  const { ref, width } = useElementSize()
  const pages = pdf?.numPages ?? 0
  const turn = (step: number) => setPage((now) => Math.min(pages, Math.max(1, now + step)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'PageDown') turn(1)
    else if (event.key === 'PageUp') turn(-1)
    else return
    event.preventDefault()
  }

  return (
    <div className={classes.reader}>
      <div className={classes.tools} role="toolbar" aria-label={t('reader.tools')}>
        <Tool icon={IconArrowLeft} label={t('reader.close')} onClick={onClose} className={classes.close} flips />
        <Tool icon={IconChevronLeft} label={t('reader.previous')} disabled={page <= 1} onClick={() => turn(-1)} flips />
        <span className="tabular" aria-live="polite">
          {t('reader.of', { page, pages })}
        </span>
        <Tool icon={IconChevronRight} label={t('reader.next')} disabled={page >= pages} onClick={() => turn(1)} flips />
        <span className={classes.gap} />
        <Tool icon={IconZoomOut} label={t('reader.smaller')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
        <span className="tabular">{Math.round(100 * (zooms[zoom] ?? 1))} %</span>
        <Tool
          icon={IconZoomIn}
          label={t('reader.larger')}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <Tool
          icon={IconDownload}
          label={t('reader.download')}
          disabled={!blob}
          onClick={() => blob && download(blob, name)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.frame} tabIndex={0} aria-label={t('reader.title')} onKeyDown={onKeyDown}>
        {(error ?? broken) ? (
          <Message title={t('reader.failed')} text={t('reader.failed_text')}>
            <Button variant="default" onClick={retry}>
              {t('reader.retry')}
            </Button>
          </Message>
        ) : null}
        {/* Measured inside the frame's padding. */}
        <div ref={ref} />
        {pdf && width > 0 ? (
          <PdfPage pdf={pdf} page={page} zoom={zooms[zoom] ?? 1} width={width} onBroken={setBroken} />
        ) : null}
        {!pdf && !error ? <Skeleton height={480} /> : null}
      </section>
    </div>
  )
}

interface ToolProps {
  icon: TablerIcon
  label: string
  disabled?: boolean
  className?: string
  /** Points along the line of reading, so it turns round in Urdu. */
  flips?: boolean
  onClick(): void
}

const Tool = ({ icon: Mark, label, disabled, className, flips, onClick }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon aria-label={label} disabled={disabled} className={className} onClick={onClick}>
      <Mark size={18} className={flips ? classes.flips : undefined} />
    </ActionIcon>
  </Tooltip>
)

function download(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${name}.pdf`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
