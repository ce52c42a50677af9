import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ListRow, listsRepo } from '../../courts/lists-and-boards/lists.repo.ts'
import { type ListEntry, matchOnList } from '../../courts/lists-and-boards/match-on-list.ts'
import type { Tx } from '../../platform/db/door.ts'
import { after } from '../../platform/events/after.ts'
import type { NewEvent } from '../../platform/events/emit.ts'
import type { Context } from '../../platform/process/context.ts'
import type { TrackerKind, TrackerRow } from './tracker-kind.ts'

/** Saves hits that a person must confirm, and reports the new ones. */
export async function suggestHits<One extends TrackerRow>(
  tx: Tx,
  { emit }: Pick<Context, 'emit'>,
  { kind, matterOf, repo }: TrackerKind<One>,
  row: One,
  hits: readonly object[],
): Promise<void> {
  const { chamber_id: chamberId, id } = row
  const news = (await repo(tx, chamberId).keepHits?.(id, hits)) ?? []
  const events = news.map(({ case_number, listed_on }) => ({
    type: `${kind}.suggested`,
    subject: { kind, id },
    matterId: matterOf(row),
    detail: { number: case_number, date: listed_on },
  }))
  await emit(tx, { chamberId }, ...(events as NewEvent[]))
}

interface Waiting<One> {
  table: PgTable & Record<'chamber_id' | 'id' | 'deleted_at', PgColumn>
  /** The columns with the keys of the names of both sides. */
  keys: readonly [PgColumn, PgColumn]
  where: SQL | undefined
  /** Null if the entry is not of the tracker's case. `number` is the entry's case number, or its item if it has none. */
  hitOf(row: One, entry: ListEntry, list: ListRow, number: string): object | null
}

/** The columns that each hit on a list has. */
export type OfEntry = ReturnType<typeof ofEntry>

const ofEntry = ({ petitioner, respondent, item }: ListEntry, list: ListRow, number: string, found_at: Date) => ({
  source: 'list' as const,
  case_number: number,
  petitioner,
  respondent,
  listed_on: list.date,
  item,
  found_at,
})

/**
 * Suggests entries of a cause list that have both names of a tracker.
 * Compares the sounds of the names for all chambers together, then the names for each chamber.
 */
export async function matchTrackers<One extends TrackerRow>(
  { db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>,
  listId: string,
  kind: TrackerKind<One>,
  { table, keys: [one, other], where, hitOf }: Waiting<One>,
): Promise<void> {
  const list = await db.asSystem('tracking', (tx) => listsRepo(tx).get(listId))
  const rows = await db.asSystem('tracking', (tx) =>
    tx
      .select({ chamberId: table.chamber_id, id: table.id, one, other })
      .from(table as PgTable)
      .where(and(isNull(table.deleted_at), where)),
  )
  const waiting = rows.map(({ chamberId, id, one, other }) => ({
    chamberId: chamberId as ChamberId,
    id: id as One['id'],
    keys: [...(one as string[]), ...(other as string[])],
  }))
  for (const [chamberId, matches] of await matchOnList(db, list, waiting))
    await db.asChamber(chamberId, async (tx) => {
      for (const { id, entry } of matches) {
        const row = await kind.repo(tx, chamberId).lock(id)
        const number = (entry.case_numbers[0] ?? entry.item).replace(/\s+/g, ' ')
        const hit = row && hitOf(row, entry, list, number)
        if (hit) await suggestHits(tx, { emit }, kind, row, [{ ...ofEntry(entry, list, number, clock.now()), ...hit }])
      }
    })
}

/** A case number of a year before `day` cannot belong to a later filing. */
export const isLater = (numbers: readonly string[], day: CourtDate): boolean =>
  numbers
    .flatMap((number) => /\b((?:19|20)\d{2})\s*$/.exec(number)?.[1] ?? [])
    .every((year) => Number(year) >= Number(day.slice(0, 4)))

interface AfterLists {
  name: string
  retries: number
  isOfCourt(court: string): boolean
  match(context: Context, listId: string): Promise<void>
}

export const afterLists = ({ name, retries, isOfCourt, match }: AfterLists) =>
  after({
    name,
    to: ['list.read'],
    retries,
    timeoutSeconds: 300,
    concurrency: 1,
    queued: ({ subject: { id }, detail: { court, is_changed } }) =>
      isOfCourt(court) && is_changed ? { onceBy: id } : null,
    run:
      (context) =>
      ({ subject }) =>
        match(context, subject.id),
  })
