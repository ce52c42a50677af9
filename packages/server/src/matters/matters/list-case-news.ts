import type { NotificationKind } from '@peshi/contract/chamber/notifications'
import type { CaseEventKind } from '@peshi/contract/courts/sync'
import type { CaseId } from '@peshi/contract/platform/ids'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { NewsOfEvent } from '../../chamber/notifications/notify-of-events.ts'
import { caseEvent } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import type { Event } from '../../platform/events/emit.ts'

const kinds: Partial<Record<CaseEventKind, NotificationKind>> = {
  'new-order': 'order.new',
  'new-date': 'date.changed',
  disposed: 'case.disposed',
}
const notifiableKinds = Object.keys(kinds) as CaseEventKind[]

/** In days. A matter that is restored from the recycle bin may have many older changes. */
const daysBack = 7

/** The changes of a case that its followers were not told yet. Marks them as told. */
export async function listCaseNews({ chamberId, subject, at }: Event<'case.read'>, tx: Tx): Promise<NewsOfEvent[]> {
  if (!chamberId) return []
  const caseId = subject.id as CaseId
  const ofCase = and(eq(matter.chamber_id, chamberId), eq(matter.case_id, caseId), isNull(matter.deleted_at))
  const oldest = new Date(at.getTime() - daysBack * 86_400_000)
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
        inArray(caseEvent.kind, notifiableKinds),
        gt(caseEvent.seen_at, oldest),
        sql`${caseEvent.seen_at} > coalesce(${matter.events_told_at}, ${matter.created_at})`,
      ),
    )
    .orderBy(asc(caseEvent.seen_at), asc(caseEvent.id))
  const last = news.at(-1)
  if (!last) return []
  await tx.update(matter).set({ events_told_at: last.seenAt }).where(ofCase)
  return news.flatMap(({ matterId, kind, before, after }): NewsOfEvent[] => {
    const as = kinds[kind]
    if (!as) return []
    return [{ kind: as, to: 'team', matterId, subject: { kind: 'matter', id: matterId }, values: { before, after } }]
  })
}
