import { courtDateAt } from '@peshi/contract/platform/dates'
import type { AppealTrackerId, ChamberId } from '@peshi/contract/platform/ids'
import { and, gte, isNull } from 'drizzle-orm'
import { listsRepo } from '../../courts/lists-and-boards/lists.repo.ts'
import { type ListEntry, type ListMatch, matchOnList } from '../../courts/lists-and-boards/match-on-list.ts'
import { matchParties } from '../../courts/names/match-parties.ts'
import type { Context } from '../../platform/process/context.ts'
import { appealsRepo } from './appeals.repo.ts'
import { appealTracker } from './appeals.schema.ts'

/**
 * Suggests cases on a list that may be appeals against tracked judgments.
 * Compares the sounds of the names for all chambers together, then the names for each chamber.
 */
export async function matchAppealList({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>, listId: string) {
  const watched = await readWatched(courtDateAt(clock.now()))
  const list = await db.asSystem('tracking', (tx) => listsRepo(tx).get(listId))
  for (const [chamberId, matches] of await matchOnList(db, list, watched)) await suggest(chamberId, matches)

  async function readWatched(from: string) {
    const rows = await db.asSystem('tracking', (tx) =>
      tx
        .select({
          chamberId: appealTracker.chamber_id,
          id: appealTracker.id,
          petitioner: appealTracker.petitioner_keys,
          respondent: appealTracker.respondent_keys,
        })
        .from(appealTracker)
        .where(
          and(isNull(appealTracker.deleted_at), isNull(appealTracker.stopped_at), gte(appealTracker.stops_on, from)),
        ),
    )
    return rows.map(({ petitioner, respondent, ...tracker }) => ({ ...tracker, keys: [...petitioner, ...respondent] }))
  }

  async function suggest(chamberId: ChamberId, matches: ListMatch<AppealTrackerId>[]): Promise<void> {
    await db.asChamber(chamberId, async (tx) => {
      const repo = appealsRepo(tx, chamberId)
      for (const { id, entry } of matches) {
        const row = await repo.lock(id)
        if (!row || !isLater(entry, row.judgment_date)) continue
        const match = matchParties(row, entry)
        if (!match) continue
        const number = entry.case_numbers[0] ?? entry.item
        const [fresh] = await repo.keepHits(id, [
          {
            source: 'list',
            case_key: `number:${number.replace(/\s+/g, ' ').toUpperCase()}`,
            case_number: number.replace(/\s+/g, ' '),
            petitioner: entry.petitioner,
            respondent: entry.respondent,
            listed_on: list.date,
            item: entry.item,
            found_at: clock.now(),
          },
        ])
        if (!fresh) continue
        await emit(
          tx,
          { chamberId },
          {
            type: 'appeal.suggested',
            subject: { kind: 'appeal', id },
            matterId: row.matter_id,
            detail: { number, date: list.date },
          },
        )
      }
    })
  }
}

/** A case number of a year before the judgment cannot belong to its appeal. */
function isLater({ case_numbers }: ListEntry, judgmentDate: string): boolean {
  const years = case_numbers.flatMap((number) => /\b((?:19|20)\d{2})\s*$/.exec(number)?.[1] ?? [])
  return years.every((year) => Number(year) >= Number(judgmentDate.slice(0, 4)))
}
