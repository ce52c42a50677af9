import type { BulkOperation } from '@peshi/contract/matters/bulk'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { toastDone, toastError } from '../../../platform/ui/toast.tsx'
import { type BulkReport, type BulkSelection, useChangeMany } from './bulk.api.ts'

const undoOf = (operation: BulkOperation): BulkOperation | null => {
  if (operation.action === 'delete') return { action: 'restore' }
  if (operation.action === 'tag') return { action: 'untag', tag_id: operation.tag_id }
  if (operation.action === 'untag') return { action: 'tag', tag_id: operation.tag_id }
  if (operation.action === 'assign') return { action: 'unassign', person_id: operation.person_id }
  if (operation.action === 'unassign') return { action: 'assign', person_id: operation.person_id }
  return null
}

export function useBulk() {
  const { t } = useTranslation(['lists', 'matters'])
  const { mutateAsync, isPending } = useChangeMany()
  const [refused, setRefused] = useState<BulkReport['refused']>([])

  const say = (operation: BulkOperation, report: BulkReport) => {
    const count = report.done.length
    if (operation.action === 'delete' && count > 0 && report.refused.length === 0) return t('matters:done.deleted')
    const done = t(`lists:bulk.done.${operation.action}`, { count })
    return report.has_more ? `${done} ${t('lists:bulk.has_more')}` : done
  }

  const run = (
    operation: BulkOperation,
    selection: BulkSelection,
    afterwards?: (report: BulkReport) => void,
  ): Promise<void> =>
    mutateAsync({ operation, selection }).then((report) => {
      const back = undoOf(operation)
      const { done } = report
      const undo =
        back && operation.action !== 'restore' && done.length > 0
          ? { label: t('matters:undo'), run: () => void run(back, { ids: done }) }
          : undefined
      toastDone(say(operation, report), undo)
      setRefused(report.refused)
      afterwards?.(report)
    }, toastError)

  return { run, isPending, refused, forgetRefused: () => setRefused([]) }
}
