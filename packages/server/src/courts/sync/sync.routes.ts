import { courtsHealth } from '@peshi/contract/courts/courts'
import { listSync, retrySync } from '@peshi/contract/courts/sync'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createCourtHealth } from './court-health.service.ts'
import { createSync } from './sync.service.ts'

export function syncRoutes(context: Context): Bound[] {
  const sync = createSync(context)
  const listHealth = createCourtHealth(context)
  return [
    bindData(courtsHealth, ({ actor }) => listHealth(actor)),
    bindData(listSync, ({ actor }) => sync.list(actor)),
    bindData(retrySync, ({ actor, body }) => sync.retry(actor, body.court)),
  ]
}
