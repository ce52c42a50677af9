import * as contract from '@peshi/contract/operations/installation'
import * as stateContract from '@peshi/contract/operations/installation-state'
import { messages } from '@peshi/contract/platform/messages'
import { askFirst, type Bound, bind, bindData, bindDone, bindSaved, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function installationRoutes({ services: { installation, installationState: state } }: Context): Bound[] {
  return [
    bindData(stateContract.getInstallationState, ({ actor }) => state.get(actor)),
    changeData(
      stateContract.sendTestMessage,
      askFirst(
        ({ actor, body }) => state.test(actor, body.channel),
        async ({ tx, actor, body }, problem) => {
          await state.recordTest(tx, actor, body.channel)
          return { problem }
        },
      ),
    ),
    bindData(contract.getInstallation, ({ actor }) => installation.get(actor)),
    bind(contract.listChambers, ({ actor, query }) => installation.listChambers(actor, query)),
    bind(contract.listDistrictSites, ({ actor, query }) => installation.listDistrictSites(actor, query)),
    bindSaved(contract.decideDistrictSite, messages.districtSiteSaved, ({ actor, params, body }) =>
      installation.decideDistrictSite(actor, params.unique_id, body),
    ),
    bindDone(contract.retryJob, messages.jobBegun, ({ actor, params }) => installation.retry(actor, params.id)),
  ]
}
