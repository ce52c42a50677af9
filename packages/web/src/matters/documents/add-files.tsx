import { Button, FileButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../platform/clock/server-time.ts'
import { scalePhoto } from '../../platform/uploads/scale-photo.ts'
import classes from './documents.module.css'

interface Props {
  onFiles(files: File[]): void
}

export function AddButtons({ onFiles }: Props) {
  const { t } = useTranslation('documents')
  // Telephones and tablets have a camera at hand; a desk has none worth pointing at paper.
  const isHandheld = useMediaQuery('(pointer: coarse)')
  return (
    <>
      {isHandheld ? (
        <>
          <Camera label={t('add.photo')} onPhoto={async (photo) => onFiles([await scalePhoto(photo)])} />
          <Camera label={t('add.photo_original')} onPhoto={(photo) => onFiles([photo])} />
        </>
      ) : null}
      <FileButton multiple onChange={onFiles}>
        {(props) => (
          <Button {...props} leftSection={<IconUpload size={16} />}>
            {t('add.choose')}
          </Button>
        )}
      </FileButton>
    </>
  )
}

function Camera({ label, onPhoto }: { label: string; onPhoto(photo: File): void }) {
  return (
    <FileButton capture="environment" accept="image/jpeg" onChange={(photo) => photo && onPhoto(nameOf(photo))}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconCamera size={16} />}>
          {label}
        </Button>
      )}
    </FileButton>
  )
}

/** Cameras call every picture the same. */
const nameOf = (photo: File) => {
  const now = serverNow()
  const stamp = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString()
  const name = `${stamp.slice(0, 10)} ${stamp.slice(11, 19).replaceAll(':', '.')}.jpg`
  return new File([photo], name, { type: photo.type, lastModified: photo.lastModified })
}

/** Takes files that are dropped anywhere on what it holds. */
export function DropArea({ onFiles, children }: Props & { children: ReactNode }) {
  const { t } = useTranslation('documents')
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <section
      className={classes.dropArea}
      aria-label={t('title')}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        // A folder that is dropped comes as a file without type or size, and can't be read.
        onFiles([...event.dataTransfer.files].filter(({ size, type }) => size > 0 || type !== ''))
      }}
    >
      {children}
      {isOver ? <div className={classes.dropHint}>{t('add.drop')}</div> : null}
    </section>
  )
}
