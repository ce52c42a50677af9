import { SegmentedControl, Stack } from '@mantine/core'
import type { CaveatTracker } from '@peshi/contract/trackers/caveats'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { type CaveatAtCourt, CaveatForm } from './caveat-form.tsx'
import { CaveatSearch } from './caveat-search.tsx'
import { newCaveat } from './new-caveat.ts'

const close = () => closeOverlay(newCaveat)

export function NewCaveatDialog() {
  const { t } = useTranslation('caveats')
  const navigate = useNavigate()
  const [how, setHow] = useState<'search' | 'hand'>('search')
  const [found, setFound] = useState<CaveatAtCourt | null>(null)
  const open = ({ _id, unique_id }: Pick<CaveatTracker, '_id' | 'unique_id'>) => {
    close()
    navigate({ to: '/trackers/up-caveat/up-caveat-preview/$id/$unique_id', params: { id: _id, unique_id } })
  }
  return (
    <Modal opened title={t('new')} onClose={close} size={560}>
      {found ? (
        <CaveatForm found={found} onClose={close} onSaved={open} />
      ) : (
        <Stack gap="sm">
          <SegmentedControl
            fullWidth
            aria-label={t('new')}
            value={how}
            onChange={setHow}
            data={(['search', 'hand'] as const).map((value) => ({ value, label: t(`how.${value}`) }))}
          />
          {how === 'search' ? (
            <CaveatSearch onClose={close} onChoose={setFound} />
          ) : (
            <CaveatForm onClose={close} onSaved={open} />
          )}
        </Stack>
      )}
    </Modal>
  )
}
