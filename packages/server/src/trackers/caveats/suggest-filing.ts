import { recordActivity } from '../../chamber/activity/record.ts'
import { type NotifyNeeds, notify } from '../../chamber/notifications/notify.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { CaveatHitRow, CaveatRow, caveatsRepo } from './caveats.repo.ts'

export const caveatLabel = (row: Pick<CaveatRow, 'caveator' | 'caveatee'>) => `${row.caveator} v. ${row.caveatee}`

type NewHits = Parameters<ReturnType<typeof caveatsRepo>['keepHits']>[1]

export async function suggestFilings(
  tx: Tx,
  context: NotifyNeeds,
  repo: ReturnType<typeof caveatsRepo>,
  row: CaveatRow,
  hits: NewHits,
): Promise<CaveatHitRow[]> {
  const fresh = await repo.keepHits(row.id, hits)
  const { chamber_id: chamberId, matter_id: matterId } = row
  const subject = { kind: 'caveat' as const, id: row.id, label: caveatLabel(row) }
  for (const hit of fresh) {
    await recordActivity(
      tx,
      { chamberId },
      {
        action: 'caveat.suggested',
        at: context.clock.now(),
        matterId,
        subject,
        detail: { number: hit.case_number, date: hit.listed_on },
      },
    )
    await notify(tx, context, chamberId, {
      kind: 'caveat.matched',
      to: 'team',
      subject,
      matterId,
      values: { number: hit.case_number },
    })
  }
  if (fresh.length > 0) await context.events.announce(tx, chamberId, { type: 'caveats.changed' })
  return fresh
}
