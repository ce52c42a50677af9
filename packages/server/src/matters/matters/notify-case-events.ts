import type { NotificationKind } from '@peshi/contract/chamber/notifications'
import type { CaseEventKind } from '@peshi/contract/courts/sync'
import type { CaseId, ChamberId } from '@peshi/contract/platform/ids'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type NotifyNeeds, notify } from '../../chamber/notifications/notify.ts'
import { caseEvent } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'

const kinds: Partial<Record<CaseEventKind, NotificationKind>> = {
  'new-order': 'order.new',
  'new-date': 'date.changed',
  disposed: 'case.disposed',
}
const reported = Object.keys(kinds) as CaseEventKind[]

/** In days. A matter that is restored from the recycle bin may have many older changes. */
const daysBack = 7

export async function notifyCaseEvents(
  tx: Tx,
  context: NotifyNeeds,
  chamberId: ChamberId,
  caseId: CaseId,
): Promise<void> {
  const ofCase = and(eq(matter.chamber_id, chamberId), eq(matter.case_id, caseId), isNull(matter.deleted_at))
  const oldest = new Date(context.clock.now().getTime() - daysBack * 86_400_000)
  const news = await tx
    .select({
      matterId: matter.id,
      kind: caseEvent.kind,
      before: caseEvent.before,
      after: caseEvent.after,
      seenAt: caseEvent.seen_at,
    })
    .from(matter)
    .innerJoin(caseEvent, eq(caseEvent.case_id, matter.case_id))
    .where(
      and(
        ofCase,
        inArray(caseEvent.kind, reported),
        gt(caseEvent.seen_at, oldest),
        sql`${caseEvent.seen_at} > coalesce(${matter.events_told_at}, ${matter.created_at})`,
      ),
    )
    .orderBy(asc(caseEvent.seen_at), asc(caseEvent.id))
  const last = news.at(-1)
  if (!last) return
  await tx.update(matter).set({ events_told_at: last.seenAt }).where(ofCase)
  await notify(
    tx,
    context,
    chamberId,
    ...news.flatMap(({ matterId, kind, before, after }) => {
      const as = kinds[kind]
      if (!as) return []
      return [
        {
          kind: as,
          to: 'team' as const,
          matterId,
          subject: { kind: 'matter' as const, id: matterId },
          values: { before, after },
        },
      ]
    }),
  )
}
