import type { MatterId } from '@peshi/contract/ids'
import { useTranslation } from 'react-i18next'
import { toastDone, toastError } from '../ui/toast.tsx'
import { useDeleteMatter, useRestoreMatter } from './matters.api.ts'

/** Moves a matter to the bin; the toast that says so can take it back. */
export function useDeleteWithUndo() {
  const { t } = useTranslation('matters')
  const remove = useDeleteMatter()
  const restore = useRestoreWithToast()
  return (id: MatterId, afterwards?: () => void) =>
    remove.mutate(id, {
      onSuccess: () => {
        toastDone(t('done.deleted'), { label: t('undo'), run: () => restore.mutate(id) })
        afterwards?.()
      },
      onError: toastError,
    })
}

export function useRestoreWithToast() {
  const { t } = useTranslation('matters')
  const { mutateAsync, ...restore } = useRestoreMatter()
  return {
    ...restore,
    // A promise, because callbacks given to `mutate` are dropped when the page is left, and undo is pressed after that.
    mutate: (id: MatterId) => mutateAsync(id).then(() => toastDone(t('done.restored')), toastError),
  }
}
