import type { ClientId } from '@peshi/contract/platform/ids'
import { useTranslation } from 'react-i18next'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { useDeleteClient, useRestoreClient } from './clients.api.ts'

/** Moves a client to the bin; the toast that says so can take it back. */
export function useDeleteClientWithUndo() {
  const { t } = useTranslation('clients')
  const remove = useDeleteClient()
  const restore = useRestoreClient()
  const takeBack = (id: ClientId) => restore.mutateAsync(id).then(() => toastDone(t('done.restored')), toastError)
  return (id: ClientId, afterwards: () => void) =>
    remove.mutateAsync(id).then(() => {
      toastDone(t('done.deleted'), { label: t('undo'), run: () => takeBack(id) })
      afterwards()
    }, toastError)
}
