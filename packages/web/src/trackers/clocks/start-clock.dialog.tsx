import type { MatterId, OrderId } from '@peshi/contract/platform/ids'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../platform/ui/layers.tsx'
import type { ClockFields } from './clock-fields.ts'
import { ClockForm } from './clock-form.tsx'

interface Props {
  matterId: MatterId
  orderId?: OrderId
  known: Partial<ClockFields>
  onClose(): void
}

export function StartClock({ matterId, orderId, known, onClose }: Props) {
  const { t } = useTranslation(['clocks', 'matters'])
  return (
    <Modal opened onClose={onClose} title={t('clocks:add')} size={560}>
      <ClockForm matterId={matterId} orderId={orderId} known={known} onDone={onClose} onCancel={onClose} />
    </Modal>
  )
}
