import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../../platform/ui/layers.tsx'
import { toastDone } from '../../../platform/ui/toast.tsx'
import { OtherForm } from './other-form.tsx'

export function EditOther({ matter, onClose }: { matter: MatterDetail; onClose(): void }) {
  const { t } = useTranslation('clients')
  const saved = () => {
    toastDone(t('other.updated'))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('other.edit')} size={620}>
      <OtherForm matter={matter} onClose={onClose} onSaved={saved} />
    </Modal>
  )
}
