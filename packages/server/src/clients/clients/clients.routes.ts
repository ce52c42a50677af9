import * as contract from '@peshi/contract/clients/clients'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
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
    bind(contract.getClient, async ({ actor, params }) => ({ data: await clients.get(actor, params.id) })),
    bind(contract.createClient, async ({ actor, body }) => ({
      data: await clients.create(actor, body),
      message: messages.clientSaved,
    })),
    bind(contract.updateClient, async ({ actor, params, body }) => ({
      data: await clients.update(actor, params.id, body),
      message: messages.dataUpdated,
    })),
    bind(contract.deleteClient, async ({ actor, params }) => {
      await bin.remove(actor, params.id)
      return { message: messages.clientDeleted }
    }),
    bind(contract.restoreClient, async ({ actor, params }) => ({
      data: await bin.restore(actor, params.id),
      message: messages.clientRestored,
    })),
    bind(contract.clientsInBin, async ({ actor }) => ({ data: await bin.list(actor) })),
    bind(contract.mergeClient, async ({ actor, params, body }) => ({
      data: await bin.merge(actor, params.id, body.into),
      message: messages.clientMerged,
    })),
    bind(contract.recordConsent, async ({ actor, params, body }) => ({
      data: await clients.recordConsent(actor, params.id, body),
      message: messages.consentSaved,
    })),
    bind(contract.withdrawConsent, async ({ actor, params, body }) => ({
      data: await clients.withdrawConsent(actor, params.id, body),
      message: messages.dataUpdated,
    })),
    bind(contract.clientsOfMatter, async ({ actor, params }) => ({ data: await ofMatters.list(actor, params.id) })),
    bind(contract.linkClient, async ({ actor, params, body }) => ({
      data: await ofMatters.add(actor, params.id, body),
      message: messages.dataUpdated,
    })),
    bind(contract.unlinkClient, async ({ actor, params, body }) => ({
      data: await ofMatters.remove(actor, params.id, body),
      message: messages.dataUpdated,
    })),
    bind(contract.setOurSide, async ({ actor, params, body }) => ({
      data: await ofMatters.setOurSide(actor, params.id, body.our_side),
      message: messages.dataUpdated,
    })),
  ]
}
