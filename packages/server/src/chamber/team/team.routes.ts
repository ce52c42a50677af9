import * as contract from '@peshi/contract/chamber/team'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createTeams } from './team.service.ts'

export function teamRoutes(context: Context): Bound[] {
  const teams = createTeams(context)

  return [
    bind(contract.listMembers, async ({ actor }) => ({ data: await teams.listMembers(actor) })),
    bind(contract.getTeam, async ({ actor, params }) => ({ data: await teams.get(actor, params.id) })),
    bind(contract.setTeam, async ({ actor, params, body }) => ({
      data: await teams.set(actor, params.id, body),
      message: messages.teamSaved,
    })),
  ]
}
