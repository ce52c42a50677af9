import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import type { Event } from '../../platform/events/emit.ts'
import type { Context } from '../../platform/process/context.ts'
import { dueCheck } from '../due-checks/due-checks.schema.ts'
import { putDueChecks } from '../due-checks/put-due-checks.ts'

/** Each unread matter has one open check, until a page of its case was read. */
export function followUnread({ clock }: Pick<Context, 'clock'>) {
  async function put(tx: Tx, events: readonly Event[]): Promise<void> {
    for (const [chamberId, ids] of byChamber(events)) {
      const unread = await listUnread(tx, chamberId, ids)
      const checks = unread.map(({ id, title, hc_name: court }) => ({
        kind: 'case' as const,
        subjectId: id,
        court,
        query: {},
        label: title,
        dueAt: clock.now(),
      }))
      await putDueChecks(tx, chamberId, checks, clock.now())
    }
  }

  /** The chamber may choose the court of a CNR later, and a matter can get its first number. */
  async function edit(tx: Tx, events: readonly Event[]): Promise<void> {
    await remove(tx, events)
    await put(tx, events)
    for (const [chamberId, ids] of byChamber(events))
      for (const { id, title: label, hc_name: court } of await listUnread(tx, chamberId, ids))
        await tx
          .update(dueCheck)
          .set({ court, label })
          .where(waitingFor(chamberId, [id]))
  }

  async function remove(tx: Tx, events: readonly Event[]): Promise<void> {
    for (const [chamberId, ids] of byChamber(events)) {
      const unread = (await listUnread(tx, chamberId, ids)).map(({ id }) => id)
      const subjectIds = ids.filter((id) => !unread.includes(id))
      if (subjectIds.length > 0) await tx.delete(dueCheck).where(waitingFor(chamberId, subjectIds))
    }
  }

  /** A check that somebody answers now is settled by this answer. */
  const waitingFor = (chamberId: ChamberId, subjectIds: string[]) =>
    and(
      eq(dueCheck.chamber_id, chamberId),
      eq(dueCheck.kind, 'case'),
      eq(dueCheck.state, 'due'),
      inArray(dueCheck.subject_id, subjectIds),
      or(isNull(dueCheck.taken_until), lte(dueCheck.taken_until, clock.now())),
    )

  return {
    'matter.added': put,
    'matter.restored': put,
    'matter.edited': edit,
    'matter.rebound': remove,
    'matter.deleted': remove,
  }
}

function byChamber(events: readonly Event[]): [ChamberId, MatterId[]][] {
  const known = events.flatMap(({ chamberId, matterId }) => (chamberId && matterId ? [{ chamberId, matterId }] : []))
  return [...Map.groupBy(known, ({ chamberId }) => chamberId)].map(([chamberId, of]) => [
    chamberId,
    of.map(({ matterId }) => matterId),
  ])
}

const listUnread = (tx: Tx, chamberId: ChamberId, ids: readonly MatterId[]) =>
  tx
    .select({ id: matter.id, title: matter.title, hc_name: matter.hc_name })
    .from(matter)
    .where(
      and(
        eq(matter.chamber_id, chamberId),
        inArray(matter.id, [...ids]),
        isNull(matter.deleted_at),
        eq(matter.is_unread, true),
      ),
    )
