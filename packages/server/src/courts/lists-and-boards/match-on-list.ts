import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/db/door.ts'
import { sideKeys } from '../names/match-parties.ts'
import { causeListEntry } from './cause-lists.schema.ts'
import type { ListRow } from './lists.repo.ts'

const batch = 250

export type ListEntry = typeof causeListEntry.$inferSelect

export interface Watched<Id> {
  chamberId: ChamberId
  id: Id
  keys: readonly string[]
}

export interface ListMatch<Id> {
  id: Id
  entry: ListEntry
}

export async function matchOnList<Id>(
  db: Pick<Db, 'asSystem'>,
  list: ListRow,
  watched: readonly Watched<Id>[],
): Promise<Map<ChamberId, ListMatch<Id>[]>> {
  const byKey = new Map<string, Watched<Id>[]>()
  for (const one of watched) {
    for (const key of new Set(one.keys)) byKey.set(key, [...(byKey.get(key) ?? []), one])
  }
  const matches = new Map<ChamberId, ListMatch<Id>[]>()
  if (byKey.size === 0) return matches
  for await (const entry of readEntries(db, list)) {
    const keys = [...sideKeys(entry.petitioner), ...sideKeys(entry.respondent)]
    for (const { chamberId, id } of new Set(keys.flatMap((key) => byKey.get(key) ?? []))) {
      matches.set(chamberId, [...(matches.get(chamberId) ?? []), { id, entry }])
    }
  }
  return matches
}

async function* readEntries(db: Pick<Db, 'asSystem'>, { id, revision }: ListRow): AsyncGenerator<ListEntry> {
  for (let after = 0; ; ) {
    const rows = await db.asSystem('tracking', (tx) =>
      tx
        .select()
        .from(causeListEntry)
        .where(
          and(
            eq(causeListEntry.list_id, id),
            eq(causeListEntry.revision, revision),
            gt(causeListEntry.position, after),
          ),
        )
        .orderBy(causeListEntry.position)
        .limit(batch),
    )
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.position
  }
}
