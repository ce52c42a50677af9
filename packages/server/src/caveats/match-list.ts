import { courtDateAt } from '@peshi/contract/dates'
import type { CaveatTrackerId, ChamberId } from '@peshi/contract/ids'
import { and, eq, gt, gte, isNull } from 'drizzle-orm'
import { type ListRow, listsRepo } from '../cause-lists/lists.repo.ts'
import type { Context } from '../context.ts'
import { causeListEntry } from '../db/schema/cause-lists.ts'
import { caveatTracker } from '../db/schema/caveats.ts'
import { sideKeys } from '../names/match-parties.ts'
import { caveatsRepo } from './caveats.repo.ts'
import { caseKey, reasonFor } from './find-filing.ts'
import { suggestFilings } from './suggest-filing.ts'

/** So many rows are read in one statement. */
const batch = 250

type Entry = typeof causeListEntry.$inferSelect
type Waiting = { chamberId: ChamberId; id: CaveatTrackerId }

/**
 * Looks for both names of every caveat in force on one list of its court. First by the sound of the names over all
 * chambers, then the names themselves within each. What is met is a suggestion.
 */
export async function matchCaveatList({ db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>, listId: string) {
  const list = await db.asSystem('tracking', (tx) => listsRepo(tx).get(listId))
  const waiting = await readWaiting()
  if (waiting.size === 0) return
  const meetings = new Map<ChamberId, { id: CaveatTrackerId; entry: Entry }[]>()
  for await (const entry of readEntries(list)) {
    const keys = [...sideKeys(entry.petitioner), ...sideKeys(entry.respondent)]
    for (const { chamberId, id } of new Set(keys.flatMap((key) => waiting.get(key) ?? [])))
      meetings.set(chamberId, [...(meetings.get(chamberId) ?? []), { id, entry }])
  }
  for (const [chamberId, met] of meetings)
    await db.asChamber(chamberId, async (tx) => {
      const repo = caveatsRepo(tx, chamberId)
      for (const { id, entry } of met) {
        const row = await repo.lock(id)
        const reason = row?.court === list.court ? reasonFor(row, entry, entry.case_numbers) : null
        if (!row || !reason) continue
        const number = (entry.case_numbers[0] ?? entry.item).replace(/\s+/g, ' ')
        await suggestFilings(tx, { clock, events }, repo, row, [
          {
            source: 'list',
            court: list.court,
            case_key: caseKey(number),
            case_number: number,
            petitioner: entry.petitioner,
            respondent: entry.respondent,
            reason,
            listed_on: list.date,
            item: entry.item,
            found_at: clock.now(),
          },
        ])
      }
    })

  async function readWaiting() {
    const rows = await db.asSystem('tracking', (tx) =>
      tx
        .select({
          chamberId: caveatTracker.chamber_id,
          id: caveatTracker.id,
          caveator: caveatTracker.caveator_keys,
          caveatee: caveatTracker.caveatee_keys,
        })
        .from(caveatTracker)
        .where(
          and(
            isNull(caveatTracker.deleted_at),
            isNull(caveatTracker.matched_at),
            isNull(caveatTracker.renewed_by),
            gte(caveatTracker.expires_on, courtDateAt(clock.now())),
          ),
        ),
    )
    const byKey = new Map<string, Waiting[]>()
    for (const { caveator, caveatee, ...tracker } of rows)
      for (const key of new Set([...caveator, ...caveatee])) byKey.set(key, [...(byKey.get(key) ?? []), tracker])
    return byKey
  }

  async function* readEntries({ id, revision }: ListRow): AsyncGenerator<Entry> {
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
}
