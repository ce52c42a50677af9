import { courtsHealth } from '@peshi/contract/courts/courts'
import { listSync, retrySync } from '@peshi/contract/courts/sync'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function syncRoutes({ services: { sync, courtHealth: listHealth } }: Context): Bound[] {
  return [
    bindData(courtsHealth, ({ actor }) => listHealth(actor)),
    bindData(listSync, ({ actor }) => sync.list(actor)),
    bindData(retrySync, ({ actor, body }) => sync.retry(actor, body.court)),
  ]
}
