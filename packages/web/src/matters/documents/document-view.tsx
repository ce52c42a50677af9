import { Button, Skeleton } from '@mantine/core'
import type { DocumentVersion } from '@peshi/contract/matters/documents'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { IconFile } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message } from '../../platform/ui/message.tsx'
import { type RecognitionSource, useRecognition } from '../recognised-pages/recognised-pages.api.ts'
import { type Box, findBoxes } from '../recognised-pages/recognised-text.ts'
import { RecognitionNote } from '../recognised-pages/recognition-note.tsx'
import classes from './documents.module.css'

const PdfView = lazy(async () => ({ default: (await loadChunk(() => import('./pdf-view.tsx'))).PdfView }))
const WordView = lazy(async () => ({ default: (await loadChunk(() => import('./word-view.tsx'))).WordView }))
const TextView = lazy(async () => ({ default: (await loadChunk(() => import('./text-view.tsx'))).TextView }))

export interface ViewProps {
  id: DocumentId
  version: DocumentVersion
}

/** Only the newest version is recognised. */
export interface Recognisable {
  recognition: RecognitionSource | undefined
}

interface Props extends ViewProps, Recognisable {
  name: string
  page: number | undefined
  find: string | undefined
}

export function DocumentView({ id, name, version, page, find, recognition }: Props) {
  const { t } = useTranslation(['documents', 'common'])
  const [isAsked, setAsked] = useState(false)
  if (version.check) return <NoView text={t(`common:file_check.${version.check}_text`)} />
  if (version.problem === 'locked') return <NoView text={t('view.locked')} />
  if (version.view === 'none') return <NoView text={t('view.none')} />
  // Until the server has read it, nobody knows whether the browser would need too long to draw it.
  if (version.view === 'word' && !version.is_read && !isAsked)
    return (
      <NoView text={t('view.reading')}>
        <Button variant="default" onClick={() => setAsked(true)}>
          {t('view.show_now')}
        </Button>
      </NoView>
    )
  if (version.view === 'word' && isUndrawable(version))
    return <NoView text={t(version.problem === 'damaged' ? 'view.failed_text' : 'view.too_much')} />
  if (version.view === 'picture')
    return <Picture key={version.file} name={name} version={version} find={find} recognition={recognition} />
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      {version.view === 'pdf' ? (
        <PdfView id={id} name={name} version={version} page={page ?? 1} find={find} recognition={recognition} />
      ) : null}
      {version.view === 'word' ? <WordView id={id} version={version} /> : null}
      {version.view === 'text' ? <TextView id={id} version={version} /> : null}
    </Suspense>
  )
}

/** The server could not read the Word document, or the browser would need too long to draw it. */
const isUndrawable = ({ problem }: DocumentVersion) => problem !== null && problem !== 'too-long'

function NoView({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useTranslation('documents')
  return (
    <Message icon={IconFile} title={t('view.not_shown')} text={text}>
      {children}
    </Message>
  )
}

type PictureProps = Pick<Props, 'name' | 'version' | 'find' | 'recognition'>

function Picture({ name, version, find, recognition }: PictureProps) {
  const { t } = useTranslation('documents')
  const [isBroken, setBroken] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const recognised = useRecognition(recognition)
  const marks = useMarks(find, recognised)
  if (isBroken) return <Message title={t('view.failed')} text={t('view.failed_text')} />
  const props = {
    name,
    address: version.file,
    onDrawn: () => setDrawn(true),
    onBroken: () => setBroken(true),
  }
  return (
    <div>
      <RecognitionNote recognition={recognised.data} page={1} />
      <div className={classes.picture} dir="ltr">
        {mayMove.includes(version.media_type) ? <FirstFrame {...props} /> : <Still {...props} />}
        {isDrawn ? marks.map((box, index) => <Mark key={JSON.stringify(box)} box={box} isFirst={index === 0} />) : null}
      </div>
    </div>
  )
}

const mayMove = ['image/gif', 'image/png', 'image/webp']

/** Where the words that a person looks for are on the picture. */
function useMarks(find: string | undefined, { data, findWords }: ReturnType<typeof useRecognition>): Box[] {
  const [marks, setMarks] = useState<Box[]>([])
  const isRead = data?.pages.some(({ problem }) => problem === null) === true
  useEffect(() => {
    if (!find || !isRead) return
    let isGone = false
    findWords(1).then(
      (words) => isGone || setMarks(words ? findBoxes(words, find) : []),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [find, isRead, findWords])
  return find ? marks : []
}

const percent = (fraction: number) => `${(100 * fraction).toFixed(2)}%`

function Mark({ box: { left, top, right, bottom }, isFirst }: { box: Box; isFirst: boolean }) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFirst) mark.current?.scrollIntoView?.({ block: 'center' })
  }, [isFirst])
  return (
    <mark
      ref={mark}
      className={classes.mark}
      style={{
        insetInlineStart: percent(left),
        insetBlockStart: percent(top),
        inlineSize: percent(right - left),
        blockSize: percent(bottom - top),
      }}
    />
  )
}

interface DrawnProps {
  name: string
  address: string
  onDrawn(): void
  onBroken(): void
}

const Still = ({ name, address, onDrawn, onBroken }: DrawnProps) => (
  <img src={address} alt={name} onLoad={onDrawn} onError={onBroken} />
)

/** A canvas shows the first frame of a moving picture, as a bundle does. */
function FirstFrame({ name, address, onDrawn, onBroken }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const report = useRef({ onDrawn, onBroken })
  report.current = { onDrawn, onBroken }
  useEffect(() => {
    const picture = new Image()
    picture.onerror = () => report.current.onBroken()
    picture.onload = () => {
      if (!canvas.current) return
      canvas.current.width = picture.naturalWidth
      canvas.current.height = picture.naturalHeight
      canvas.current.getContext('2d')?.drawImage(picture, 0, 0)
      report.current.onDrawn()
    }
    picture.src = address
  }, [address])
  return <canvas ref={canvas} role="img" aria-label={name} />
}
