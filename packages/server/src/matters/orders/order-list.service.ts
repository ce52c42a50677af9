import {
  type ListedOrder,
  type listAllOrders,
  type markOrders,
  mostOrdersMarked,
  type readAllOrders,
} from '@peshi/contract/matters/orders'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { OrderId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { searchPatterns } from '../matters/matters.search.ts'
import { type OrderFilters, orderListRepo } from './order-list.repo.ts'

const repoOf = (tx: Tx, actor: Actor) => orderListRepo(tx, actor.chamberId, actor.personId)

const filtersOf = ({ search, ...filters }: BodyOf<typeof readAllOrders>): OrderFilters => ({
  ...filters,
  patterns: searchPatterns(search),
})

export function createOrderList({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    list(actor: Actor, { page, perPage, unread = false, ...asked }: QueryOf<typeof listAllOrders>) {
      authorize(actor, 'read', 'Order')
      const filters = filtersOf(asked)
      return db.asChamber(actor, async (tx) => {
        const repo = repoOf(tx, actor)
        const [rows, counted] = await Promise.all([
          repo.list({ ...filters, unreadOnly: unread }, { limit: perPage, offset: (page - 1) * perPage }),
          repo.count(filters),
        ])
        const data = rows.map(
          ({ id, has_copy, forum, ...row }): ListedOrder => ({
            ...row,
            _id: id,
            court_title: forum ?? courtTitle(row.hc_name),
            document: has_copy ? 'ready' : row.document,
          }),
        )
        const total = unread ? counted.unread : counted.all
        return { data, meta: { total, page, perPage, unread: counted.unread } }
      })
    },

    async mark(tx: Tx, actor: Actor, { ids, is_read }: BodyOf<typeof markOrders>): Promise<OrderId[]> {
      authorize(actor, 'read', 'Order')
      const repo = repoOf(tx, actor)
      const own = await repo.listOwnIds(ids)
      if (own.length < new Set(ids).size) throw new NotFound()
      await (is_read ? repo.markRead(own, clock.now()) : repo.markUnread(own))
      return own
    },

    async readAll(tx: Tx, actor: Actor, asked: BodyOf<typeof readAllOrders>): Promise<OrderId[]> {
      authorize(actor, 'read', 'Order')
      const repo = repoOf(tx, actor)
      const ids = await repo.listUnreadIds(filtersOf(asked), mostOrdersMarked)
      await repo.markRead(ids, clock.now())
      return ids
    },
  }
}
