import type { ClientFee, FeeTerms } from '@peshi/contract/office/charges'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type {
  CertifiedCopyId,
  ChamberId,
  ChargeId,
  ClientId,
  GuestId,
  InvoiceId,
  MatterId,
} from '@peshi/contract/platform/ids'
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm'
import { matterClient } from '../../clients/clients/clients.schema.ts'
import { document } from '../../matters/documents/documents.schema.ts'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, neverEdited, presentVersion, putVersion, raiseVersion } from '../../platform/db/versions.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { charge, feeTerms, invoice } from './invoices.schema.ts'
import { ownMoney } from './own-money.ts'

export type StoredCharge = typeof charge.$inferSelect
export type ChargeRow = StoredCharge & { paper: string | null }
type Written = Omit<typeof charge.$inferInsert, 'chamber_id' | 'id'>

/** `readBy`: the person who reads. Without it, the repo finds what a matter's outcomes and invoices need. */
export function chargesRepo(tx: Tx, chamberId: ChamberId, readBy?: Actor) {
  const readable = (matterId: SQLWrapper) => readBy && ownMoney(readBy, matterId)
  const own = eq(charge.chamber_id, chamberId)
  const live = and(own, isNull(charge.removed_at))
  const one = (id: ChargeId) => and(live, eq(charge.id, id))
  const select = () =>
    tx
      .select({ charge, paper: document.name })
      .from(charge)
      .leftJoin(document, and(eq(document.chamber_id, charge.chamber_id), eq(document.id, charge.document_id)))
  const flat = (row: { charge: StoredCharge; paper: string | null }): ChargeRow => ({ ...row.charge, paper: row.paper })
  const termsOf = (matterId: MatterId) => and(eq(feeTerms.chamber_id, chamberId), eq(feeTerms.matter_id, matterId))

  return {
    listOf: async (matterId: MatterId): Promise<ChargeRow[]> =>
      (
        await select()
          .where(and(live, eq(charge.matter_id, matterId), readable(charge.matter_id)))
          .orderBy(desc(charge.on), desc(charge.id))
      ).map(flat),

    get: async (id: ChargeId): Promise<ChargeRow> => flat(await select().where(one(id)).then(takeOne)),

    /** Locks the charges until the transaction ends, so that no two invoices bill the same one. */
    lock: (ids: readonly ChargeId[]): Promise<StoredCharge[]> =>
      tx
        .select()
        .from(charge)
        .where(and(live, inArray(charge.id, [...ids])))
        .orderBy(charge.id)
        .for('update'),

    raiseVersion: (id: ChargeId, edit: Edit) => raiseVersion(tx, charge, one(id), edit),

    async insert(id: ChargeId, values: Written): Promise<void> {
      await tx.insert(charge).values({ ...values, chamber_id: chamberId, id })
    },

    async update(id: ChargeId, changes: Partial<Written>): Promise<void> {
      await tx.update(charge).set(changes).where(one(id))
    },

    async remove(id: ChargeId): Promise<void> {
      await tx.delete(charge).where(one(id))
    },

    /** Also finds a fee that a person deleted. */
    findOfOutcome: (matterId: MatterId, on: CourtDate): Promise<StoredCharge | null> =>
      tx
        .select()
        .from(charge)
        .where(and(own, eq(charge.matter_id, matterId), eq(charge.on, on), eq(charge.is_of_outcome, true)))
        .then(takeFirst),

    findOfGuest: (id: GuestId, on: CourtDate): Promise<StoredCharge | null> =>
      tx
        .select()
        .from(charge)
        .where(and(own, eq(charge.guest_id, id), eq(charge.on, on)))
        .then(takeFirst),

    findOfCopy: (id: CertifiedCopyId): Promise<StoredCharge | null> =>
      tx
        .select()
        .from(charge)
        .where(and(own, eq(charge.copy_id, id)))
        .then(takeFirst),

    /** The invoice of each charge of a matter that is on one. Cancelled invoices and drafts in the bin bill nothing. */
    async listBilled(matterId: MatterId) {
      const rows = await tx
        .select({ _id: invoice.id, number: invoice.number, products: invoice.products })
        .from(invoice)
        .where(
          and(
            eq(invoice.chamber_id, chamberId),
            eq(invoice.matter_id, matterId),
            ne(invoice.status, 'cancelled'),
            isNull(invoice.deleted_at),
          ),
        )
      return new Map<ChargeId, { _id: InvoiceId; number: string | null }>(
        rows.flatMap(({ products, ...of }) =>
          products.flatMap(({ charge_id }) => (charge_id ? [[charge_id, of] as const] : [])),
        ),
      )
    },

    /** In paise. */
    async sumsOf(matterId: MatterId): Promise<{ billed: number; paid: number }> {
      const [sums] = await tx
        .select({
          billed: sql`coalesce(sum(${invoice.total} - ${invoice.credited}), 0)`.mapWith(Number),
          paid: sql`coalesce(sum(${invoice.paid} + ${invoice.tds_proved}), 0)`.mapWith(Number),
        })
        .from(invoice)
        .where(
          and(
            eq(invoice.chamber_id, chamberId),
            eq(invoice.matter_id, matterId),
            eq(invoice.status, 'issued'),
            readable(invoice.matter_id),
          ),
        )
      return sums ?? { billed: 0, paid: 0 }
    },

    async findTerms(matterId: MatterId): Promise<FeeTerms> {
      const row = await tx
        .select()
        .from(feeTerms)
        .where(and(termsOf(matterId), readable(feeTerms.matter_id)))
        .then(takeFirst)
      return row
        ? { agreed: row.agreed, appearance: row.appearance, ...presentVersion(row) }
        : { agreed: null, appearance: null, ...neverEdited }
    },

    /** The fee per appearance. If several clients of the matter have such a fee, the first client's. */
    async findClientFee(matterId: MatterId): Promise<number | null> {
      const row = await tx
        .select({ fee: client.appearance_fee })
        .from(matterClient)
        .innerJoin(client, and(eq(client.chamber_id, matterClient.chamber_id), eq(client.id, matterClient.client_id)))
        .where(
          and(
            eq(matterClient.chamber_id, chamberId),
            eq(matterClient.matter_id, matterId),
            isNotNull(client.appearance_fee),
            isNull(client.deleted_at),
            readable(matterClient.matter_id),
          ),
        )
        .orderBy(asc(matterClient.created_at), asc(matterClient.id))
        .limit(1)
        .then(takeFirst)
      return row?.fee ?? null
    },

    async getClientFee(id: ClientId): Promise<ClientFee> {
      const row = await tx
        .select({
          appearance: client.appearance_fee,
          version: client.version,
          edited_by: client.edited_by,
          edited_at: client.edited_at,
        })
        .from(client)
        .where(and(eq(client.chamber_id, chamberId), eq(client.id, id), isNull(client.deleted_at)))
        .then(takeOne)
      return { appearance: row.appearance, ...presentVersion(row) }
    },

    putTerms: (matterId: MatterId, terms: Pick<FeeTerms, 'agreed' | 'appearance'>, edit: Edit) =>
      putVersion(
        tx,
        feeTerms,
        { key: { chamber_id: chamberId, matter_id: matterId }, where: termsOf(matterId), values: { ...terms } },
        edit,
      ),
  }
}
