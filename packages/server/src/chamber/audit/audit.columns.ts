import type { AuditEntry } from '@peshi/contract/chamber/audit'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { indiaDateAt, indiaSecondsAt } from '@peshi/contract/platform/india-time'
import type { Column } from '../../platform/export/table.ts'
import type { Words } from '../../platform/words.ts'

const text = (heading: string, value: (entry: AuditEntry) => string | null): Column<AuditEntry> => ({
  heading,
  kind: 'text',
  width: 24,
  value,
})

const sayMoment = (at: Date) => `${indiaDateAt(at)} ${indiaSecondsAt(at)}`

/** The sentence of the page, or the name of an action without one. */
function sayAction({ say, find }: Words, { action, by, subject, detail }: AuditEntry): string {
  const [who, label] = [by?.name || say('audit:somebody'), subject.label ?? '']
  if (action.startsWith('access.')) return find(`audit:did.${action.slice('access.'.length)}`, { who }) ?? action
  const count = typeof detail?.count === 'number' ? detail.count : 1
  const date = typeof detail?.date === 'string' ? toDayFirst(detail.date) : ''
  const outcome = detail?.outcome ? say(`hearings:outcomes.${detail.outcome}`) : ''
  const field = detail?.field ? (find(`activity:field.${detail.field}`) ?? String(detail.field)) : ''
  const values = { who, label, count, date, outcome, field }
  return find(`activity:did.${action}`, values) ?? say('activity:did.other', values)
}

const sayDetail = ({ detail }: AuditEntry) =>
  detail
    ? Object.entries(detail)
        .map(([name, value]) => `${name}: ${value ?? ''}`)
        .join('; ')
    : null

export const auditColumns = (words: Words): readonly Column<AuditEntry>[] => {
  const { say } = words
  return [
    text(say('exports:audit.time'), ({ at }) => sayMoment(new Date(at))),
    text(say('audit:person'), ({ by }) => by?.name ?? null),
    text(say('exports:audit.what'), (entry) => sayAction(words, entry)),
    text(say('audit:matter'), ({ matter_title }) => matter_title),
    text(say('exports:audit.subject'), ({ subject }) => subject.label),
    text(say('exports:audit.details'), sayDetail),
    text(say('exports:audit.device'), ({ device }) => device),
    text(say('exports:audit.address'), ({ address }) => address),
  ]
}
