import * as contract from '@peshi/contract/chamber/team'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function teamRoutes({ services: { teams } }: Context): Bound[] {
  return [
    bindData(contract.listMembers, ({ actor }) => teams.listMembers(actor)),
    bindData(contract.getTeam, ({ actor, params }) => teams.get(actor, params.id)),
    changeSaved(contract.setTeam, messages.teamSaved, ({ tx, actor, params, body }) =>
      teams.set(tx, actor, params.id, body),
    ),
  ]
}
