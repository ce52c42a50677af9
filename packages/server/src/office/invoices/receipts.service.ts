import { receiptSeries } from '@peshi/contract/office/billing-identity'
import type { addToLedger, drawAdvance, payInvoice, Receipt } from '@peshi/contract/office/receipts'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ClientId, InvoiceId, ReceiptId } from '@peshi/contract/platform/ids'
import { clientsRepo } from '../../clients/clients/clients.repo.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import type { Doer } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { billingIdentityRepo } from './billing-identity.repo.ts'
import { chargesRepo } from './charges.repo.ts'
import { creditNotesRepo } from './credit-notes.repo.ts'
import { setInvoiceState } from './invoice-state.ts'
import { openOf, presentReceipt } from './invoices.present.ts'
import { invoicesRepo, type StoredInvoice } from './invoices.repo.ts'
import { makeLedger } from './ledger.ts'
import { type ReceiptRow, receiptsRepo } from './receipts.repo.ts'

type Kept = Omit<
  Parameters<ReturnType<typeof receiptsRepo>['insert']>[0],
  'id' | 'recorded_by' | 'recorded_at' | 'number'
>

export function createReceipts({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  const today = () => courtDateAt(clock.now())

  async function keep(tx: Tx, actor: Doer, row: Kept): Promise<Receipt> {
    if (row.received_on > today())
      throw new Invalid('Money is not recorded for a day to come.', { on: 'Choose today or a day before' })
    const id = newId() as ReceiptId
    const hasNumber = row.kind === 'payment' || row.kind === 'advance'
    const number = hasNumber ? await billingIdentityRepo(tx, actor.chamberId).nextNumber(receiptSeries, today()) : null
    const repo = receiptsRepo(tx, actor.chamberId)
    // The number above locks its series until the transaction ends, so two people cannot record the same row at once.
    if (row.bank_key && (await repo.listBankKeys([row.bank_key])).size > 0)
      throw new Conflict(
        'This row of the statement is recorded already. Read the statement again.',
        'statement-recorded',
      )
    await repo.insert({ ...row, id, number, recorded_by: actor.personId ?? null, recorded_at: clock.now() })
    return presentReceipt(await repo.get(id))
  }

  async function lockOpen(tx: Tx, actor: Actor, id: InvoiceId, amount: number): Promise<StoredInvoice> {
    const row = await invoicesRepo(tx, actor.chamberId).lock(id)
    if (row.status !== 'issued') throw new Conflict('Only an issued invoice is paid.', 'invoice-not-issued')
    if (amount > openOf(row)) {
      const sentence = 'This is more than is open. Record the rest as an advance of the client.'
      throw new Conflict(sentence, 'more-than-open', { amount: sentence })
    }
    return row
  }

  /** The caller must hold the client's lock. Otherwise two parallel payments could use the same money. */
  async function assertHeld(tx: Tx, actor: Actor, id: ClientId, amount: number): Promise<void> {
    const held = await receiptsRepo(tx, actor.chamberId).sumHeld(id)
    if (amount <= held) return
    const sentence = 'So much of the client’s money is not held.'
    throw new Conflict(sentence, 'more-than-held', { amount: sentence })
  }

  return {
    /** `bankKey`: the row of a bank statement that the payment is recorded from. */
    async pay(
      tx: Tx,
      actor: Actor,
      id: InvoiceId,
      input: BodyOf<typeof payInvoice>,
      bankKey: string | null = null,
    ): Promise<Receipt> {
      authorize(actor, 'update', 'Invoice')
      const { amount, tds, on, method, reference } = input
      const row = await lockOpen(tx, actor, id, amount + tds)
      const paid = { paid: row.paid + amount, tds_proved: row.tds_proved + tds }
      const detail = { amount, tds, date: on }
      await setInvoiceState(tx, { emit }, actor, row, paid, { type: 'payment.received', detail })
      return keep(tx, actor, {
        kind: 'payment',
        amount,
        tds,
        received_on: on,
        method,
        reference: reference || null,
        bank_key: bankKey,
        invoice_id: id,
        client_id: row.client_id,
        matter_id: row.matter_id,
        from_name: row.name,
      })
    },

    /** Records a payment at the gateway. `tooMuch`: the part that is not due, which the chamber refunds there. */
    async receive(
      tx: Tx,
      row: StoredInvoice,
      { payment, amount, tooMuch }: { payment: string; amount: number; tooMuch: number },
    ): Promise<void> {
      const doer = { chamberId: row.chamber_id }
      const on = today()
      const paid = { paid: row.paid + amount }
      const received = { type: 'payment.received' as const, detail: { amount, tds: 0, date: on } }
      const twice = { type: 'invoice.paid-twice' as const, detail: { amount: tooMuch, payment } }
      if (tooMuch > 0) await setInvoiceState(tx, { emit }, doer, row, paid, twice)
      else await setInvoiceState(tx, { emit }, doer, row, paid, received)
      if (amount === 0) return
      await keep(tx, doer, {
        kind: 'payment',
        amount,
        tds: 0,
        received_on: on,
        method: null,
        reference: payment,
        invoice_id: row.id,
        client_id: row.client_id,
        matter_id: row.matter_id,
        from_name: row.name,
      })
    },

    async draw(tx: Tx, actor: Actor, id: InvoiceId, { amount, on }: BodyOf<typeof drawAdvance>): Promise<Receipt> {
      authorize(actor, 'update', 'Invoice')
      const row = await lockOpen(tx, actor, id, amount)
      if (!row.client_id) throw new Conflict('The invoice names no client of the chamber.', 'no-client')
      await receiptsRepo(tx, actor.chamberId).lockClient(row.client_id)
      await assertHeld(tx, actor, row.client_id, amount)
      const detail = { amount, tds: 0, date: on }
      const paid = { paid: row.paid + amount }
      await setInvoiceState(tx, { emit }, actor, row, paid, { type: 'payment.received', detail })
      return keep(tx, actor, {
        kind: 'drawn',
        amount,
        tds: 0,
        received_on: on,
        method: null,
        reference: null,
        invoice_id: id,
        client_id: row.client_id,
        matter_id: row.matter_id,
        from_name: row.name,
      })
    },

    async voidReceipt(tx: Tx, actor: Actor, id: ReceiptId): Promise<Receipt> {
      authorize(actor, 'delete', 'Invoice')
      const repo = receiptsRepo(tx, actor.chamberId)
      const row = await repo.get(id)
      // Locks the invoice before the client, as payments do. The opposite sequence could deadlock.
      const paidFor = row.invoice_id && (await invoicesRepo(tx, actor.chamberId).lock(row.invoice_id))
      if (!row.voided_at && (row.kind === 'freed' || (paidFor && paidFor.paid < row.amount)))
        throw new Conflict('A credit note has already moved this to the client’s advance.', 'receipt-credited')
      if (row.client_id && row.kind !== 'payment') await repo.lockClient(row.client_id)
      if (row.kind === 'advance' && row.client_id && !row.voided_at)
        await assertHeld(tx, actor, row.client_id, row.amount)
      if (!(await repo.voidReceipt(id, { voided_by: actor.personId, voided_at: clock.now() })))
        throw new Conflict('This was already cancelled.', 'receipt-voided')
      const event = { type: 'invoice.receipt-voided' as const, subject: { kind: 'receipt', id } }
      if (paidFor) {
        const paid = { paid: paidFor.paid - row.amount, tds_proved: paidFor.tds_proved - row.tds }
        await setInvoiceState(tx, { emit }, actor, paidFor, paid, event)
      } else await emit(tx, actor, { ...event, matterId: row.matter_id })
      return presentReceipt(await repo.get(id))
    },

    async addToLedger(tx: Tx, actor: Actor, id: ClientId, input: BodyOf<typeof addToLedger>): Promise<Receipt> {
      authorize(actor, 'update', 'Invoice')
      const { kind, amount, on, method, reference, matter_id } = input
      const { name } = await clientsRepo(tx, actor.chamberId).get(id)
      if (matter_id) {
        await mattersRepo(tx, actor.chamberId).get(matter_id)
        await assertMatterExists(tx, actor, matter_id)
      }
      await receiptsRepo(tx, actor.chamberId).lockClient(id)
      if (kind === 'refund') await assertHeld(tx, actor, id, amount)
      await emit(tx, actor, {
        type: kind === 'advance' ? 'client.advance' : 'client.refund',
        matterId: matter_id ?? null,
        subject: { kind: 'client', id },
        detail: { amount, date: on },
      })
      return keep(tx, actor, {
        kind,
        amount,
        tds: 0,
        received_on: on,
        method,
        reference: reference || null,
        invoice_id: null,
        client_id: id,
        matter_id,
        from_name: name,
      })
    },

    ledger: (actor: Actor, id: ClientId) => {
      authorize(actor, 'manage', 'Invoice')
      return db.asChamber(actor, async (tx) => {
        const { name } = await clientsRepo(tx, actor.chamberId).get(id)
        const invoices = await invoicesRepo(tx, actor.chamberId).listOfClient(id)
        const receipts = await receiptsRepo(tx, actor.chamberId).listOfClient(id)
        const notes = await creditNotesRepo(tx, actor.chamberId).listOfClient(id)
        const fee = await chargesRepo(tx, actor.chamberId).getClientFee(id)
        return { client: { _id: id, name }, fee, ...makeLedger(invoices, receipts, notes) }
      })
    },

    get: (actor: Actor, id: ReceiptId): Promise<ReceiptRow> => {
      authorize(actor, 'read', 'Invoice')
      return db.asChamber(actor, (tx) => receiptsRepo(tx, actor.chamberId, actor).get(id))
    },
  }
}
