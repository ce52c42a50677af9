import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, DocumentId, GuestId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { document } from '../../matters/documents/documents.schema.ts'
import { hearing } from '../../matters/hearings/hearings.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber, membership, person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { charge } from '../invoices/invoices.schema.ts'
import { guest } from './guests.schema.ts'

export type GuestRow = typeof guest.$inferSelect

export function guestsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(guest.chamber_id, chamberId)
  const one = (id: GuestId) => and(own, eq(guest.id, id))

  return {
    list: (matterId: MatterId): Promise<{ guest: GuestRow; shared_by: string | null }[]> =>
      tx
        .select({ guest, shared_by: person.name })
        .from(guest)
        .leftJoin(person, eq(person.id, guest.shared_by))
        .where(and(own, eq(guest.matter_id, matterId)))
        .orderBy(desc(guest.shared_at), desc(guest.id)),

    lock: (id: GuestId): Promise<GuestRow> => tx.select().from(guest).where(one(id)).for('update').then(takeOne),

    async insert(values: Omit<typeof guest.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(guest).values({ ...values, chamber_id: chamberId })
    },

    async update(id: GuestId, changes: Partial<Omit<GuestRow, 'chamber_id' | 'id'>>): Promise<void> {
      await tx.update(guest).set(changes).where(one(id))
    },

    async addOpening(id: GuestId, at: Date): Promise<void> {
      await tx
        .update(guest)
        .set({ openings: sql`${guest.openings} + 1`, opened_at: at })
        .where(one(id))
    },

    async giveTo(heir: PersonId, before: PersonId): Promise<void> {
      await tx
        .update(guest)
        .set({ shared_by: heir })
        .where(and(own, eq(guest.shared_by, before)))
    },

    /** A matter in the bin is not shared. */
    findMatter: (id: MatterId) =>
      tx
        .select({
          title: matter.title,
          hc_name: matter.hc_name,
          unique_id: matter.unique_id,
          unique_case_number: matter.unique_case_number,
          case_type: matter.case_type,
          case_number: matter.case_number,
          case_year: matter.case_year,
          next_date: matter.next_date,
          is_withheld: sql<boolean>`${matter.is_sensitive} and not ${chamber.guests_see_sensitive}`,
        })
        .from(matter)
        .innerJoin(chamber, eq(chamber.id, matter.chamber_id))
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
        .then(takeFirst),

    async listPapers(matterId: MatterId, ids: readonly DocumentId[]): Promise<DocumentId[]> {
      const rows = await tx
        .select({ id: document.id })
        .from(document)
        .where(
          and(
            eq(document.chamber_id, chamberId),
            eq(document.matter_id, matterId),
            inArray(document.id, [...ids]),
            isNull(document.deleted_at),
          ),
        )
      return rows.map(({ id }) => id)
    },

    async listRecorded(matterId: MatterId, id: GuestId): Promise<Set<CourtDate>> {
      const rows = await tx
        .select({ date: hearing.date })
        .from(hearing)
        .where(
          and(
            eq(hearing.chamber_id, chamberId),
            eq(hearing.matter_id, matterId),
            sql`${hearing.recorded_outside} ->> 'id' = ${id}`,
          ),
        )
      return new Set(rows.map(({ date }) => date))
    },

    async listFees(id: GuestId): Promise<Map<CourtDate, number>> {
      const rows = await tx
        .select({ on: charge.on, amount: charge.amount })
        .from(charge)
        .where(and(eq(charge.chamber_id, chamberId), eq(charge.guest_id, id)))
      return new Map(rows.map(({ on, amount }) => [on, amount]))
    },
  }
}

interface Found {
  chamberId: ChamberId
  id: GuestId
  personId: PersonId
  role: ChamberRole
}

/** The guest of a secret address, and who shared the matter. */
export async function findGuestByToken(tx: Tx, hash: string): Promise<Found | null> {
  return tx
    .select({ chamberId: guest.chamber_id, id: guest.id, personId: guest.shared_by, role: membership.role })
    .from(guest)
    .innerJoin(membership, and(eq(membership.chamber_id, guest.chamber_id), eq(membership.person_id, guest.shared_by)))
    .where(eq(guest.token_hash, hash))
    .then(takeFirst)
}
