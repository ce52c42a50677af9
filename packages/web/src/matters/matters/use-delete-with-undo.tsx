import type { MatterId } from '@peshi/contract/platform/ids'
import { useTranslation } from 'react-i18next'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { useDeleteMatter, useRestoreMatter } from './matters.api.ts'

export function useDeleteWithUndo() {
  const { t } = useTranslation('matters')
  const remove = useDeleteMatter()
  const restore = useRestoreWithToast()
  // Not `mutate`: its callbacks would not run, because the row unmounts after the deletion.
  return (id: MatterId, afterwards?: () => void) =>
    remove.mutateAsync(id).then(() => {
      toastDone(t('done.deleted'), { label: t('undo'), run: () => restore.mutate(id) })
      afterwards?.()
    }, toastError)
}

export function useRestoreWithToast() {
  const { t } = useTranslation('matters')
  const { mutateAsync, ...restore } = useRestoreMatter()
  return {
    ...restore,
    mutate: (id: MatterId) => mutateAsync(id).then(() => toastDone(t('done.restored')), toastError),
  }
}
