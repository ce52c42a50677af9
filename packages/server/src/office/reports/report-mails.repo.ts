import type { ChamberRole, RoleSwitches } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId, ReportMailId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber, membership, person, roleSwitches } from '../../platform/db/people.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { NotFound } from '../../platform/errors.ts'
import { provenEmail } from '../../platform/sending/proven.ts'
import { reportMail } from './reports.schema.ts'

export type ReportMailRow = typeof reportMail.$inferSelect

export interface DueMail {
  chamberId: ChamberId
  personId: PersonId
  id: ReportMailId
  role: ChamberRole | null
  switches: RoleSwitches
  isOpen: boolean
  language: Language
  email: string | null
}

export function reportMailsRepo(tx: Tx, chamberId: ChamberId) {
  const one = (id: ReportMailId) => and(eq(reportMail.chamber_id, chamberId), eq(reportMail.id, id))
  const ofPerson = (personId: PersonId) => eq(reportMail.person_id, personId)

  return {
    listByPerson: (personId: PersonId): Promise<ReportMailRow[]> =>
      tx
        .select()
        .from(reportMail)
        .where(and(eq(reportMail.chamber_id, chamberId), ofPerson(personId)))
        .orderBy(asc(reportMail.created_at), asc(reportMail.id)),

    async findEmail(personId: PersonId): Promise<string | null> {
      const [row] = await tx.select({ email: provenEmail }).from(person).where(eq(person.id, personId))
      return row?.email ?? null
    },

    find: (id: ReportMailId): Promise<ReportMailRow | null> =>
      tx.select().from(reportMail).where(one(id)).then(takeFirst),

    async insert(values: Omit<ReportMailRow, 'chamber_id'>): Promise<ReportMailRow> {
      const row = { ...values, chamber_id: chamberId }
      await tx.insert(reportMail).values(row)
      return row
    },

    async removeOfPerson(id: ReportMailId, personId: PersonId): Promise<void> {
      const rows = await tx
        .delete(reportMail)
        .where(and(one(id), ofPerson(personId)))
        .returning({ id: reportMail.id })
      if (rows.length === 0) throw new NotFound()
    },

    async moveOn(id: ReportMailId, from: Date, to: Date): Promise<boolean> {
      const rows = await tx
        .update(reportMail)
        .set({ next_at: to })
        .where(and(one(id), eq(reportMail.next_at, from)))
        .returning({ id: reportMail.id })
      return rows.length > 0
    },
  }
}

export async function listDueMails(tx: Tx, at: Date): Promise<DueMail[]> {
  const rows = await tx
    .select({
      chamberId: reportMail.chamber_id,
      personId: reportMail.person_id,
      id: reportMail.id,
      role: membership.role,
      switches: roleSwitches,
      language: person.language,
      email: provenEmail,
      isChamberOpen: chamber.enabled,
      isPersonOpen: person.enabled,
      expiresAt: chamber.expires_at,
    })
    .from(reportMail)
    .innerJoin(person, eq(person.id, reportMail.person_id))
    .innerJoin(chamber, eq(chamber.id, reportMail.chamber_id))
    .leftJoin(
      membership,
      and(eq(membership.chamber_id, reportMail.chamber_id), eq(membership.person_id, reportMail.person_id)),
    )
    .where(lte(reportMail.next_at, at))
    .orderBy(asc(reportMail.next_at), asc(reportMail.id))
  return rows.map(({ isChamberOpen, isPersonOpen, expiresAt, ...mail }) => ({
    ...mail,
    isOpen: isChamberOpen && isPersonOpen && !(expiresAt && expiresAt <= at),
  }))
}
