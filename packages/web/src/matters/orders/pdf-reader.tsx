import { Button, Skeleton } from '@mantine/core'
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
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message } from '../../platform/ui/message.tsx'
import { saveFile } from '../../platform/ui/show-blob.ts'
import { type RecognitionSource, useRecognition } from '../recognised-pages/recognised-pages.api.ts'
import { RecognitionNote } from '../recognised-pages/recognition-note.tsx'
import classes from './orders.module.css'
import { PdfLinkDialog } from './pdf-link.dialog.tsx'
import { FindBar, Tool } from './reader-tools.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { usePdf } from './use-pdf.ts'
import { usePdfViewer } from './use-pdf-viewer.ts'

const [smallest, largest] = [0.25, 5]

export interface PdfFile {
  id: string
  version: string
  address: string | null
  hasText: boolean
  recognition?: RecognitionSource
}

interface Props {
  file: PdfFile
  name: string
  page: number
  find: string | undefined
  tools?: ReactNode
  meanwhile?: ReactNode
  onPage(page: number): void
  onClose?: () => void
}

export function PdfReader({ file, name, page: asked, find, tools, meanwhile, onPage, onClose }: Props) {
  const { t } = useTranslation('orders')
  const { pdf, blob, error, retry } = usePdf(file.id, file.version, file.address)
  const [hasThumbs, setThumbs] = useState(false)
  const [query, setQuery] = useState(find ?? null)
  const [marked, setMarked] = useState(find)
  if (find !== marked) {
    setMarked(find)
    setQuery(find ?? null)
  }
  const recognition = useRecognition(file.recognition)
  const { ref, viewer, page, scale, found, broken } = usePdfViewer(pdf, query ?? '', asked, onPage, recognition)
  const hasText = file.hasText || recognition.data?.pages.some(({ problem }) => problem === null) === true
  const [link, setLink] = useState<string | null>(null)
  const pages = pdf?.numPages ?? 0
  const problem = error ?? broken
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'f' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    setQuery((now) => now ?? '')
  }
  const askFirst = (event: MouseEvent) => {
    const address = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
    const leavesDocument = /^[a-z][a-z\d+.-]*:/i
    if (!address || !leavesDocument.test(address)) return
    event.preventDefault()
    setLink(address)
  }

  return (
    <section aria-label={t('reader.title')} onKeyDown={onKeyDown}>
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
        <Tool
          icon={IconChevronLeft}
          label={t('reader.previous')}
          disabled={page <= 1}
          onClick={() => viewer?.goTo(page - 1)}
          flips
        />
        <span className="tabular" aria-live="polite">
          {pages > 0 ? t('reader.of', { page, pages }) : null}
        </span>
        <Tool
          icon={IconChevronRight}
          label={t('reader.next')}
          disabled={page >= pages}
          onClick={() => viewer?.goTo(page + 1)}
          flips
        />
        <span className={classes.gap} />
        {tools}
        <Tool
          icon={IconSearch}
          label={t('reader.find')}
          isOn={query !== null}
          disabled={!hasText}
          onClick={() => setQuery(query === null ? '' : null)}
        />
        <Tool
          icon={IconZoomOut}
          label={t('reader.smaller')}
          disabled={!viewer || scale <= smallest}
          onClick={() => viewer?.zoom(-1)}
        />
        <span className={`tabular ${classes.roomy}`}>{Math.round(100 * scale)} %</span>
        <Tool
          icon={IconZoomIn}
          label={t('reader.larger')}
          disabled={!viewer || scale >= largest}
          onClick={() => viewer?.zoom(1)}
        />
        <Tool
          icon={IconDownload}
          label={t('reader.download')}
          disabled={!blob}
          onClick={() => blob && saveFile(blob, `${name}.pdf`)}
        />
        {query === null ? null : (
          <FindBar
            query={query}
            {...found}
            onQuery={setQuery}
            onStep={(step) => viewer?.findAgain(step)}
            onClose={() => setQuery(null)}
          />
        )}
      </div>
      <RecognitionNote recognition={recognition.data} page={page} />
      {problem ? (
        <Message title={t('reader.failed')} text={t('reader.failed_text')}>
          <Button variant="default" onClick={retry}>
            {t('reader.retry')}
          </Button>
        </Message>
      ) : null}
      {error ? null : (
        <div className={classes.desk}>
          {pdf && hasThumbs ? (
            <Thumbnails key={pdf.fingerprints[0]} pdf={pdf} page={page} onPage={(to) => viewer?.goTo(to)} />
          ) : null}
          <div className={classes.frame}>
            {pdf ? null : (meanwhile ?? <Skeleton height="100%" />)}
            {/* pdf.js requires a scrolling element around the element with the pages. */}
            <div
              ref={ref}
              className={classes.scroller}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
              tabIndex={0}
              role="document"
              aria-label={t('reader.page', { page })}
              dir="ltr"
              onClickCapture={askFirst}
              onAuxClickCapture={askFirst}
            >
              <div className="pdfViewer" />
            </div>
          </div>
        </div>
      )}
      {link === null ? null : <PdfLinkDialog address={link} onClose={() => setLink(null)} />}
    </section>
  )
}
