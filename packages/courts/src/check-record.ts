import { CaseRecord } from '@peshi/contract/courts/case-record'
import { PageChanged } from './errors.ts'

export function checkRecord(record: unknown): CaseRecord {
  const result = CaseRecord.safeParse(record)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new PageChanged(`The case doesn’t fit its record: ${issue?.path.join('.')} ${issue?.message}`)
}
