import {
  type AlertChoice,
  type listNotifications,
  mostItemsShown,
  type NotificationItem,
  type NotificationLine,
} from '@peshi/contract/chamber/notifications'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { MatterId, NotificationId } from '@peshi/contract/platform/ids'
import { courtShort } from '@peshi/courts/catalogue/courts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type NotificationRow, notificationsRepo } from './notifications.repo.ts'

export function createNotifications({ db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>) {
  const repoOf = (tx: Tx, actor: Actor) => notificationsRepo(tx, actor.chamberId, actor.personId)

  async function markRead(tx: Tx, actor: Actor, line?: string): Promise<number> {
    const read = await repoOf(tx, actor).markRead(clock.now(), line)
    if (read > 0)
      await events.announce(tx, actor.chamberId, { type: 'notifications.changed', person_ids: [actor.personId] })
    return read
  }

  return {
    list(actor: Actor, { page, perPage, unread = false }: QueryOf<typeof listNotifications>) {
      authorize(actor, 'read', 'Dashboard')
      return db.asChamber(actor, async (tx) => {
        const repo = repoOf(tx, actor)
        const [{ lines, total }, all] = await Promise.all([
          repo.list(unread, perPage, (page - 1) * perPage),
          repo.countUnread(),
        ])
        const data = lines.map(({ row, ...counts }) => presentLine(row, counts))
        return { data, meta: { total, page, perPage, unread: all } }
      })
    },

    readAll(actor: Actor): Promise<number> {
      authorize(actor, 'read', 'Dashboard')
      return db.asChamber(actor, (tx) => markRead(tx, actor))
    },

    open(actor: Actor, id: NotificationId) {
      authorize(actor, 'read', 'Dashboard')
      return db.asChamber(actor, async (tx) => {
        const repo = repoOf(tx, actor)
        const row = await repo.get(id)
        const items = await repo.listOfLine(row, mostItemsShown)
        const counts = await repo.countOfLine(row)
        if (!row.read_at) await markRead(tx, actor, row.line)
        return { ...presentLine(row, counts), items: items.map(presentItem) }
      })
    },

    getChoice(actor: Actor, matterId: MatterId): Promise<AlertChoice | null> {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, async (tx) => {
        await assertMatterExists(tx, actor, matterId)
        return repoOf(tx, actor).getChoice(matterId)
      })
    },

    async setChoice(tx: Tx, actor: Actor, matterId: MatterId, choice: AlertChoice | null): Promise<void> {
      authorize(actor, 'read', 'Matter')
      await assertMatterExists(tx, actor, matterId)
      await repoOf(tx, actor).setChoice(matterId, choice)
    },
  }
}

const presentItem = (row: NotificationRow): NotificationItem => ({
  ...row,
  _id: row.id,
  at: row.at.toISOString(),
  by: row.by_id ? { _id: row.by_id, name: row.by_name ?? '' } : null,
  court_short: row.forum ?? (row.hc_name && courtShort(row.hc_name)),
  subject: { kind: row.subject_kind, id: row.subject_id, label: row.subject_label },
})

const presentLine = (row: NotificationRow, counts: { events: number; matters: number }): NotificationLine => ({
  ...presentItem(row),
  ...counts,
  is_unread: row.read_at === null,
})
