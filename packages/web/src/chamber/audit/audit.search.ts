import type { AuditGroup } from '@peshi/contract/chamber/audit'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { readDate, readForm, readOneOf, uuidForm } from '../../app/read-search.ts'

/** Copied from the contract, because an import would load zod. A test compares both lists. */
export const auditGroups = [
  'sign-ins',
  'security',
  'readings',
  'exports',
  'permissions',
  'deletions',
  'changes',
] as const satisfies readonly AuditGroup[]

export interface AuditSearch {
  person?: PersonId
  group?: AuditGroup
  matter?: MatterId
  from?: CourtDate
  to?: CourtDate
}

export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const from = readDate(raw.from)
  const to = readDate(raw.to)
  return {
    person: readForm<PersonId>(uuidForm, raw.person),
    group: readOneOf(auditGroups, raw.group),
    matter: readForm<MatterId>(uuidForm, raw.matter),
    from,
    to: from && to && to < from ? undefined : to,
  }
}
