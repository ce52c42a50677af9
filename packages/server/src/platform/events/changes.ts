import type { EventDetail } from '@peshi/contract/platform/events'

const isPlain = (value: unknown): value is EventDetail[string] => value === null || typeof value !== 'object'

/**
 * The detail of an event: the changed fields with the values before and after. Of notes and lists it only says that
 * they changed.
 */
export function changesOf<Row extends object>(
  before: Partial<Row>,
  after: Row,
  fields: readonly (keyof Row & string)[],
): EventDetail {
  const changes = fields.flatMap((field): [string, EventDetail[string]][] => {
    const [was, is] = [before[field] ?? null, after[field] ?? null]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    if (field === 'note' || !isPlain(was) || !isPlain(is)) return [[field, 'changed']]
    return [
      [`${field}_before`, was],
      [`${field}_after`, is],
    ]
  })
  return Object.fromEntries(changes)
}
