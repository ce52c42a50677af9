import { Stack } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { serverNow } from '../../platform/clock/server-time.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PhotoPages } from '../../platform/photo-pages/photo-pages.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { useAddPhoto } from './documents.api.ts'
import { namePhoto } from './name-photo.ts'

interface Props {
  matterId: MatterId
  folder: string
  onClose(): void
}

/** Photographs the pages of a paper, such as an order sheet, and adds them as one PDF, without a network too. */
export function OrderSheetDialog({ matterId, folder, onClose }: Props) {
  const { t } = useTranslation('documents')
  const add = useAddPhoto(matterId, folder)
  const [pages, setPages] = useState(0)
  const draft = { isChanged: pages > 0 && !add.isSuccess, wasKept: false, drop: () => undefined }
  const save = (pdf: Blob) => {
    const file = new File([pdf], '', { type: 'application/pdf' })
    add.mutate(namePhoto(file, serverNow()), { onSuccess: onClose })
  }
  return (
    <Modal opened draft={draft} onClose={onClose} title={t('add.pages')}>
      <Stack gap="md">
        <PhotoPages send={t('add.pages_save')} problem={null} onSend={save} onPages={setPages} />
      </Stack>
    </Modal>
  )
}
