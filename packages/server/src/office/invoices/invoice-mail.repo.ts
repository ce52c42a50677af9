import type { InvoiceMail } from '@peshi/contract/office/invoice-mail'
import type { ChamberId, ClientId, DispatchId, InvoiceId } from '@peshi/contract/platform/ids'
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { client } from '../../platform/db/clients.schema.ts'
import { beyondTheWall, type Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { dispatch } from '../../platform/sending/dispatches.schema.ts'
import { invoiceMail } from './invoice-papers.schema.ts'

/** Consent is given for purposes; a reminder that no person writes needs the one to billing. */
const mayBeReminded = (chamberId: ChamberId) => sql<boolean>`exists (
  select from client_consent where client_consent.chamber_id = ${chamberId} and client_consent.client_id = client.id
    and client_consent.withdrawn_on is null and 'billing' = any (client_consent.purposes))`

type Stored = typeof invoiceMail.$inferSelect

export function invoiceMailRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(invoiceMail.chamber_id, chamberId)

  const countSince = async (since: Date, more?: SQL): Promise<number> => {
    return tx.$count(invoiceMail, and(own, gt(invoiceMail.sent_at, since), more))
  }

  /** A statement of its own: a Citus cluster has `dispatch` on the coordinator, and crashes if it is joined here. */
  async function listSent(ids: DispatchId[]) {
    const rows = await tx
      .select({ id: dispatch.id, state: dispatch.state, problem: dispatch.problem })
      .from(dispatch)
      .where(and(eq(dispatch.chamber_id, chamberId), inArray(dispatch.id, ids)))
    return new Map(rows.map(({ id, state, problem }) => [id, { state, problem }]))
  }

  return {
    async insert(row: Omit<Stored, 'chamber_id'>): Promise<void> {
      await tx.insert(invoiceMail).values({ ...row, chamber_id: chamberId })
    },

    countOf: (id: InvoiceId, since: Date) => countSince(since, eq(invoiceMail.invoice_id, id)),
    countAll: (since: Date) => countSince(since),

    countReminders: (id: InvoiceId, since: Date) =>
      countSince(since, and(eq(invoiceMail.invoice_id, id), eq(invoiceMail.paper, 'reminder'))),

    async listOf(id: InvoiceId): Promise<InvoiceMail[]> {
      const rows = await tx
        .select({ mail: invoiceMail, by: person.name })
        .from(invoiceMail)
        .leftJoin(person, eq(person.id, invoiceMail.sent_by))
        .where(and(own, eq(invoiceMail.invoice_id, id)))
        .orderBy(desc(invoiceMail.sent_at), desc(invoiceMail.id))
        .limit(100)
      const ids = rows.map(({ mail }) => mail.dispatch_id)
      const sent = ids.length > 0 ? await beyondTheWall(tx, () => listSent(ids)) : null
      return rows.map(({ mail: { id: _id, paper, address: to, sent_at, dispatch_id }, by }) => ({
        _id,
        paper,
        to,
        by,
        state: null,
        problem: null,
        ...sent?.get(dispatch_id),
        at: sent_at.toISOString(),
      }))
    },

    findClient: (id: ClientId) =>
      tx
        .select({ email: client.email, language: client.language, mayBeReminded: mayBeReminded(chamberId) })
        .from(client)
        .where(and(eq(client.chamber_id, chamberId), eq(client.id, id)))
        .then(takeFirst),
  }
}
