import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, PersonId } from '../platform/ids.ts'
import { Activity, LoggedEvent } from './activity.ts'

export const AccessKind = z.enum([
  'signed-in',
  'sign-in-failed',
  'code-failed',
  'signed-out',
  'session-ended',
  'changed-password',
  'changed-password-reset',
  'changed-mobile',
  'changed-second-factor-on',
  'changed-second-factor-off',
  'changed-recovery-codes',
  'changed-passkey',
  'changed-token',
  'changed-companion',
  'guarded-sign-in',
  'matter-opened',
  'matter-kept',
  'exported',
  'backup-started',
  'drill-started',
  'message-tested',
])
export type AccessKind = z.infer<typeof AccessKind>

export const AuditGroup = z.enum(['sign-ins', 'security', 'readings', 'exports', 'permissions', 'deletions', 'changes'])
export type AuditGroup = z.infer<typeof AuditGroup>

const groupOfAccess: Record<AccessKind, AuditGroup> = {
  'signed-in': 'sign-ins',
  'sign-in-failed': 'sign-ins',
  'code-failed': 'sign-ins',
  'signed-out': 'sign-ins',
  'session-ended': 'sign-ins',
  'changed-password': 'security',
  'changed-password-reset': 'security',
  'changed-mobile': 'security',
  'changed-second-factor-on': 'security',
  'changed-second-factor-off': 'security',
  'changed-recovery-codes': 'security',
  'changed-passkey': 'security',
  'changed-token': 'security',
  'changed-companion': 'security',
  'guarded-sign-in': 'security',
  'matter-opened': 'readings',
  'matter-kept': 'readings',
  exported: 'exports',
  'backup-started': 'exports',
  'drill-started': 'exports',
  'message-tested': 'exports',
}

const groupOfAction: Partial<Record<LoggedEvent, AuditGroup>> = {
  'matter.read': 'readings',
  'share.read': 'readings',
  'client.signed-in': 'sign-ins',
  'takeout.asked': 'exports',
  'matter.team-changed': 'permissions',
  'matter.team-role': 'permissions',
  'matter.sensitive': 'permissions',
  'matter.not-sensitive': 'permissions',
  'client.access-opened': 'permissions',
  'client.access-closed': 'permissions',
  'client.link-sent': 'permissions',
  'client.reach': 'permissions',
  'share.added': 'permissions',
  'share.revoked': 'permissions',
  'member.invited': 'permissions',
  'member.invitation-renewed': 'permissions',
  'member.invitation-revoked': 'permissions',
  'member.joined': 'permissions',
  'member.role': 'permissions',
  'member.removed': 'permissions',
  'member.left': 'permissions',
  'chamber.handed-over': 'permissions',
  'chamber.access-rules': 'permissions',
  'chamber.deletion-asked': 'deletions',
  'chamber.deletion-cancelled': 'deletions',
}

const isDeletion = (action: LoggedEvent) => /\.(?:.*-)?(?:deleted|removed|restored)$/.test(action)

export const groupOf = (action: LoggedEvent): AuditGroup =>
  groupOfAction[action] ?? (isDeletion(action) ? 'deletions' : 'changes')

export const auditGroups = Object.fromEntries(
  AuditGroup.options.map((group) => [
    group,
    {
      actions: LoggedEvent.options.filter((action) => groupOf(action) === group),
      accesses: AccessKind.options.filter((kind) => groupOfAccess[kind] === group),
    },
  ]),
) as Record<AuditGroup, { actions: LoggedEvent[]; accesses: AccessKind[] }>

export const AuditEntry = Activity.extend({
  device: z.string().nullable(),
  address: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const auditPerPage = 100

const filters = {
  person_id: PersonId.optional(),
  matter_id: MatterId.optional(),
  group: AuditGroup.optional(),
  from: CourtDate.optional(),
  to: CourtDate.optional(),
}

const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to
const order = { message: 'The last day is before the first', path: ['to'] }

export const listAudit = endpoint('GET /api/audit', {
  can: ['manage', 'all'],
  summary:
    'The audit log, newest first: who changed, viewed and downloaded what in the chamber, and who signed in. The owner sees all of it',
  query: z
    .object({ ...filters, before: Instant.optional(), before_id: z.uuid().optional() })
    .refine(isInOrder, order)
    .refine(({ before, before_id }) => (before === undefined) === (before_id === undefined), {
      message: 'Give both, or neither',
      path: ['before_id'],
    }),
  reply: ok({ data: z.array(AuditEntry), meta: z.object({ has_more: z.boolean() }) }),
})

export const auditPeople = endpoint('GET /api/audit/people', {
  can: ['manage', 'all'],
  summary: 'People of the audit log: present and former members',
  reply: ok({ data: z.array(z.object({ _id: PersonId, name: z.string(), is_former: z.boolean() })) }),
})

export const exportAudit = endpoint('GET /api/audit/export', {
  can: ['manage', 'all'],
  summary: 'The whole audit log as CSV; the download itself is logged',
  query: z.object(filters).refine(isInOrder, order),
  reply: z.unknown(),
  kind: 'file',
})
