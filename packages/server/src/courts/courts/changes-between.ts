import type { CaseStatus } from '@peshi/contract/courts/case-record'
import type { CaseEventKind } from '@peshi/contract/courts/sync'

export interface CasePicture {
  unique_id: string
  status: CaseStatus
  stage: string | null
  next_date: string | null
  coram: string | null
  orders: ReadonlyMap<string, string>
}

export interface CaseChange {
  kind: CaseEventKind
  before: string | null
  after: string | null
}

/** Does not report removed data, because sites remove a hearing date when its day is over. */
export function changesBetween(before: CasePicture, after: CasePicture): CaseChange[] {
  const changes: CaseChange[] = []
  const isDisposed = before.status === 'pending' && after.status === 'disposed'
  if (before.unique_id !== after.unique_id) {
    changes.push({ kind: 'renumbered', before: before.unique_id, after: after.unique_id })
  }
  if (isDisposed) changes.push({ kind: 'disposed', before: before.stage, after: after.stage })
  if (after.next_date !== null && after.next_date !== before.next_date) {
    changes.push({ kind: 'new-date', before: before.next_date, after: after.next_date })
  }
  if (!isDisposed && isNew(before.stage, after.stage)) {
    changes.push({ kind: 'new-stage', before: before.stage, after: after.stage })
  }
  if (!isDisposed && before.coram !== null && isNew(before.coram, after.coram)) {
    changes.push({ kind: 'coram-changed', before: before.coram, after: after.coram })
  }
  for (const [key, words] of after.orders) {
    if (!before.orders.has(key)) changes.push({ kind: 'new-order', before: null, after: words })
  }
  return changes
}

const plain = (text: string | null) =>
  text
    ?.toUpperCase()
    .replace(/[\s.,]+/g, ' ')
    .trim() ?? ''

const isNew = (before: string | null, after: string | null) => plain(after) !== '' && plain(after) !== plain(before)
