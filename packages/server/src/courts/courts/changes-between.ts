import type { CaseStatus } from '@peshi/contract/courts/case-record'
import type { CaseEventKind } from '@peshi/contract/courts/sync'

/** What of a case is compared between two readings. */
export interface CasePicture {
  unique_id: string
  status: CaseStatus
  stage: string | null
  next_date: string | null
  coram: string | null
  /** All orders ever seen, by what makes an order the same at the next reading; with what is said of it. */
  orders: ReadonlyMap<string, string>
}

export interface CaseChange {
  kind: CaseEventKind
  before: string | null
  after: string | null
}

/**
 * What a reading changed, at most one event per change. What is no longer on the page is no event: sites let a date go
 * when its day is over. A disposal carries its new stage and coram with it.
 */
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
  // A coram named for the first time is no change of it.
  if (!isDisposed && before.coram !== null && isNew(before.coram, after.coram)) {
    changes.push({ kind: 'coram-changed', before: before.coram, after: after.coram })
  }
  for (const [key, words] of after.orders) {
    if (!before.orders.has(key)) changes.push({ kind: 'new-order', before: null, after: words })
  }
  return changes
}

/** Spaces, dots and capitals are how a site writes, not what it says. */
const plain = (text: string | null) =>
  text
    ?.toUpperCase()
    .replace(/[\s.,]+/g, ' ')
    .trim() ?? ''

const isNew = (before: string | null, after: string | null) => plain(after) !== '' && plain(after) !== plain(before)
