import type { DocumentId } from '@peshi/contract/platform/ids'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { type OwnerId, useDeleteDocuments, useRestoreDocuments } from './documents.api.ts'

export function useDeleteWithUndo(owner: OwnerId) {
  const { t } = useTranslation('documents')
  const remove = useDeleteDocuments(owner)
  const restore = useRestoreDocuments(owner)
  const undo = (ids: DocumentId[]) => restore.mutateAsync(ids).then(() => toastDone(t('done.restored')), toastError)
  // Not `mutate`: its callbacks would not run, because the row unmounts after the deletion.
  return (ids: DocumentId[], afterwards?: () => void) =>
    remove.mutateAsync(ids).then(() => {
      toastDone(t('done.deleted'), { label: t('undo'), run: () => undo(ids) })
      afterwards?.()
    }, toastError)
}
