import { CaseRecord } from '@peshi/contract/courts/case-record'
import { PageChanged } from './errors.ts'

/** The record, held against the contract. What doesn't fit it was read from a page that we no longer understand. */
export function checkRecord(record: unknown): CaseRecord {
  const result = CaseRecord.safeParse(record)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new PageChanged(`The case doesn’t fit its record: ${issue?.path.join('.')} ${issue?.message}`)
}
