import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import type { Context } from '../../platform/process/context.ts'
import { notification } from './notifications.schema.ts'
import { type News, type NotifyNeeds, notify } from './notify.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    /**
     * Lists the reminders that are due today. A reminder is not sent again if kind, subject, `values.date` and
     * `values.mark` are those of an earlier reminder.
     */
    listReminders?: (tx: Tx, chamberId: ChamberId, now: Date) => Promise<News[]>
  }
}

export async function remind({
  config,
  db,
  clock,
  events,
  outlets,
  features,
}: Pick<Context, 'db' | 'features'> & NotifyNeeds): Promise<void> {
  const now = clock.now()
  const chambers = await db.asSystem('reminders', (tx) =>
    tx.select({ id: chamber.id }).from(chamber).where(eq(chamber.enabled, true)).orderBy(asc(chamber.id)),
  )
  for (const { id } of chambers)
    await db.asChamber(id, async (tx) => {
      const news: News[] = []
      for (const { listReminders } of features) news.push(...((await listReminders?.(tx, id, now)) ?? []))
      const unreported: News[] = []
      for (const one of news) if (!(await wasNotified(tx, id, one))) unreported.push(one)
      await notify(tx, { config, clock, events, outlets }, id, ...unreported)
    })
}

async function wasNotified(tx: Tx, chamberId: ChamberId, { kind, subject, values = {} }: News): Promise<boolean> {
  const [row] = await tx
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(
        eq(notification.chamber_id, chamberId),
        eq(notification.kind, kind),
        eq(notification.subject_id, subject.id),
        sql`${notification.values} @> ${JSON.stringify({ date: values.date ?? null, mark: values.mark ?? null })}::jsonb`,
      ),
    )
    .limit(1)
  return row !== undefined
}
