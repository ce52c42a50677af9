import { Button, FileButton, Group } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './orders.module.css'

interface Props {
  isBusy: boolean
  onFiles(pdfs: File[]): void
  children?: ReactNode
}

const isPdf = ({ type, name }: File) => type === 'application/pdf' || name.toLowerCase().endsWith('.pdf')

export function DropZone({ isBusy, onFiles, children }: Props) {
  const { t } = useTranslation('orders')
  const [isOver, setOver] = useState(false)
  const [isNoPdf, setNoPdf] = useState(false)
  const put = (files: File[]) => {
    const pdfs = files.filter(isPdf)
    setNoPdf(pdfs.length < files.length)
    if (pdfs.length > 0) onFiles(pdfs)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    put([...event.dataTransfer.files])
  }
  return (
    <section
      data-sends
      className={classes.drop}
      data-over={isOver || undefined}
      aria-label={t('drop.title')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Group gap="sm" justify="center">
        <span>{t('drop.title')}</span>
        <FileButton accept="application/pdf" multiple onChange={put}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={16} />} loading={isBusy}>
              {t('drop.choose')}
            </Button>
          )}
        </FileButton>
      </Group>
      {isNoPdf ? <p role="alert">{t('drop.no_pdf')}</p> : null}
      {children}
    </section>
  )
}
