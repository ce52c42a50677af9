import type { BillingIdentity } from '@peshi/contract/office/billing-identity'
import type { Invoice, issueInvoice } from '@peshi/contract/office/invoices'
import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { billingIdentityRepo } from './billing-identity.repo.ts'
import { assertBilledOnce } from './charges.service.ts'
import { setInvoiceState } from './invoice-state.ts'
import { presentInvoice, sumOf } from './invoices.present.ts'
import { invoicesRepo, type StoredInvoice } from './invoices.repo.ts'
import { isIssuedAlready } from './invoices.service.ts'

export function createIssuing({ clock, emit }: Pick<Context, 'clock' | 'emit'>) {
  async function raise(tx: Tx, actor: Actor, id: InvoiceId, seen: number | undefined): Promise<void> {
    const repo = invoicesRepo(tx, actor.chamberId)
    const at = clock.now()
    const read = async () =>
      presentInvoice(await repo.get(id), await billingIdentityRepo(tx, actor.chamberId).find(), courtDateAt(at))
    await repo.raiseVersion(id, { by: actor, at, seen, read })
  }

  return {
    async issue(
      tx: Tx,
      actor: Actor,
      id: InvoiceId,
      { issued_on: asked, version }: BodyOf<typeof issueInvoice>,
    ): Promise<Invoice> {
      authorize(actor, 'update', 'Invoice')
      const repo = invoicesRepo(tx, actor.chamberId)
      const billing = billingIdentityRepo(tx, actor.chamberId)
      await raise(tx, actor, id, version)
      const row = await repo.lock(id)
      if (row.status !== 'draft') throw isIssuedAlready()
      const identity = await billing.find()
      assertIssuable(row, identity)
      const at = clock.now()
      const today = courtDateAt(at)
      const issued_on = asked ?? today
      if (issued_on > today)
        throw new Invalid('An invoice is not issued for a day to come.', { issued_on: 'Choose today or a day before' })
      const sum = sumOf(row, identity)
      // The number is taken last, because that locks the number series until the transaction ends.
      const number = await billing.nextNumber(identity.series, issued_on)
      const issued = {
        status: 'issued' as const,
        number,
        issued_on,
        due_on: addDays(issued_on, row.due_days),
        supplier: identity,
        sum,
        total: sum.total,
        place: row.place ?? identity.state,
        issued_by: actor.personId,
        issued_at: at,
        updated_at: at,
      }
      await setInvoiceState(tx, { emit }, actor, row, issued, { type: 'invoice.issued' })
      return presentInvoice(await repo.get(id), identity, today)
    },

    async remove(tx: Tx, actor: Actor, id: InvoiceId, seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Invoice')
      await raise(tx, actor, id, seen)
      const row = await invoicesRepo(tx, actor.chamberId).lock(id)
      const at = clock.now()
      if (row.status === 'draft') {
        const deleted = { deleted_at: at, deleted_by: actor.personId }
        return setInvoiceState(tx, { emit }, actor, row, deleted, { type: 'invoice.deleted' })
      }
      if (row.status === 'cancelled') throw new Conflict('This invoice is already cancelled.', 'invoice-cancelled')
      if (row.credited > 0)
        throw new Conflict('A credit note was issued for this invoice. Credit the rest of it.', 'invoice-credited')
      if (row.paid + row.tds_proved > 0)
        throw new Conflict(
          'This invoice has payments. Issue a credit note, or cancel its receipts first.',
          'invoice-has-receipts',
        )
      const cancelled = { status: 'cancelled' as const, cancelled_at: at, cancelled_by: actor.personId, updated_at: at }
      await setInvoiceState(tx, { emit }, actor, row, cancelled, { type: 'invoice.cancelled' })
    },

    async restore(tx: Tx, actor: Actor, id: InvoiceId): Promise<Invoice> {
      authorize(actor, 'delete', 'Invoice')
      const repo = invoicesRepo(tx, actor.chamberId)
      const restored = { deleted_at: null, deleted_by: null }
      const row = await repo.getDeleted(id)
      await assertBilledOnce(tx, actor, row)
      await setInvoiceState(tx, { emit }, actor, row, restored, { type: 'invoice.restored' })
      const identity = await billingIdentityRepo(tx, actor.chamberId).find()
      return presentInvoice(await repo.get(id), identity, courtDateAt(clock.now()))
    },
  }
}

function assertIssuable(
  { mode }: Pick<StoredInvoice, 'mode'>,
  identity: BillingIdentity | null,
): asserts identity is BillingIdentity {
  if (!identity) throw new Conflict('First enter in whose name invoices are issued.', 'no-billing-identity')
  if (mode === 'forward' && identity.mode !== 'forward') {
    const sentence =
      'The billing details do not say that the chamber charges GST. Say so there, or choose another mode.'
    throw new Invalid(sentence, { mode: sentence }, 'charges-no-gst')
  }
}
