import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, ClientNoteId, MatterId } from '@peshi/contract/platform/ids'
import { aliasedTable, and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { hearing } from '../../matters/hearings/hearings.schema.ts'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { clientNote } from '../shares/shares.schema.ts'

const approver = aliasedTable(person, 'approver')

export function clientNotesRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(clientNote.chamber_id, chamberId)
  const select = () =>
    tx
      .select({ note: clientNote, client: client.name, written_by: person.name, approved_by: approver.name })
      .from(clientNote)
      .innerJoin(client, and(eq(client.chamber_id, clientNote.chamber_id), eq(client.id, clientNote.client_id)))
      .leftJoin(person, eq(person.id, clientNote.written_by))
      .leftJoin(approver, eq(approver.id, clientNote.approved_by))

  return {
    list: (matterId: MatterId) =>
      select()
        .where(and(own, eq(clientNote.matter_id, matterId)))
        .orderBy(desc(clientNote.written_at), desc(clientNote.id)),

    get: (id: ClientNoteId) =>
      select()
        .where(and(own, eq(clientNote.id, id)))
        .then(takeOne),

    raiseVersion: (id: ClientNoteId, edit: Edit) => raiseVersion(tx, clientNote, and(own, eq(clientNote.id, id)), edit),

    hold: (id: ClientNoteId) =>
      tx
        .select()
        .from(clientNote)
        .where(and(own, eq(clientNote.id, id)))
        .for('update')
        .then(takeOne),

    async insert(row: Omit<typeof clientNote.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(clientNote).values({ ...row, chamber_id: chamberId })
    },

    async update(id: ClientNoteId, changes: Partial<typeof clientNote.$inferInsert>): Promise<void> {
      await tx
        .update(clientNote)
        .set(changes)
        .where(and(own, eq(clientNote.id, id)))
    },

    async remove(id: ClientNoteId): Promise<void> {
      await tx.delete(clientNote).where(and(own, eq(clientNote.id, id)))
    },

    findDay: (matterId: MatterId, date: CourtDate) =>
      tx
        .select({
          outcome: hearing.outcome,
          next_date: hearing.next_date,
          hc_name: matter.hc_name,
          forum: matter.forum,
          unique_id: matter.unique_id,
          unique_case_number: matter.unique_case_number,
          case_type: matter.case_type,
          case_number: matter.case_number,
          case_year: matter.case_year,
        })
        .from(hearing)
        .innerJoin(matter, and(eq(matter.chamber_id, hearing.chamber_id), eq(matter.id, hearing.matter_id)))
        .where(
          and(
            eq(hearing.chamber_id, chamberId),
            eq(hearing.matter_id, matterId),
            eq(hearing.date, date),
            isNull(hearing.deleted_at),
            isNotNull(hearing.outcome),
          ),
        )
        .then(takeFirst),
  }
}
