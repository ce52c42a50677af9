import { z } from 'zod'
import { ChamberRole } from '../platform/abilities.ts'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ChamberId, InvitationId, PersonId } from '../platform/ids.ts'
import { Email, InvitationToken, Joining, Reauthentication } from '../platform/person.ts'
import { Session } from './account.ts'

export const workingRoles = ['advocate', 'clerk', 'billing'] as const
export const WorkingRole = z.enum(workingRoles)
export type WorkingRole = z.infer<typeof WorkingRole>

/** `email`, `mobile` and `last_seen_at` are null for readers who may not change members. */
export const Member = z.object({
  _id: PersonId,
  name: z.string(),
  role: ChamberRole,
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  joined_at: Instant,
  last_seen_at: Instant.nullable(),
  is_me: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  _id: InvitationId,
  email: z.string().nullable(),
  role: WorkingRole,
  invited_by: z.string().nullable(),
  created_at: Instant,
  expires_at: Instant,
  is_over: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const invitationDays = 7

const changes = { personally: true } as const
const id = z.object({ id: InvitationId })

export const listPeople = endpoint('GET /api/members', {
  can: ['read', 'Member'],
  summary: 'The members of the chamber; for people who manage them, also the open invitations',
  reply: ok({ data: z.array(Member), invitations: z.array(Invitation) }),
})

const invited = ok({
  data: Invitation,
  /** The complete link. Only this reply contains it: the server stores a hash. */
  link: z.string(),
  message: z.string(),
})

export const invite = endpoint('POST /api/members/invitations', {
  ...changes,
  reaches: ['messages'],
  can: ['create', 'Member'],
  isSecret: true,
  summary: 'Invite a person to the chamber by e-mail or by a link',
  body: z.object({ role: WorkingRole, email: Email.nullable().default(null) }),
  reply: invited,
})

export const renewInvitation = endpoint('POST /api/members/invitations/:id/renew', {
  ...changes,
  reaches: ['messages'],
  can: ['create', 'Member'],
  isSecret: true,
  summary: 'Renew an invitation: a new link for seven days; the old one expires',
  params: id,
  reply: invited,
})

export const revokeInvitation = endpoint('POST /api/members/invitations/:id/revoke', {
  ...changes,
  can: ['delete', 'Member'],
  summary: 'Withdraw an invitation',
  params: id,
  reply: ok({ message: z.string() }),
})

const member = z.object({ id: PersonId })

export const changeRole = endpoint('POST /api/members/:id/role', {
  ...changes,
  can: ['update', 'Member'],
  summary: 'Change a member’s role',
  params: member,
  body: z.object({ role: WorkingRole }),
  reply: ok({ message: z.string() }),
})

export const memberLoad = endpoint('GET /api/members/:id/load', {
  can: ['delete', 'Member'],
  summary: 'A member’s number of matters, and of future days on which they are to appear',
  params: member,
  reply: ok({ data: z.object({ matters: z.int(), hearings: z.int() }) }),
})

export const removeMember = endpoint('POST /api/members/:id/remove', {
  ...changes,
  can: ['delete', 'Member'],
  summary: 'Remove a member: their sessions in the chamber end at once, their work stays',
  params: member,
  body: z.object({
    hand_to: PersonId.nullable().default(null),
  }),
  reply: ok({ message: z.string() }),
})

export const leaveChamber = endpoint('POST /api/members/leave', {
  ...changes,
  access: 'person',
  can: ['read', 'Member'],
  summary: 'Leave the chamber; its last owner must hand it over first',
  reply: ok({ message: z.string() }),
})

export const handChamberOver = endpoint('POST /api/members/hand_over', {
  ...changes,
  can: ['manage', 'Member'],
  summary: 'Hand the chamber over to a member, confirmed by one’s own password',
  body: Reauthentication.extend({
    person_id: PersonId,
    /**
     * The person who hands the chamber over remains an owner if this is true, and becomes an advocate if it is false.
     */
    stay: z.boolean().default(false),
  }),
  reply: ok({ message: z.string() }),
})

const token = InvitationToken

export const lookAtInvitation = endpoint('POST /api/invitations/look', {
  access: 'public',
  readsOnly: true,
  summary: 'Show an invitation without using it',
  body: z.object({ token }),
  reply: ok({
    data: z.object({
      chamber: z.string(),
      role: WorkingRole,
      invited_by: z.string().nullable(),
      email: z.string().nullable(),
      expires_at: Instant,
    }),
  }),
})

export const acceptInvitation = endpoint('POST /api/invitations/accept', {
  access: 'person',
  personally: true,
  can: ['read', 'Member'],
  summary: 'Join a chamber with an existing account; `switchChamber` opens it',
  body: z.object({ token }),
  reply: ok({ data: z.object({ chamber_id: ChamberId }), message: z.string() }),
})

export const joinChamber = endpoint('POST /api/invitations/register', {
  access: 'public',
  summary: 'Join a chamber with a new account',
  body: Joining,
  reply: Session,
})

export const myChambers = endpoint('GET /api/chambers', {
  access: 'person',
  personally: true,
  summary: 'The person’s chambers',
  reply: ok({
    data: z.array(z.object({ _id: ChamberId, name: z.string(), role: ChamberRole, is_current: z.boolean() })),
  }),
})

export const switchChamber = endpoint('POST /jwt/switch-chamber', {
  access: 'public',
  summary: 'Exchange a refresh token for a session in another chamber of the person',
  body: z.object({ refreshToken: z.string().min(1).max(500), chamber_id: ChamberId }),
  reply: Session,
})
