import type { TicketStatus } from '@peshi/contract/office/support'
import type { ChamberId, PersonId, TicketId } from '@peshi/contract/platform/ids'
import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber, person } from '../../platform/db/people.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { supportTicket } from './support.schema.ts'

export function deskRepo(tx: Tx) {
  return {
    findPerson: (id: PersonId) =>
      tx.select({ email: person.email, name: person.name }).from(person).where(eq(person.id, id)).then(takeFirst),

    async list(status: TicketStatus | undefined, { page, perPage }: { page: number; perPage: number }) {
      const wanted = status && eq(supportTicket.status, status)
      const rows = await tx
        .select({
          id: supportTicket.id,
          kind: supportTicket.kind,
          subject: supportTicket.subject,
          status: supportTicket.status,
          by_name: supportTicket.by_name,
          created_at: supportTicket.created_at,
          changed_at: supportTicket.changed_at,
          chamber: chamber.name,
        })
        .from(supportTicket)
        .innerJoin(chamber, eq(chamber.id, supportTicket.chamber_id))
        .where(wanted)
        .orderBy(
          sql`${supportTicket.status} <> 'open'`,
          sql`case when ${supportTicket.status} = 'open' then ${supportTicket.changed_at} end`,
          sql`${supportTicket.changed_at} desc`,
          asc(supportTicket.id),
        )
        .limit(perPage)
        .offset((page - 1) * perPage)
      return { rows, total: await tx.$count(supportTicket, wanted) }
    },

    findChamberOf: (id: TicketId): Promise<{ id: ChamberId; name: string } | null> =>
      tx
        .select({ id: chamber.id, name: chamber.name })
        .from(supportTicket)
        .innerJoin(chamber, eq(chamber.id, supportTicket.chamber_id))
        .where(eq(supportTicket.id, id))
        .then(takeFirst),
  }
}
