import { courtsHealth } from '@peshi/contract/courts/courts'
import { listSync, retrySync } from '@peshi/contract/courts/sync'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createCourtHealth } from './court-health.service.ts'
import { createSync } from './sync.service.ts'

export function syncRoutes(context: Context): Bound[] {
  const sync = createSync(context)
  const listHealth = createCourtHealth(context)
  return [
    bind(courtsHealth, async ({ actor }) => ({ data: await listHealth(actor) })),
    bind(listSync, async ({ actor }) => ({ data: await sync.list(actor) })),
    bind(retrySync, async ({ actor, body }) => ({ data: await sync.retry(actor, body.court) })),
  ]
}
