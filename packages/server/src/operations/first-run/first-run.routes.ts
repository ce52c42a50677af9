import * as contract from '@peshi/contract/operations/first-run'
import { messages } from '@peshi/contract/platform/messages'
import type { Arriving } from '../../platform/http/arriving.ts'
import { type Bound, bindPublic } from '../../platform/http/bind.ts'
import { bearerOf } from '../../platform/http/guard.ts'
import type { Context } from '../../platform/process/context.ts'

export function firstRunRoutes({ services: { firstRun, limits } }: Context): Bound[] {
  const hold = <T>(network: string, attempt: () => Promise<T>) => limits.hold('first-run', { network }, attempt)
  return [
    bindPublic(contract.getFirstRun, 'first-run', ({ body, request }) =>
      hold(request.ip, async () => ({ data: await firstRun.get(body.link) })),
    ),
    bindPublic(contract.sendBackupPart, 'first-run', ({ query, body, request }) =>
      hold(request.ip, async () => ({
        data: { received: await firstRun.addPart(bearerOf(request), query.offset, body as Arriving | undefined) },
      })),
    ),
    bindPublic(contract.restoreBackup, 'first-run', ({ body, request }) =>
      hold(request.ip, async () => {
        await firstRun.restore(body.link, body.name)
        return { message: messages.restoreStarted }
      }),
    ),
  ]
}
