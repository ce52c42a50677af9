import * as contract from '@peshi/contract/clients/clients'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createClients } from './clients.service.ts'
import { createClientsBin } from './clients-bin.service.ts'
import { createMatterClients } from './matter-clients.service.ts'

export function clientsRoutes(context: Context): Bound[] {
  const clients = createClients(context)
  const bin = createClientsBin(context)
  const ofMatters = createMatterClients(context)

  return [
    bind(contract.listClients, ({ actor, query }) => clients.list(actor, query)),
    bindData(contract.getClient, ({ actor, params }) => clients.get(actor, params.id)),
    bindSaved(contract.createClient, messages.clientSaved, ({ actor, body }) => clients.create(actor, body)),
    bindSaved(contract.updateClient, messages.dataUpdated, ({ actor, params, body }) =>
      clients.update(actor, params.id, body),
    ),
    bindDone(contract.deleteClient, messages.clientDeleted, ({ actor, params }) => bin.remove(actor, params.id)),
    bindSaved(contract.restoreClient, messages.clientRestored, ({ actor, params }) => bin.restore(actor, params.id)),
    bindData(contract.clientsInBin, ({ actor }) => bin.list(actor)),
    bindSaved(contract.mergeClient, messages.clientMerged, ({ actor, params, body }) =>
      bin.merge(actor, params.id, body.into),
    ),
    bindSaved(contract.recordConsent, messages.consentSaved, ({ actor, params, body }) =>
      clients.recordConsent(actor, params.id, body),
    ),
    bindSaved(contract.withdrawConsent, messages.dataUpdated, ({ actor, params, body }) =>
      clients.withdrawConsent(actor, params.id, body),
    ),
    bindData(contract.clientsOfMatter, ({ actor, params }) => ofMatters.list(actor, params.id)),
    bindSaved(contract.linkClient, messages.dataUpdated, ({ actor, params, body }) =>
      ofMatters.add(actor, params.id, body),
    ),
    bindSaved(contract.unlinkClient, messages.dataUpdated, ({ actor, params, body }) =>
      ofMatters.remove(actor, params.id, body),
    ),
    bindSaved(contract.setOurSide, messages.dataUpdated, ({ actor, params, body }) =>
      ofMatters.setOurSide(actor, params.id, body.our_side),
    ),
  ]
}
