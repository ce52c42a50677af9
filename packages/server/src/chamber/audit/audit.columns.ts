import type { AuditEntry } from '@peshi/contract/chamber/audit'
import { indiaDateAt, indiaSecondsAt } from '@peshi/contract/platform/india-time'
import type { Column } from '../../platform/export/table.ts'

const text = (heading: string, value: (entry: AuditEntry) => string | null): Column<AuditEntry> => ({
  heading,
  kind: 'text',
  width: 24,
  value,
})

const sayMoment = (at: Date) => `${indiaDateAt(at)} ${indiaSecondsAt(at)}`

const sayAction = (action: string) => action.replace(/[.-]/g, ' ')

const sayDetail = ({ detail }: AuditEntry) =>
  detail
    ? Object.entries(detail)
        .map(([name, value]) => `${name}: ${value ?? ''}`)
        .join('; ')
    : null

export const auditColumns: readonly Column<AuditEntry>[] = [
  text('Time (India)', ({ at }) => sayMoment(new Date(at))),
  text('Who', ({ by }) => by?.name ?? null),
  text('What', ({ action }) => sayAction(action)),
  text('Matter', ({ matter_title }) => matter_title),
  text('Subject', ({ subject }) => subject.label),
  text('Details', sayDetail),
  text('Device', ({ device }) => device),
  text('Address', ({ address }) => address),
]
