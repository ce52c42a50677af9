import { getAccessRules, setAccessRules } from '@peshi/contract/chamber/access-rules'
import * as contract from '@peshi/contract/chamber/members'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { messages } from '@peshi/contract/platform/messages'
import {
  askFirst,
  type Bound,
  bind,
  bindData,
  bindPublic,
  change,
  changeDone,
  changeSaved,
} from '../../platform/http/bind.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'

export function membersRoutes(context: Context): Bound[] {
  const { accessRules, members, invitations, chamberSwitch: chambers, limits } = context.services
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
    change(
      contract.invite,
      askFirst(
        ({ actor }) => takeInvitation(actor.chamberId),
        async ({ tx, actor, body }) => ({
          ...(await invitations.invite(tx, actor, body)),
          message: sent(body.email),
        }),
      ),
    ),
    change(
      contract.renewInvitation,
      askFirst(
        ({ actor }) => takeInvitation(actor.chamberId),
        async ({ tx, actor, params }) => {
          const renewed = await invitations.renew(tx, actor, params.id)
          return { ...renewed, message: sent(renewed.data.email) }
        },
      ),
    ),
    changeDone(contract.revokeInvitation, messages.invitationRevoked, ({ tx, actor, params }) =>
      invitations.revoke(tx, actor, params.id),
    ),
    changeDone(contract.changeRole, messages.roleChanged, ({ tx, actor, params, body }) =>
      members.changeRole(tx, actor, params.id, body.role),
    ),
    bindData(contract.memberLoad, ({ actor, params }) => members.load(actor, params.id)),
    changeDone(contract.removeMember, messages.memberRemoved, ({ tx, actor, params, body }) =>
      members.remove(tx, actor, params.id, body.hand_to),
    ),
    changeDone(contract.leaveChamber, messages.chamberLeft, ({ tx, actor }) => members.leave(tx, actor)),
    changeDone(
      contract.handChamberOver,
      messages.chamberHandedOver,
      askFirst(
        ({ actor, body }) => members.checkHandingOver(actor, body),
        ({ tx, actor, body }) => members.handOver(tx, actor, body),
      ),
    ),
    bindPublic(contract.lookAtInvitation, 'invitation-link', async ({ body, request }) => ({
      data: await open(request.ip, () => invitations.look(body.token)),
    })),
    changeSaved(
      contract.acceptInvitation,
      messages.chamberJoined,
      askFirst(
        ({ actor, body, request }) => open(request.ip, () => invitations.findForActor(actor, body.token)),
        ({ tx, actor }, found) => invitations.accept(tx, actor, found),
      ),
    ),
    bindPublic(contract.joinChamber, 'invitation-link', ({ body, request }) =>
      open(request.ip, () => invitations.register(body, visitorOf(request))),
    ),
    bind(getAccessRules, ({ actor }) => accessRules.get(actor)),
    changeSaved(setAccessRules, messages.accessRulesSaved, ({ tx, actor, body }) => accessRules.set(tx, actor, body)),
    bindData(contract.myChambers, ({ actor }) => chambers.list(actor)),
    bindPublic(contract.switchChamber, 'invitation-link', ({ body, request }) =>
      open(request.ip, () => chambers.to(body.refreshToken, body.chamber_id, visitorOf(request))),
    ),
  ]
}
