import { courtDateAt } from '@peshi/contract/platform/dates'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import type { TrackerCalls } from '@peshi/contract/trackers/trackers'
import { sendTable } from '../../chamber/audit/send-table.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Column } from '../../platform/export/table.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Bound, bind, change } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Words } from '../../platform/words.ts'

interface Service<Id, Query, Shown> {
  list(actor: Actor, query: Query & { page: number; perPage: number }): Promise<unknown>
  batches(actor: Actor, query: Query): AsyncIterable<Shown[]>
  listBin(actor: Actor): Promise<unknown>
  get(actor: Actor, id: Id): Promise<unknown>
  remove(tx: Tx, actor: Actor, ids: readonly Id[]): Promise<Id[]>
  restore(tx: Tx, actor: Actor, ids: readonly Id[]): Promise<Id[]>
}

interface Kind<Id, Query, Shown> {
  calls: TrackerCalls
  service: Service<Id, Query, Shown>
  /** The heading of the exported list. `fileName` has no date and no ending. */
  title: string
  fileName: string
  columns(words: Words): readonly Column<Shown>[]
  messages: Record<'deleted' | 'restored', string>
}

/** Routes that all trackers have. */
export function trackerRoutes<Id, Query, Shown>(context: Context, kind: Kind<Id, Query, Shown>): Bound[] {
  const { calls, service, title, columns } = kind
  interface Ids {
    ids: Id[]
  }
  return [
    bind<Endpoint>(calls.list, ({ actor, query }) => service.list(actor, query as never) as never),
    bind<Endpoint>(calls.file, ({ actor, query, reply }) => {
      const table = (words: Words) => ({
        title: words.say(title),
        language: words.language,
        columns: columns(words),
        batches: service.batches(actor, query as Query),
      })
      const name = `${kind.fileName}-${courtDateAt(context.clock.now())}`
      return sendTable(context, { actor, reply }, table, (query as { type: 'csv' }).type, name)
    }),
    bind<Endpoint>(calls.inBin, async ({ actor }) => ({ data: await service.listBin(actor) })),
    bind<Endpoint>(calls.get, async ({ actor, params }) => ({
      data: await service.get(actor, (params as { id: Id }).id),
    })),
    change<Endpoint>(calls.deleteMany, async ({ tx, actor, body }) => ({
      data: { ids: await service.remove(tx, actor, (body as Ids).ids) },
      message: kind.messages.deleted,
    })),
    change<Endpoint>(calls.restore, async ({ tx, actor, body }) => ({
      data: { ids: await service.restore(tx, actor, (body as Ids).ids) },
      message: kind.messages.restored,
    })),
  ]
}

export const checkedOn = (heading: string): Column<{ last_checked_at: string | null }> => ({
  heading,
  kind: 'date',
  width: 14,
  value: ({ last_checked_at }) => last_checked_at && courtDateAt(new Date(last_checked_at)),
})
