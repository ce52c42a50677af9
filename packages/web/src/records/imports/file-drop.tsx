import { Alert, Button, FileButton, Group, Loader } from '@mantine/core'
import type { ImportId } from '@peshi/contract/platform/ids'
import { mostImportBytes } from '@peshi/contract/records/imports'
import { IconFileImport } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { isSavedPage, openDropPage } from '../../matters/dropped-pages/open-drop-page.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSendFile } from './imports.api.ts'
import classes from './imports.module.css'

const kinds = '.csv,.txt,.tsv,.xlsx,.xls,.json,.html,.htm,.mhtml,.pdf'

export function FileDrop({ onSent }: { onSent(id: ImportId): void }) {
  const { t } = useTranslation('imports')
  const [isOver, setOver] = useState(false)
  const [tooLarge, setTooLarge] = useState(false)
  const send = useSendFile(onSent)
  const take = (file: File | null | undefined) => {
    if (!file) return
    if (isSavedPage(file)) return openDropPage(file)
    setTooLarge(file.size > mostImportBytes)
    if (file.size <= mostImportBytes) send.mutate(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard
    <div
      data-sends
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileImport size={30} stroke={1.4} color="var(--muted)" aria-hidden="true" />
      <strong>{t('drop.title')}</strong>
      <p>{t('drop.text')}</p>
      {send.isPending ? (
        <Group component="span" gap={10} wrap="nowrap" mih={36} role="status">
          <Loader size="sm" /> {t('drop.reading')}
        </Group>
      ) : (
        <FileButton data-sends onChange={take} accept={kinds}>
          {(props) => <Button {...props}>{t('drop.choose')}</Button>}
        </FileButton>
      )}
      {tooLarge || send.error ? (
        <Alert color="red" variant="light" role="alert" className={classes.refused}>
          {tooLarge ? t('drop.tooLarge') : sayError(send.error)}
        </Alert>
      ) : null}
    </div>
  )
}
