import { creditNoteSeries } from '@peshi/contract/office/billing-identity'
import type { CreditNote, createCreditNote } from '@peshi/contract/office/credit-notes'
import { sumCredit } from '@peshi/contract/office/credit-sum'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { CreditNoteId, InvoiceId, ReceiptId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { billingIdentityRepo } from './billing-identity.repo.ts'
import { creditNotesRepo, presentNote } from './credit-notes.repo.ts'
import type { MadeFile } from './invoice-files.ts'
import { assertWhole } from './invoice-links.service.ts'
import { creditNotePage } from './invoice-page.ts'
import { setInvoiceState } from './invoice-state.ts'
import { invoicesRepo, type StoredInvoice } from './invoices.repo.ts'
import { receiptsRepo } from './receipts.repo.ts'

export function createCreditNotes({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  function dayOf(asked: string | undefined, row: StoredInvoice): string {
    const today = courtDateAt(clock.now())
    const day = asked ?? today
    if (day > today || (row.issued_on !== null && day < row.issued_on)) {
      const sentence = 'Choose a day between the invoice’s and today.'
      throw new Invalid(sentence, { issued_on: sentence })
    }
    return day
  }

  /** If the client paid more than the reduced total, moves the difference to the client's advance. */
  async function free(tx: Tx, actor: Actor, row: StoredInvoice, tooMuch: number, on: string): Promise<number> {
    const amount = Math.min(row.paid, tooMuch)
    if (amount <= 0) return 0
    if (!row.client_id)
      throw new Conflict(
        'What was paid for it could be held for nobody: the invoice names no client. Take its receipts back first.',
        'credit-needs-client',
      )
    const receipts = receiptsRepo(tx, actor.chamberId)
    await receipts.lockClient(row.client_id)
    await receipts.insert({
      id: newId() as ReceiptId,
      kind: 'freed',
      number: null,
      amount,
      tds: 0,
      received_on: on,
      method: null,
      reference: null,
      invoice_id: row.id,
      client_id: row.client_id,
      matter_id: row.matter_id,
      from_name: row.name,
      recorded_by: actor.personId,
      recorded_at: clock.now(),
    })
    return amount
  }

  return {
    async create(tx: Tx, actor: Actor, id: InvoiceId, input: BodyOf<typeof createCreditNote>): Promise<CreditNote> {
      authorize(actor, 'delete', 'Invoice')
      const notes = creditNotesRepo(tx, actor.chamberId)
      const row = await invoicesRepo(tx, actor.chamberId).lock(id)
      if (row.status !== 'issued') throw new Conflict('Only an issued invoice is credited.', 'invoice-not-issued')
      const issued_on = dayOf(input.issued_on, row)
      const sum = sumCredit(assertWhole(row), await notes.listOf(id), input)
      if (!sum) {
        const sentence = 'This is more than is left of the invoice.'
        throw new Conflict(sentence, 'more-than-left', { fees: sentence })
      }
      const credited = row.credited + sum.total
      const freed = await free(tx, actor, row, row.paid + row.tds_proved + credited - row.total, issued_on)
      const at = clock.now()
      const note = {
        id: newId() as CreditNoteId,
        invoice_id: id,
        matter_id: row.matter_id,
        issued_on,
        sum,
        reason: input.reason,
        issued_by: actor.personId,
        issued_at: at,
        // The number is taken last, because that locks the number series until the transaction ends.
        number: await billingIdentityRepo(tx, actor.chamberId).nextNumber(creditNoteSeries, issued_on),
      }
      await notes.insert(note)
      const changes = { credited, credited_tds: row.credited_tds + sum.tds, paid: row.paid - freed, updated_at: at }
      const detail = { note: note.id, amount: sum.total }
      await setInvoiceState(tx, { emit }, actor, row, changes, { type: 'invoice.credited', detail })
      return presentNote({ ...note, chamber_id: actor.chamberId })
    },

    async pdf(actor: Actor, id: CreditNoteId): Promise<MadeFile> {
      authorize(actor, 'read', 'Invoice')
      const { note, row } = await db.asChamber(actor, async (tx) => {
        const note = await creditNotesRepo(tx, actor.chamberId).get(id)
        return { note, row: await invoicesRepo(tx, actor.chamberId, actor).get(note.invoice_id) }
      })
      const page = creditNotePage(assertWhole(row), note)
      const content = await setPages(new URL('./invoice.typ', import.meta.url), page, { owner: actor.chamberId })
      return { name: `${note.number.replaceAll('/', '-')}.pdf`, content }
    },
  }
}
