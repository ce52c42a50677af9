import { useNavigate } from '@tanstack/react-router'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { ClientForm } from './client-form.tsx'
import { newClient } from './new-client.ts'

const close = () => closeOverlay(newClient)

export function NewClientDialog() {
  const { t } = useTranslation('clients')
  const navigate = useNavigate()
  return (
    <Modal opened onClose={close} title={t('new')} size={620}>
      <ClientForm
        client={null}
        onClose={close}
        onSaved={({ _id }) => {
          toastDone(t('done.saved'))
          close()
          navigate({ to: '/others/clients/$clientId', params: { clientId: _id } })
        }}
      />
    </Modal>
  )
}
