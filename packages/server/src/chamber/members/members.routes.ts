import * as contract from '@peshi/contract/chamber/members'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone, bindPublic, bindSaved } from '../../platform/http/bind.ts'
import { createLimits } from '../../platform/http/limits.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { createSessions } from '../account/session.service.ts'
import { createInvitations } from './invitations.service.ts'
import { createMembers } from './members.service.ts'
import { createChamberSwitch } from './switch-chamber.ts'

export function membersRoutes(context: Context): Bound[] {
  const sessions = createSessions({ ...context, secret: context.config.secret })
  const members = createMembers(context)
  const invitations = createInvitations({ ...context, sessions })
  const chambers = createChamberSwitch({ ...context, sessions })
  const limits = createLimits(context)
  const open = <T>(network: string, attempt: () => Promise<T>) => limits.hold('invitation-link', { network }, attempt)
  async function takeInvitation(chamber: string): Promise<void> {
    await limits.take('invite', { chamber })
    await limits.take('invite-day', { chamber })
  }
  const sent = (email: string | null) =>
    email && context.outlets.email ? messages.invitationSent : messages.invitationReady

  return [
    bind(contract.listPeople, async ({ actor }) => ({
      data: await members.list(actor),
      invitations: isAllowed(actor.abilities, 'create', 'Member') ? await invitations.list(actor) : [],
    })),
    bind(contract.invite, async ({ actor, body }) => {
      await takeInvitation(actor.chamberId)
      return { ...(await invitations.invite(actor, body)), message: sent(body.email) }
    }),
    bind(contract.renewInvitation, async ({ actor, params }) => {
      await takeInvitation(actor.chamberId)
      const renewed = await invitations.renew(actor, params.id)
      return { ...renewed, message: sent(renewed.data.email) }
    }),
    bindDone(contract.revokeInvitation, messages.invitationRevoked, ({ actor, params }) =>
      invitations.revoke(actor, params.id),
    ),
    bindDone(contract.changeRole, messages.roleChanged, ({ actor, params, body }) =>
      members.changeRole(actor, params.id, body.role),
    ),
    bindData(contract.memberLoad, ({ actor, params }) => members.load(actor, params.id)),
    bindDone(contract.removeMember, messages.memberRemoved, ({ actor, params, body }) =>
      members.remove(actor, params.id, body.hand_to),
    ),
    bindDone(contract.leaveChamber, messages.chamberLeft, ({ actor }) => members.leave(actor)),
    bindDone(contract.handChamberOver, messages.chamberHandedOver, ({ actor, body }) => members.handOver(actor, body)),
    bindPublic(contract.lookAtInvitation, 'invitation-link', async ({ body, request }) => ({
      data: await open(request.ip, () => invitations.look(body.token)),
    })),
    bindSaved(contract.acceptInvitation, messages.chamberJoined, ({ actor, body, request }) =>
      open(request.ip, () => invitations.accept(actor, body.token)),
    ),
    bindPublic(contract.joinChamber, 'invitation-link', ({ body, request }) =>
      open(request.ip, () => invitations.register(body, visitorOf(request))),
    ),
    bindData(contract.myChambers, ({ actor }) => chambers.list(actor)),
    bindPublic(contract.switchChamber, 'invitation-link', ({ body, request }) =>
      open(request.ip, () => chambers.to(body.refreshToken, body.chamber_id, visitorOf(request))),
    ),
  ]
}
