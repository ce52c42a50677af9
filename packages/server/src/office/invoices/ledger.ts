import type { ClientLedger, LedgerLine } from '@peshi/contract/office/receipts'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { creditNote } from './invoice-papers.schema.ts'
import type { StoredInvoice } from './invoices.repo.ts'
import type { ReceiptRow } from './receipts.repo.ts'

type OfInvoice = Pick<StoredInvoice, 'id' | 'number' | 'issued_on' | 'total' | 'cancelled_at'>
type OfReceipt = Pick<
  ReceiptRow,
  'id' | 'kind' | 'number' | 'amount' | 'tds' | 'received_on' | 'method' | 'reference' | 'invoice_id' | 'invoice_number'
>
type OfNote = Pick<typeof creditNote.$inferSelect, 'number' | 'issued_on' | 'invoice_id' | 'sum'>
type Entry = Omit<LedgerLine, 'owed_after' | 'held_after'>

const nothing = { receipt_id: null, method: null, reference: null, held: 0 }

function linesOfInvoice({ id, number, issued_on, total, cancelled_at }: OfInvoice): Entry[] {
  if (issued_on === null) return []
  const line = { number, invoice_id: id, ...nothing }
  return [
    { ...line, kind: 'invoice', on: issued_on, owed: total },
    ...(cancelled_at ? [{ ...line, kind: 'cancelled' as const, on: courtDateAt(cancelled_at), owed: -total }] : []),
  ]
}

const lineOfNote = ({ number, issued_on, invoice_id, sum }: OfNote): Entry => ({
  ...nothing,
  kind: 'credited',
  on: issued_on,
  number,
  invoice_id,
  owed: -sum.total,
})

function takesOfTds(invoices: readonly OfInvoice[], notes: readonly OfNote[]) {
  const left = new Map(invoices.map(({ id, total }) => [id, total]))
  for (const { invoice_id, sum } of notes) left.set(invoice_id, (left.get(invoice_id) ?? 0) - sum.total)
  return ({ invoice_id, tds }: OfReceipt): number => {
    if (invoice_id === null) return tds
    const open = left.get(invoice_id) ?? tds
    const taken = Math.min(tds, Math.max(0, open))
    left.set(invoice_id, open - taken)
    return taken
  }
}

function lineOfReceipt(receipt: OfReceipt, tds: number): Entry {
  const { id, kind, number, amount, received_on, method, reference, invoice_id, invoice_number } = receipt
  const moved = {
    payment: { owed: -amount - tds, held: 0 },
    drawn: { owed: -amount, held: -amount },
    advance: { owed: 0, held: amount },
    refund: { owed: 0, held: -amount },
    freed: { owed: amount, held: amount },
  }[kind]
  return {
    on: received_on,
    kind,
    number: number ?? invoice_number,
    invoice_id,
    receipt_id: id,
    method,
    reference,
    ...moved,
  }
}

const rank = ({ kind }: Entry) =>
  ['invoice', 'advance', 'payment', 'drawn', 'credited', 'freed', 'refund', 'cancelled'].indexOf(kind)

export function makeLedger(
  invoices: readonly OfInvoice[],
  receipts: readonly OfReceipt[],
  notes: readonly OfNote[],
): Pick<ClientLedger, 'lines' | 'owed' | 'held'> {
  const takeTds = takesOfTds(invoices, notes)
  const entries = [
    ...invoices.flatMap(linesOfInvoice),
    ...receipts.map((receipt) => lineOfReceipt(receipt, takeTds(receipt))),
    ...notes.map(lineOfNote),
  ].toSorted((one, other) => one.on.localeCompare(other.on) || rank(one) - rank(other))
  let [owed, held] = [0, 0]
  const lines = entries.map((entry) => {
    owed += entry.owed
    held += entry.held
    return { ...entry, owed_after: owed, held_after: held }
  })
  return { lines, owed, held }
}
