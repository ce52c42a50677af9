import type { BillingIdentity, SavedBillingIdentity } from '@peshi/contract/office/billing-identity'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { financialYearOf, invoiceNumber } from '@peshi/contract/platform/financial-year'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { type Edit, presentVersion, putVersion } from '../../platform/db/versions.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { billingIdentity, chamberSeries } from './invoices.schema.ts'

export function billingIdentityRepo(tx: Tx, chamberId: ChamberId) {
  return {
    async find(): Promise<BillingIdentity | null> {
      const [row] = await tx
        .select({ identity: billingIdentity.identity })
        .from(billingIdentity)
        .where(eq(billingIdentity.chamber_id, chamberId))
      return row?.identity ?? null
    },

    async findSaved(): Promise<SavedBillingIdentity | null> {
      const [row] = await tx.select().from(billingIdentity).where(eq(billingIdentity.chamber_id, chamberId))
      return row ? { ...row.identity, ...presentVersion(row) } : null
    },

    async getSaved(): Promise<SavedBillingIdentity> {
      const saved = await this.findSaved()
      if (!saved) throw new NotFound()
      return saved
    },

    put: (identity: BillingIdentity, edit: Edit): Promise<void> =>
      putVersion(
        tx,
        billingIdentity,
        {
          key: { chamber_id: chamberId },
          where: eq(billingIdentity.chamber_id, chamberId),
          values: { identity },
        },
        edit,
      ),

    /**
     * A rollback also takes back the number, so the numbers have no gaps. The series stays locked until the transaction
     * ends, so that a higher number never has an earlier date.
     */
    async nextNumber(series: string, on: CourtDate): Promise<string> {
      const { last, last_on } = chamberSeries
      const [row] = await tx
        .insert(chamberSeries)
        .values({ chamber_id: chamberId, series, year: financialYearOf(on), last: 1, last_on: on })
        .onConflictDoUpdate({
          target: [chamberSeries.chamber_id, chamberSeries.series, chamberSeries.year],
          set: { last: sql`${last} + 1`, last_on: sql`greatest(${last_on}, excluded.last_on)` },
        })
        .returning({ last, last_on })
      if (!row) throw new Error('The series gave no number')
      if (row.last_on > on) {
        const sentence = `The last number of this series is of ${toDayFirst(row.last_on)}. Choose that day or a later one.`
        throw new Conflict(sentence, 'earlier-than-last', { issued_on: sentence })
      }
      return invoiceNumber(series, on, row.last)
    },
  }
}
