import { Stack } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { MatterSelect } from '../matters/matter-select.tsx'
import { newNote } from './new-note.ts'
import { WriteNote } from './write-note.tsx'

const close = () => closeOverlay(newNote)

export function NewNoteDialog() {
  const { t } = useTranslation(['notes', 'matters'])
  const [matter, setMatter] = useState<MatterId | null>(null)
  return (
    <Modal opened isKept onClose={close} title={t('notes:write')} size={720}>
      <Stack gap="sm">
        <MatterSelect
          label={t('notes:matter')}
          placeholder={t('notes:find_matter')}
          nothingFound={t('matters:empty.filtered_title')}
          value={matter}
          onChange={setMatter}
        />
        {matter ? <WriteNote key={matter} matterId={matter} onClose={close} /> : null}
      </Stack>
    </Modal>
  )
}
