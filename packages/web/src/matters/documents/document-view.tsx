import { Button, Skeleton } from '@mantine/core'
import type { DocumentVersion } from '@peshi/contract/matters/documents'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { IconFile } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message } from '../../platform/ui/message.tsx'
import { type RecognitionSource, useRecognition } from '../recognised-pages/recognised-pages.api.ts'
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
    return <Picture key={version.file} name={name} version={version} recognition={recognition} />
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

function Picture({ name, version, recognition }: { name: string; version: DocumentVersion } & Recognisable) {
  const { t } = useTranslation('documents')
  const [isBroken, setBroken] = useState(false)
  const { data } = useRecognition(recognition)
  if (isBroken) return <Message title={t('view.failed')} text={t('view.failed_text')} />
  const props = { name, address: version.file, onBroken: () => setBroken(true) }
  return (
    <div>
      <RecognitionNote recognition={data} page={1} />
      {mayMove.includes(version.media_type) ? <FirstFrame {...props} /> : <Still {...props} />}
    </div>
  )
}

const mayMove = ['image/gif', 'image/png', 'image/webp']

interface PictureProps {
  name: string
  address: string
  onBroken(): void
}

const Still = ({ name, address, onBroken }: PictureProps) => (
  <img className={classes.picture} src={address} alt={name} onError={onBroken} />
)

/** A canvas shows the first frame of a moving picture, as a bundle does. */
function FirstFrame({ name, address, onBroken }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const broken = useRef(onBroken)
  broken.current = onBroken
  useEffect(() => {
    const picture = new Image()
    picture.onerror = () => broken.current()
    picture.onload = () => {
      if (!canvas.current) return
      canvas.current.width = picture.naturalWidth
      canvas.current.height = picture.naturalHeight
      canvas.current.getContext('2d')?.drawImage(picture, 0, 0)
    }
    picture.src = address
  }, [address])
  return <canvas ref={canvas} className={classes.picture} role="img" aria-label={name} />
}
