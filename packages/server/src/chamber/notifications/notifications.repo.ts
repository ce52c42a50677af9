import type { AlertChoice, NotificationKind } from '@peshi/contract/chamber/notifications'
import type { ChamberId, MatterId, NotificationId, PersonId } from '@peshi/contract/platform/ids'
import { and, count, countDistinct, desc, eq, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { alertChoice, notification } from './notifications.schema.ts'

const columns = {
  id: notification.id,
  kind: notification.kind,
  line: notification.line,
  at: notification.at,
  by_id: notification.by_person,
  by_name: person.name,
  matter_id: notification.matter_id,
  matter_title: matter.title,
  forum: matter.forum,
  hc_name: matter.hc_name,
  subject_kind: notification.subject_kind,
  subject_id: notification.subject_id,
  subject_label: notification.subject_label,
  values: notification.values,
  read_at: notification.read_at,
}

export type NotificationRow = Awaited<ReturnType<ReturnType<typeof notificationsRepo>['listOfLine']>>[number]

/** Whether anybody was notified of this. */
export async function isReported(
  tx: Tx,
  chamberId: ChamberId,
  kind: NotificationKind,
  subjectId: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(eq(notification.chamber_id, chamberId), eq(notification.kind, kind), eq(notification.subject_id, subjectId)),
    )
    .limit(1)
  return row !== undefined
}

interface Own {
  chamberId: ChamberId
  readerId: PersonId
}

const ownOf = ({ chamberId, readerId }: Own) =>
  and(eq(notification.chamber_id, chamberId), eq(notification.person_id, readerId), eq(notification.in_app, true))

const isUnread = sql<boolean>`(${notification.read_at} is null)`

type Wanted = Own & { unreadOnly?: true | undefined }

const wanted = ({ unreadOnly, ...own }: Wanted) => and(ownOf(own), unreadOnly && isNull(notification.read_at))

const countLines = (db: Tx, values: Wanted) =>
  db
    .select({ lines: sql<number>`count(distinct (${notification.line}, ${isUnread}))::int` })
    .from(notification)
    .where(wanted(values))

const listLines = (db: Tx, { limit, offset, ...values }: Wanted & { limit: number; offset: number }) =>
  db
    .select({
      id: sql<NotificationId>`(array_agg(${notification.id} order by ${notification.at} desc, ${notification.id} desc))[1]`,
      events: count(),
      matters: countDistinct(notification.matter_id),
    })
    .from(notification)
    .where(wanted(values))
    .groupBy(notification.line, isUnread)
    .orderBy(desc(max(notification.at)), desc(notification.line), desc(isUnread))
    .limit(limit)
    .offset(offset)

const selectRows = (db: Tx) =>
  db
    .select(columns)
    .from(notification)
    .leftJoin(person, eq(person.id, notification.by_person))
    .leftJoin(matter, and(eq(matter.chamber_id, notification.chamber_id), eq(matter.id, notification.matter_id)))

const listByIds = (db: Tx, { ids, ...own }: Own & { ids: readonly NotificationId[] }) =>
  selectRows(db).where(and(ownOf(own), inArray(notification.id, [...ids])))

export function notificationsRepo(tx: Tx, chamberId: ChamberId, readerId: PersonId) {
  const reader = { chamberId, readerId }
  const own = ownOf(reader)
  const unread = and(own, isNull(notification.read_at))
  const rows = () => selectRows(tx)

  const choiceFor = (id: MatterId) =>
    and(eq(alertChoice.chamber_id, chamberId), eq(alertChoice.matter_id, id), eq(alertChoice.person_id, readerId))

  return {
    async countUnread(): Promise<number> {
      const [row] = await countLines(tx, { ...reader, unreadOnly: true })
      return row?.lines ?? 0
    },

    async list(unreadOnly: boolean, limit: number, offset: number) {
      const values: Wanted = unreadOnly ? { ...reader, unreadOnly } : reader
      const [lines, [counted]] = await Promise.all([
        listLines(tx, { ...values, limit, offset }),
        countLines(tx, values),
      ])
      const total = counted?.lines ?? 0
      if (lines.length === 0) return { lines: [], total }
      const found = await listByIds(tx, { ...reader, ids: lines.map(({ id }) => id) })
      const byId = new Map(found.map((row) => [row.id, row]))
      return {
        lines: lines.flatMap(({ id, events, matters }) => {
          const row = byId.get(id)
          return row ? [{ row, events, matters }] : []
        }),
        total,
      }
    },

    get: (id: NotificationId) =>
      rows()
        .where(and(own, eq(notification.id, id)))
        .then(takeOne),

    listOfLine: ({ line, read_at }: { line: string; read_at: Date | null }, limit: number) =>
      rows()
        .where(and(own, eq(notification.line, line), read_at ? sql`not ${isUnread}` : isUnread))
        .orderBy(desc(notification.at), desc(notification.id))
        .limit(limit),

    async countOfLine({ line, read_at }: { line: string; read_at: Date | null }) {
      const [row] = await tx
        .select({ events: count(), matters: countDistinct(notification.matter_id) })
        .from(notification)
        .where(and(own, eq(notification.line, line), read_at ? sql`not ${isUnread}` : isUnread))
      return row ?? { events: 0, matters: 0 }
    },

    async markRead(at: Date, line?: string): Promise<number> {
      const read = await tx
        .update(notification)
        .set({ read_at: at })
        .where(and(unread, line === undefined ? undefined : eq(notification.line, line)))
        .returning({ id: notification.id })
      return read.length
    },

    async getChoice(id: MatterId): Promise<AlertChoice | null> {
      const [row] = await tx.select({ choice: alertChoice.choice }).from(alertChoice).where(choiceFor(id))
      return row?.choice ?? null
    },

    async setChoice(id: MatterId, choice: AlertChoice | null): Promise<void> {
      await tx.delete(alertChoice).where(choiceFor(id))
      if (choice)
        await tx
          .insert(alertChoice)
          .values({ chamber_id: chamberId, matter_id: id, person_id: readerId, choice })
          .onConflictDoUpdate({
            target: [alertChoice.chamber_id, alertChoice.matter_id, alertChoice.person_id],
            set: { choice },
          })
    },
  }
}

export const removeNotificationsBefore = (tx: Tx, chamberId: ChamberId, before: Date) =>
  tx.delete(notification).where(and(eq(notification.chamber_id, chamberId), lt(notification.at, before)))
