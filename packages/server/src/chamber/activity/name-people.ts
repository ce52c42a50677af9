import type { EventDetail } from '@peshi/contract/platform/events'
import type { PersonId } from '@peshi/contract/platform/ids'
import { inArray } from 'drizzle-orm'
import { isUuid } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'

/** The details of events contain ids of people. Returns the rows with the people's names instead. */
export async function namePeople<Row extends { detail: EventDetail | null }>(tx: Tx, rows: Row[]): Promise<Row[]> {
  const ids = rows.flatMap(({ detail }) => Object.values(detail ?? {}).filter(isId))
  if (ids.length === 0) return rows
  const people = await tx
    .select({ id: person.id, name: person.name })
    .from(person)
    .where(inArray(person.id, [...new Set(ids)]))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const say = (value: EventDetail[string]) => (isId(value) ? (names.get(value) ?? value) : value)
  return rows.map((row) => ({
    ...row,
    detail: row.detail && Object.fromEntries(Object.entries(row.detail).map(([name, value]) => [name, say(value)])),
  }))
}

const isId = (value: unknown): value is PersonId => typeof value === 'string' && isUuid(value)
