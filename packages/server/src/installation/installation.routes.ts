import * as contract from '@peshi/contract/installation'
import { messages } from '@peshi/contract/messages'
import type { Context } from '../context.ts'
import { type Bound, bind } from '../http/bind.ts'
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
