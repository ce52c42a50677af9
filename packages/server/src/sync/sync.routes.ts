import { listCaseEvents, listSync, retrySync } from '@peshi/contract/sync'
import type { Context } from '../context.ts'
import { type Bound, bind } from '../http/bind.ts'
import { createSync } from './sync.service.ts'

export function syncRoutes(context: Context): Bound[] {
  const sync = createSync(context)
  return [
    bind(listSync, async ({ actor }) => ({ data: await sync.list(actor) })),
    bind(retrySync, async ({ actor, body }) => ({ data: await sync.retry(actor, body.court) })),
    bind(listCaseEvents, async ({ actor, query }) => ({ data: await sync.listEvents(actor, query.matter_id) })),
  ]
}
