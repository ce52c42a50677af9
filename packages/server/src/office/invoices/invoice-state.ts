import type { DetailOf, Subject } from '@peshi/contract/platform/events'
import type { Tx } from '../../platform/db/door.ts'
import type { Doer, NewEvent } from '../../platform/events/emit.ts'
import type { Context } from '../../platform/process/context.ts'
import { type InvoiceStateChanges, invoicesRepo, type StoredInvoice } from './invoices.repo.ts'

type StateEvent =
  | 'invoice.issued'
  | 'invoice.cancelled'
  | 'invoice.deleted'
  | 'invoice.restored'
  | 'invoice.credited'
  | 'invoice.receipt-voided'
  | 'payment.received'
  | 'invoice.paid-twice'

type Named = Pick<StoredInvoice, 'id' | 'matter_id'>

export const aboutInvoice = ({ id, matter_id }: Named) => ({ subject: { kind: 'invoice', id }, matterId: matter_id })

/** The only writer of an invoice's status, its place in the bin, and of what was paid and credited. */
export async function setInvoiceState(
  tx: Tx,
  { emit }: Pick<Context, 'emit'>,
  doer: Doer,
  row: Named,
  changes: InvoiceStateChanges,
  event: { type: StateEvent; subject?: Subject; detail?: DetailOf<StateEvent> },
): Promise<void> {
  await invoicesRepo(tx, doer.chamberId).setState(row.id, changes)
  await emit(tx, doer, { ...aboutInvoice(row), ...event } as NewEvent)
}
