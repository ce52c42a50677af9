import * as contract from '@peshi/contract/operations/installation'
import * as stateContract from '@peshi/contract/operations/installation-state'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function installationRoutes({ services: { installation, installationState: state } }: Context): Bound[] {
  return [
    bindData(stateContract.getInstallationState, ({ actor }) => state.get(actor)),
    bindData(stateContract.sendTestMessage, async ({ actor, body }) => ({
      problem: await state.test(actor, body.channel),
    })),
    bindData(contract.getInstallation, ({ actor }) => installation.get(actor)),
    bind(contract.listChambers, ({ actor, query }) => installation.listChambers(actor, query)),
    bindDone(contract.retryJob, messages.jobBegun, ({ actor, params }) => installation.retry(actor, params.id)),
  ]
}
