import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber, membership, person } from '../../platform/db/people.schema.ts'
import { provenEmail, provenMobile } from '../../platform/sending/proven.ts'
import { alertDue } from './alerts.schema.ts'

export interface DueReceiver {
  chamberId: ChamberId
  personId: PersonId
  /** Null if the person is no longer a member, or if the chamber or the account is closed. */
  role: ChamberRole | null
  language: Language
  email: string | null
  mobile: string | null
}

export async function listDueReceivers(tx: Tx, at: Date): Promise<DueReceiver[]> {
  const rows = await tx
    .selectDistinct({
      chamberId: alertDue.chamber_id,
      personId: alertDue.person_id,
      role: membership.role,
      language: person.language,
      email: provenEmail,
      mobile: provenMobile,
      isOpen: chamber.enabled,
      isEnabled: person.enabled,
      expiresAt: chamber.expires_at,
    })
    .from(alertDue)
    .innerJoin(person, eq(person.id, alertDue.person_id))
    .innerJoin(chamber, eq(chamber.id, alertDue.chamber_id))
    .leftJoin(
      membership,
      and(eq(membership.chamber_id, alertDue.chamber_id), eq(membership.person_id, alertDue.person_id)),
    )
    .where(lte(alertDue.due_at, at))
    .orderBy(asc(alertDue.chamber_id), asc(alertDue.person_id))
  return rows.map(({ isOpen, isEnabled, expiresAt, role, ...receiver }) => ({
    ...receiver,
    role: isOpen && isEnabled && !(expiresAt && expiresAt <= at) ? role : null,
  }))
}
