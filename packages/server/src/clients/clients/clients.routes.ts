import * as contract from '@peshi/contract/clients/clients'
import { messages } from '@peshi/contract/platform/messages'
import { askFirst, type Bound, bind, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function clientsRoutes({
  services: { clients, clientsBin: bin, consents, matterClients: ofMatters },
}: Context): Bound[] {
  return [
    bind(contract.listClients, ({ actor, query }) => clients.list(actor, query)),
    bindData(contract.getClient, ({ actor, params }) => clients.get(actor, params.id)),
    changeSaved(contract.createClient, messages.clientSaved, ({ tx, actor, body }) => clients.create(tx, actor, body)),
    changeSaved(
      contract.updateClient,
      messages.dataUpdated,
      askFirst(
        ({ actor, params }) => clients.listShared(actor, params.id),
        ({ tx, actor, params, body }, shared) => clients.update(tx, actor, params.id, body, shared),
      ),
    ),
    changeDone(contract.deleteClient, messages.clientDeleted, ({ tx, actor, params, body }) =>
      bin.remove(tx, actor, params.id, body.version),
    ),
    changeSaved(contract.restoreClient, messages.clientRestored, ({ tx, actor, params }) =>
      bin.restore(tx, actor, params.id),
    ),
    bindData(contract.clientTies, ({ actor, params }) => bin.ties(actor, params.id)),
    bindData(contract.clientsInBin, ({ actor }) => bin.list(actor)),
    changeSaved(
      contract.mergeClient,
      messages.clientMerged,
      askFirst(
        async ({ actor, params, body }) => ({
          from: await clients.listShared(actor, params.id),
          into: await clients.listShared(actor, body.into),
        }),
        ({ tx, actor, params, body }, shared) => bin.merge(tx, actor, params.id, body, shared),
      ),
    ),
    changeSaved(contract.recordConsent, messages.consentSaved, ({ tx, actor, params, body }) =>
      consents.give(tx, actor, params.id, body),
    ),
    changeSaved(contract.withdrawConsent, messages.dataUpdated, ({ tx, actor, params, body }) =>
      consents.withdraw(tx, actor, params.id, body),
    ),
    bindData(contract.clientsOfMatter, ({ actor, params }) => ofMatters.list(actor, params.id)),
    changeSaved(contract.linkClient, messages.dataUpdated, ({ tx, actor, params, body }) =>
      ofMatters.add(tx, actor, params.id, body),
    ),
    changeSaved(contract.unlinkClient, messages.dataUpdated, ({ tx, actor, params, body }) =>
      ofMatters.remove(tx, actor, params.id, body),
    ),
    changeSaved(contract.setOurSide, messages.dataUpdated, ({ tx, actor, params, body }) =>
      ofMatters.setOurSide(tx, actor, params.id, body),
    ),
  ]
}
