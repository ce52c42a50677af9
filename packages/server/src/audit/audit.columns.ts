import type { AuditEntry } from '@peshi/contract/audit'
import type { Column } from '../export/table.ts'

const inIndia = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
})

const text = (heading: string, value: (entry: AuditEntry) => string | null): Column<AuditEntry> => ({
  heading,
  kind: 'text',
  width: 24,
  value,
})

/** `member.role` → `member role`. */
const sayAction = (action: string) => action.replace(/[.-]/g, ' ')

const sayDetail = ({ detail }: AuditEntry) =>
  detail
    ? Object.entries(detail)
        .map(([name, value]) => `${name}: ${value ?? ''}`)
        .join('; ')
    : null

export const auditColumns: readonly Column<AuditEntry>[] = [
  text('Time (India)', ({ at }) => inIndia.format(new Date(at)).replace(',', '')),
  text('Who', ({ by }) => by?.name ?? null),
  text('What', ({ action }) => sayAction(action)),
  text('Matter', ({ matter_title }) => matter_title),
  text('Of what', ({ subject }) => subject.label),
  text('Details', sayDetail),
  text('Device', ({ device }) => device),
  text('Address', ({ address }) => address),
]
