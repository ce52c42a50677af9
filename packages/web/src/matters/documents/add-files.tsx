import { Button, FileButton } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './documents.module.css'
import { PhotoButtons } from './photo-buttons.tsx'

interface Props {
  onFiles(files: File[]): void
}

export function AddButtons({ matterId, folder, onFiles }: Props & { matterId: MatterId; folder: string }) {
  const { t } = useTranslation('documents')
  return (
    <>
      <PhotoButtons matterId={matterId} folder={folder} />
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
        // A browser reports a dropped folder as a file without size and type.
        onFiles([...event.dataTransfer.files].filter(({ size, type }) => size > 0 || type !== ''))
      }}
    >
      {children}
      {isOver ? <div className={classes.dropHint}>{t('add.drop')}</div> : null}
    </section>
  )
}
