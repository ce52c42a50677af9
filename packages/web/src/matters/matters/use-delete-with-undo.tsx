import type { Matter } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { useDeleteMatter, useRestoreMatter } from './matters.api.ts'

export function useDeleteWithUndo() {
  const { t } = useTranslation('matters')
  const remove = useDeleteMatter()
  const restore = useRestoreWithToast()
  // Not `mutate`: its callbacks would not run, because the row unmounts after the deletion.
  return (matter: Pick<Matter, '_id' | 'version'>, afterwards?: () => void) =>
    remove.mutateAsync(matter).then(() => {
      toastDone(t('done.deleted'), { label: t('undo'), run: () => restore.mutate(matter._id) })
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
