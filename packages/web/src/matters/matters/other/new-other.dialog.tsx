import { useNavigate } from '@tanstack/react-router'
import { closeOverlay } from '../../../platform/actions/overlays.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Modal } from '../../../platform/ui/layers.tsx'
import { toastDone } from '../../../platform/ui/toast.tsx'
import { newOther } from '../open-new-matter.ts'
import { OtherForm } from './other-form.tsx'

const close = () => closeOverlay(newOther)

export function NewOtherDialog({ about }: { about: string }) {
  const { t } = useTranslation('clients')
  const navigate = useNavigate()
  return (
    <Modal opened onClose={close} title={t('other.new')} size={620}>
      <OtherForm
        matter={null}
        forum={about}
        onClose={close}
        onSaved={({ _id }) => {
          toastDone(t('other.saved'))
          close()
          navigate({ to: '/dashboard/matters/other-matter-preview/$id', params: { id: _id } })
        }}
      />
    </Modal>
  )
}
