import { Stack } from '@mantine/core'
import type { MatterId, OrderId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { MatterSelect } from '../../matters/matters/matter-select.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import type { ClockFields } from './clock-fields.ts'
import { ClockForm } from './clock-form.tsx'

interface Props {
  matterId?: MatterId
  orderId?: OrderId
  known?: Partial<ClockFields>
  onClose(): void
}

export function StartClock({ matterId, orderId, known = {}, onClose }: Props) {
  const { t } = useTranslation(['clocks', 'matters'])
  const [chosen, setChosen] = useState<MatterId | null>(null)
  const id = matterId ?? chosen
  return (
    <Modal opened onClose={onClose} title={t(matterId ? 'clocks:add' : 'clocks:fresh.title')} size={560}>
      <Stack gap="sm">
        {matterId ? null : (
          <MatterSelect
            label={t('clocks:fresh.matter')}
            placeholder={t('clocks:fresh.find')}
            nothingFound={t('matters:empty.filtered_title')}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {id ? (
          <ClockForm key={id} matterId={id} orderId={orderId} known={known} onDone={onClose} onCancel={onClose} />
        ) : null}
      </Stack>
    </Modal>
  )
}
