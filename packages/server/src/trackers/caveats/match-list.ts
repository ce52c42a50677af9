import { courtDateAt } from '@peshi/contract/platform/dates'
import { and, gte, isNull } from 'drizzle-orm'
import { listsRepo } from '../../courts/lists-and-boards/lists.repo.ts'
import { matchOnList } from '../../courts/lists-and-boards/match-on-list.ts'
import type { Context } from '../../platform/process/context.ts'
import { caveatsRepo } from './caveats.repo.ts'
import { caveatTracker } from './caveats.schema.ts'
import { reasonFor } from './find-filing.ts'
import { suggestFilings } from './suggest-filing.ts'

export async function matchCaveatList({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>, listId: string) {
  const list = await db.asSystem('tracking', (tx) => listsRepo(tx).get(listId))
  for (const [chamberId, matches] of await matchOnList(db, list, await readWaiting()))
    await db.asChamber(chamberId, async (tx) => {
      const repo = caveatsRepo(tx, chamberId)
      for (const { id, entry } of matches) {
        const row = await repo.lock(id)
        const reason = row?.court === list.court ? reasonFor(row, entry, entry.case_numbers) : null
        if (!row || !reason) continue
        const number = (entry.case_numbers[0] ?? entry.item).replace(/\s+/g, ' ')
        await suggestFilings(tx, { emit }, repo, row, [
          {
            source: 'list',
            court: list.court,
            case_key: `number:${number}`,
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
    return rows.map(({ caveator, caveatee, ...tracker }) => ({ ...tracker, keys: [...caveator, ...caveatee] }))
  }
}
