import type { BulkDeed } from '@peshi/contract/matters/bulk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastDone, toastError } from '../../../platform/ui/toast.tsx'
import { type BulkReport, type BulkSelection, useChangeMany } from './bulk.api.ts'

/** The reverse action; null for a court reading. */
const undoOf = (deed: BulkDeed): BulkDeed | null => {
  if (deed.action === 'delete') return { action: 'restore' }
  if (deed.action === 'tag') return { action: 'untag', tag_id: deed.tag_id }
  if (deed.action === 'untag') return { action: 'tag', tag_id: deed.tag_id }
  if (deed.action === 'assign') return { action: 'unassign', person_id: deed.person_id }
  if (deed.action === 'unassign') return { action: 'assign', person_id: deed.person_id }
  return null
}

export function useBulk() {
  const { t } = useTranslation(['lists', 'matters'])
  const { mutateAsync, isPending } = useChangeMany()
  const [refused, setRefused] = useState<BulkReport['refused']>([])

  const say = (deed: BulkDeed, report: BulkReport) => {
    const count = report.done.length
    if (deed.action === 'delete' && count > 0 && report.refused.length === 0) return t('matters:done.deleted')
    const done = t(`lists:bulk.done.${deed.action}`, { count })
    return report.has_more ? `${done} ${t('lists:bulk.has_more')}` : done
  }

  const run = (deed: BulkDeed, selection: BulkSelection, afterwards?: (report: BulkReport) => void): Promise<void> =>
    mutateAsync({ deed, selection }).then((report) => {
      const back = undoOf(deed)
      const { done } = report
      const undo =
        back && deed.action !== 'restore' && done.length > 0
          ? { label: t('matters:undo'), run: () => void run(back, { ids: done }) }
          : undefined
      toastDone(say(deed, report), undo)
      setRefused(report.refused)
      afterwards?.(report)
    }, toastError)

  return { run, isPending, refused, forgetRefused: () => setRefused([]) }
}
