import { Button, Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import {
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconLayoutSidebar,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../ui/message.tsx'
import classes from './orders.module.css'
import { PdfPage } from './pdf-page.tsx'
import { FindBar, Tool } from './reader-tools.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useFind } from './use-find.ts'
import { usePdf } from './use-pdf.ts'

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const fullWidth = 2

export interface PdfFile {
  id: string
  /** Changes with the bytes. */
  version: string
  /** Signed, and another one every few minutes. */
  address: string | null
  /** False for a scan: pictures of pages, nothing to find. */
  hasText: boolean
}

interface Props {
  file: PdfFile
  /** What a copy is called that is saved. */
  name: string
  /** The page that is open, and words to be found. */
  page: number
  find: string | undefined
  /** What else can be done with it. */
  tools?: ReactNode
  onPage(page: number): void
  /** For a reader that stands in place of a list. */
  onClose?: () => void
}

/** A PDF inside the application: pages, thumbnails, words to be found, zoom, download. Its scripts are not run. */
export function PdfReader({ file, name, page: asked, find, tools, onPage, onClose }: Props) {
  const { t } = useTranslation('orders')
  const { pdf, blob, error, retry } = usePdf(file.id, file.version, file.address)
  const [zoom, setZoom] = useState<number>(fullWidth)
  const [hasThumbs, setThumbs] = useState(false)
  const [query, setQuery] = useState(find ?? null)
  const [at, setAt] = useState(0)
  const [broken, setBroken] = useState<Error | null>(null)
  const { ref, width } = useElementSize()
  const { found, isDone } = useFind(pdf, query ?? '')
  const pages = pdf?.numPages ?? 0
  const page = pages > 0 ? Math.min(pages, Math.max(1, asked)) : asked
  const turn = (step: number) => onPage(Math.min(pages, Math.max(1, page + step)))
  const current = found[at]
  const isFinding = query !== null
  const foundHere = useMemo(() => (isFinding ? found.filter((one) => one.page === page) : []), [isFinding, found, page])

  // Words from the address are first shown on the page that the address names.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other words are found
  useEffect(() => {
    const here = found.findIndex((one) => one.page >= page)
    setAt(Math.max(0, here))
    const first = found[Math.max(0, here)]
    if (first && first.page !== page) onPage(first.page)
  }, [found.length, query])

  const step = (by: 1 | -1) => {
    if (found.length === 0) return
    const next = (at + by + found.length) % found.length
    setAt(next)
    onPage(found[next]?.page ?? page)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'PageDown') turn(1)
    else if (event.key === 'PageUp') turn(-1)
    else if (event.key === 'f' && (event.ctrlKey || event.metaKey)) setQuery((now) => now ?? '')
    else return
    event.preventDefault()
  }

  return (
    <section className={classes.reader} aria-label={t('reader.title')} onKeyDown={onKeyDown}>
      <div className={classes.tools} role="toolbar" aria-label={t('reader.tools')}>
        {onClose ? (
          <Tool icon={IconArrowLeft} label={t('reader.close')} onClick={onClose} className={classes.close} flips />
        ) : null}
        <Tool
          icon={IconLayoutSidebar}
          label={t('reader.thumbnails')}
          isOn={hasThumbs}
          className={classes.roomy}
          onClick={() => setThumbs(!hasThumbs)}
          flips
        />
        <Tool icon={IconChevronLeft} label={t('reader.previous')} disabled={page <= 1} onClick={() => turn(-1)} flips />
        <span className="tabular" aria-live="polite">
          {pages > 0 ? t('reader.of', { page, pages }) : null}
        </span>
        <Tool icon={IconChevronRight} label={t('reader.next')} disabled={page >= pages} onClick={() => turn(1)} flips />
        <span className={classes.gap} />
        {tools}
        <Tool
          icon={IconSearch}
          label={t('reader.find')}
          isOn={query !== null}
          disabled={!file.hasText}
          onClick={() => setQuery(query === null ? '' : null)}
        />
        <Tool icon={IconZoomOut} label={t('reader.smaller')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
        <span className={`tabular ${classes.roomy}`}>{Math.round(100 * (zooms[zoom] ?? 1))} %</span>
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
        {query === null ? null : (
          <FindBar
            query={query}
            at={at}
            total={found.length}
            isDone={isDone}
            onQuery={setQuery}
            onStep={step}
            onClose={() => setQuery(null)}
          />
        )}
      </div>
      <div className={classes.desk}>
        {pdf && hasThumbs ? <Thumbnails pdf={pdf} page={page} onPage={onPage} /> : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={classes.frame} tabIndex={0} aria-label={t('reader.page', { page })}>
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
            <PdfPage
              pdf={pdf}
              page={page}
              zoom={zooms[zoom] ?? 1}
              width={width}
              found={foundHere}
              current={current}
              onBroken={setBroken}
            />
          ) : null}
          {!pdf && !error ? <Skeleton height={480} /> : null}
        </section>
      </div>
    </section>
  )
}

function download(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${name}.pdf`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
