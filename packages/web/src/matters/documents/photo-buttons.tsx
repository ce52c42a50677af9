import { Button, FileButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconCamera, IconFiles } from '@tabler/icons-react'
import { useState } from 'react'
import { serverNow } from '../../platform/clock/server-time.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { scalePhoto } from '../../platform/uploads/scale-photo.ts'
import { useAddPhoto } from './documents.api.ts'
import { namePhoto } from './name-photo.ts'
import { OrderSheetDialog } from './order-sheet.dialog.tsx'
import { sayPlaces } from './say-places.ts'

interface Props {
  matterId: MatterId
  folder?: string
  onTaken?(name: string): void
}

export function PhotoButtons({ matterId, folder = '', onTaken }: Props) {
  const { t } = useTranslation('documents')
  const isHandheld = useMediaQuery('(pointer: coarse)')
  const add = useAddPhoto(matterId, folder)
  const take = (photo: File) => {
    const named = namePhoto(photo, serverNow())
    void sayPlaces([named])
    add.mutate(named)
    onTaken?.(named.name)
  }
  const [isTaking, setTaking] = useState(false)
  if (!isHandheld) return null
  return (
    <>
      <Camera label={t('add.photo')} onPhoto={async (photo) => take(await scalePhoto(photo))} />
      <Camera label={t('add.photo_original')} onPhoto={take} />
      {onTaken ? null : (
        <Button
          variant="default"
          leftSection={<IconFiles size={16} />}
          data-works-offline
          onClick={() => setTaking(true)}
        >
          {t('add.pages')}
        </Button>
      )}
      {isTaking ? <OrderSheetDialog matterId={matterId} folder={folder} onClose={() => setTaking(false)} /> : null}
    </>
  )
}

function Camera({ label, onPhoto }: { label: string; onPhoto(photo: File): void }) {
  return (
    <FileButton capture="environment" accept="image/jpeg" onChange={(photo) => photo && onPhoto(photo)}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconCamera size={16} />} data-works-offline>
          {label}
        </Button>
      )}
    </FileButton>
  )
}
