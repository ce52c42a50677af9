import * as contract from '@peshi/contract/matters/families'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createFamilies } from './families.service.ts'

export function familiesRoutes(context: Context): Bound[] {
  const families = createFamilies(context)
  const message = messages.dataUpdated

  return [
    bind(contract.getFamily, async ({ actor, params }) => ({ data: await families.get(actor, params.id) })),
    bind(contract.linkMatters, async ({ actor, params, body }) => ({
      data: await families.link(actor, params.id, body),
      message,
    })),
    bind(contract.unlinkMatters, async ({ actor, params, body }) => ({
      data: await families.unlink(actor, params.id, body.other_id),
      message,
    })),
    bind(contract.dismissSuggestion, async ({ actor, params, body }) => ({
      data: await families.dismiss(actor, params.id, body.other_id),
      message,
    })),
    bind(contract.addAlias, async ({ actor, params, body }) => ({
      data: await families.addAlias(actor, params.id, body),
      message,
    })),
    bind(contract.removeAlias, async ({ actor, params, body }) => ({
      data: await families.removeAlias(actor, params.id, body.alias_id),
      message,
    })),
    bind(contract.setFir, async ({ actor, params, body }) => ({
      data: await families.setFir(actor, params.id, body),
      message,
    })),
  ]
}
