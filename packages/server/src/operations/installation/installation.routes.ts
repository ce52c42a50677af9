import * as contract from '@peshi/contract/operations/installation'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createInstallation } from './installation.service.ts'

export function installationRoutes(context: Context): Bound[] {
  const installation = createInstallation(context)
  return [
    bind(contract.getInstallation, async ({ actor }) => ({ data: await installation.get(actor) })),
    bind(contract.listChambers, ({ actor, query }) => installation.listChambers(actor, query)),
    bind(contract.retryJob, async ({ actor, params }) => {
      await installation.retry(actor, params.id)
      return { message: messages.jobBegun }
    }),
  ]
}
