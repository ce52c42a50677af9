import { Alert, Button, FileButton, Group, Stack, Textarea } from '@mantine/core'
import { mostPageBytes } from '@peshi/contract/matters/dropped-pages'
import type { Matter } from '@peshi/contract/matters/matters'
import { useNavigate } from '@tanstack/react-router'
import { type DragEvent, useState } from 'react'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { dropPage, pageEndings } from './open-drop-page.ts'
import { ReadPage } from './read-page.tsx'

const close = () => closeOverlay(dropPage)

export function DropPageDialog({ about }: { about: File | null }) {
  const { t } = useTranslation('droppedPages')
  const navigate = useNavigate()
  const [file, setFile] = useState(about)
  const kept = (matters: Matter[]) => {
    toastDone(t('done', { count: matters.length }))
    close()
    const [one, other] = matters
    if (one && !other) navigate({ to: '/dashboard/matters/matter-preview/$id', params: { id: one._id } })
  }
  return (
    <Modal opened onClose={close} title={t('title')} size={file ? 1100 : 620}>
      {file ? <ReadPage file={file} onBack={() => setFile(null)} onKept={kept} /> : <Choose onFile={setFile} />}
    </Modal>
  )
}

function Choose({ onFile }: { onFile(file: File): void }) {
  const { t } = useTranslation('droppedPages')
  const [text, setText] = useState('')
  const [isTooLarge, setTooLarge] = useState(false)
  const take = (file: File | null | undefined) => {
    if (!file) return
    setTooLarge(file.size > mostPageBytes)
    if (file.size <= mostPageBytes) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  const readText = () => take(new File([text], `${t('pasted')}.txt`, { type: 'text/plain' }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Stack>
        <p>{t('what')}</p>
        <Group>
          <FileButton onChange={take} accept={pageEndings}>
            {(props) => (
              <Button {...props} data-autofocus>
                {t('choose')}
              </Button>
            )}
          </FileButton>
        </Group>
        {isTooLarge ? (
          <Alert color="red" role="alert">
            {t('too_large')}
          </Alert>
        ) : null}
        <Textarea
          label={t('paste')}
          description={t('paste_hint')}
          minRows={5}
          maxRows={12}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={(event) => {
            const file = event.clipboardData.files[0]
            if (!file) return
            event.preventDefault()
            take(file)
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
          <Button disabled={text.trim() === ''} onClick={readText}>
            {t('read')}
          </Button>
        </Group>
      </Stack>
    </div>
  )
}
