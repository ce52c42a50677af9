import type { ActivityDetail } from '@peshi/contract/chamber/activity'

const isPlain = (value: unknown): value is ActivityDetail[string] => value === null || typeof value !== 'object'

export function changesOf<Row extends object>(
  before: Partial<Row>,
  after: Row,
  fields: readonly (keyof Row & string)[],
): ActivityDetail {
  const changes = fields.flatMap((field): [string, ActivityDetail[string]][] => {
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
