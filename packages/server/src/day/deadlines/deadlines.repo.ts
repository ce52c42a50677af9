import type { listDeadlines } from '@peshi/contract/day/deadlines'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { PersonId } from '@peshi/contract/platform/ids'
import { asc, desc, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import type { Services } from '../../platform/process/feature.ts'

export interface DueKey {
  kind: 'clock' | 'task' | 'copy'
  id: string
  due_on: CourtDate
  people: PersonId[]
  person_id: PersonId | null
}

type Source = ReturnType<Services['clocks']['selectDue']>
/** One, two or three lists with the same columns. */
type Sources = readonly (Source | ReturnType<Services['tasks' | 'certifiedCopies']['selectDue']>)[]

interface Wanted {
  by: QueryOf<typeof listDeadlines>['by']
  isEnded: boolean
  limit: number
  offset: number
}

export async function listDue(tx: Tx, sources: Sources, { by, isEnded, limit, offset }: Wanted) {
  // Drizzle's type of a list also has its tables, which a union does not need.
  const [first, second, ...others] = sources as readonly Source[]
  if (!first) return { keys: [], total: 0 }
  const due = (second ? unionAll(first, second, ...others) : first).as('due')
  const isPerson = by === 'person'
  const columns = {
    kind: due.kind,
    id: due.ref,
    due_on: due.due_on,
    people: due.people,
    person_id: isPerson ? sql<PersonId | null>`${person.id}::text` : sql<PersonId | null>`null`,
    total: sql<number>`count(*) over ()::int`,
  }
  const groups = {
    day: [],
    person: [sql`${person.name} nulls last`, asc(person.id)],
    matter: [sql`${due.matter_title} nulls last`, sql`${due.matter_id} nulls last`],
  }
  const rows = await tx
    .select(columns)
    .from(due)
    .leftJoin(person, isPerson ? sql`${person.id}::text = any(${due.people})` : sql`false`)
    .orderBy(...groups[by], isEnded ? desc(due.due_on) : asc(due.due_on), due.kind, due.ref)
    .limit(limit)
    .offset(offset)
  return { keys: rows.map(({ total: _, ...key }): DueKey => key), total: rows[0]?.total ?? 0 }
}
