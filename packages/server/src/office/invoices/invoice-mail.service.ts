import {
  type InvoiceMail,
  type MailedPaper,
  type mailInvoice,
  type mailReceipt,
  mostInvoiceMailsOfDay,
  mostMailsOfInvoice,
  reminderDays,
} from '@peshi/contract/office/invoice-mail'
import { addDays, courtDateAt, dayStart, toDayFirst } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type {
  ChamberId,
  ClientId,
  CreditNoteId,
  DispatchId,
  InvoiceId,
  MatterId,
  ReceiptId,
} from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, TooMany } from '../../platform/errors.ts'
import type { Doer } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { requireChannel } from '../../platform/sending/outlets.ts'
import { send } from '../../platform/sending/send.ts'
import { billingIdentityRepo } from './billing-identity.repo.ts'
import { creditNotesRepo } from './credit-notes.repo.ts'
import { type MadeFile, makeInvoicePdf } from './invoice-files.ts'
import { assertWhole } from './invoice-links.service.ts'
import { invoiceMailRepo } from './invoice-mail.repo.ts'
import { composeInvoiceMail, type PaperFacts } from './invoice-mail-words.ts'
import { openOf, stateOf } from './invoices.present.ts'
import { invoicesRepo, type StoredInvoice } from './invoices.repo.ts'
import { findCurrentLink } from './payment-links.service.ts'
import { receiptsRepo } from './receipts.repo.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'outlets' | 'emit' | 'services'>

interface Letter {
  paper: MailedPaper
  invoiceId: InvoiceId | null
  receiptId: ReceiptId | null
  clientId: ClientId | null
  matterId: MatterId | null
  facts: Omit<PaperFacts, 'chamber' | 'contact'>
  isInArea: boolean
  payAt: string | null
}

const day = 86_400_000

export function createInvoiceMail(context: Needs) {
  const { config, db, clock, emit, services } = context
  const { invoiceFiles: files, creditNotes: notes } = services

  const dayAgo = () => new Date(clock.now().getTime() - day)

  async function assertFewEnough(tx: Tx, actor: Doer, invoiceId: InvoiceId | null): Promise<void> {
    const repo = invoiceMailRepo(tx, actor.chamberId)
    const since = dayAgo()
    const isTooMuch =
      (await repo.countAll(since)) >= mostInvoiceMailsOfDay ||
      (invoiceId !== null && (await repo.countOf(invoiceId, since)) >= mostMailsOfInvoice)
    if (isTooMuch) throw new TooMany('That is a lot of mail for one day. Send the rest tomorrow.', 3600)
  }

  async function post(
    tx: Tx,
    actor: Doer,
    letter: Letter,
    { to, words }: BodyOf<typeof mailReceipt>,
    { name, content }: MadeFile,
  ): Promise<InvoiceMail> {
    requireChannel(context.outlets, 'email')
    const { paper, invoiceId, receiptId, matterId, clientId, facts, isInArea, payAt } = letter
    await assertFewEnough(tx, actor, invoiceId)
    const repo = invoiceMailRepo(tx, actor.chamberId)
    const identity = await billingIdentityRepo(tx, actor.chamberId).find()
    const language = (clientId && (await repo.findClient(clientId))?.language) || 'en'
    const mail = composeInvoiceMail(paper, {
      language,
      words,
      facts: {
        ...facts,
        chamber: identity?.name ?? '',
        contact: [identity?.phone, identity?.email].filter(Boolean).join(' · '),
      },
      area: isInArea ? `${config.publicUrl}/client-sign-in` : null,
      payAt,
    })
    const dispatch_id = newId() as DispatchId
    await send(tx, context, {
      id: dispatch_id,
      channel: 'email',
      to,
      kind: 'invoice',
      language,
      ...mail,
      chamberId: actor.chamberId,
      personId: null,
      sharedWith: { matterId },
      ...(identity?.email && { replyTo: identity.email }),
      attachment: { name, mediaType: 'application/pdf', base64: content.toString('base64') },
    })
    const at = clock.now()
    const id = newId()
    await repo.insert({
      id,
      invoice_id: invoiceId,
      receipt_id: receiptId,
      matter_id: matterId,
      paper,
      address: to,
      dispatch_id,
      sent_by: actor.personId ?? null,
      sent_at: at,
    })
    await emit(tx, actor, {
      type: paper === 'reminder' ? 'invoice.reminded' : 'invoice.mailed',
      matterId,
      detail: { paper },
      subject: { kind: receiptId ? 'receipt' : 'invoice', id: receiptId ?? invoiceId ?? id },
    })
    return { _id: id, paper, to, by: null, at: at.toISOString(), state: 'waiting', problem: null }
  }

  async function invoiceLetter(tx: Tx, actor: Actor, id: InvoiceId, paper: 'invoice' | 'reminder'): Promise<Letter> {
    const row = await invoicesRepo(tx, actor.chamberId).lock(id)
    if (row.status !== 'issued') throw new Conflict('Only an issued invoice is shown to others.', 'invoice-not-issued')
    if (paper === 'reminder') {
      if (stateOf(row, courtDateAt(clock.now())) !== 'overdue')
        throw new Conflict('Only of an overdue invoice somebody is reminded.', 'invoice-not-overdue')
      if ((await invoiceMailRepo(tx, actor.chamberId).countReminders(id, dayAgo())) > 0)
        throw new Conflict('A reminder of this invoice was sent within the last day.', 'reminded-already')
    }
    return letterOf(tx, row, paper)
  }

  async function letterOf(tx: Tx, row: StoredInvoice, paper: 'invoice' | 'reminder'): Promise<Letter> {
    return {
      paper,
      invoiceId: row.id,
      receiptId: null,
      clientId: row.client_id,
      matterId: row.matter_id,
      isInArea: row.shown_at !== null,
      payAt: (await findCurrentLink(tx, row, clock.now()))?.url ?? null,
      facts: {
        name: row.name,
        number: row.number ?? '',
        on: toDayFirst(row.issued_on ?? ''),
        amount: row.total,
        open: openOf(row),
        due: row.due_on && toDayFirst(row.due_on),
      },
    }
  }

  async function receiptLetter(tx: Tx, actor: Actor, id: ReceiptId): Promise<Letter> {
    const row = await receiptsRepo(tx, actor.chamberId).get(id)
    if (row.number === null || row.voided_at)
      throw new Conflict('Of this there is no receipt that could be sent.', 'no-receipt')
    return {
      paper: 'receipt',
      invoiceId: row.invoice_id,
      receiptId: id,
      clientId: row.client_id,
      matterId: row.matter_id,
      isInArea: false,
      payAt: null,
      facts: {
        name: row.from_name,
        number: row.number,
        on: toDayFirst(row.received_on),
        amount: row.amount,
        open: 0,
        due: null,
      },
    }
  }

  async function noteLetter(tx: Tx, actor: Actor, id: CreditNoteId): Promise<Letter> {
    const note = await creditNotesRepo(tx, actor.chamberId).get(id)
    const row = await invoicesRepo(tx, actor.chamberId).get(note.invoice_id)
    return {
      paper: 'credit-note',
      invoiceId: row.id,
      receiptId: null,
      clientId: row.client_id,
      matterId: row.matter_id,
      isInArea: false,
      payAt: null,
      facts: {
        name: row.name,
        number: note.number,
        on: toDayFirst(note.issued_on),
        amount: note.sum.total,
        open: 0,
        due: null,
      },
    }
  }

  /**
   * The address for a reminder of the last day of `reminderDays` that has come. Null if a reminder was sent since that
   * day, so that each day leads to one reminder at most, and a chamber that begins late sends one and not three. Null
   * also if the invoice has had the day's mails: the next run then reminds.
   */
  async function reminderAddress(tx: Tx, row: StoredInvoice): Promise<string | null> {
    const today = courtDateAt(clock.now())
    const { due_on, client_id } = row
    if (due_on === null || client_id === null || openOf(row) === 0) return null
    const day = reminderDays.map((days) => addDays(due_on, days)).findLast((day) => day <= today)
    const repo = invoiceMailRepo(tx, row.chamber_id)
    if (!day || (await repo.countReminders(row.id, dayStart(day))) > 0) return null
    if ((await repo.countOf(row.id, dayAgo())) >= mostMailsOfInvoice) return null
    const client = await repo.findClient(client_id)
    return client?.mayBeReminded ? client.email : null
  }

  return {
    /** Returns whether a reminder was sent. */
    async remind(chamberId: ChamberId, id: InvoiceId): Promise<boolean> {
      const found = await db.asChamber(chamberId, async (tx) => {
        const row = await invoicesRepo(tx, chamberId).get(id)
        return (await reminderAddress(tx, row)) ? row : null
      })
      if (!found) return false
      const file = await makeInvoicePdf(assertWhole(found), chamberId)
      return db.asChamber(chamberId, async (tx) => {
        const row = await invoicesRepo(tx, chamberId).lock(id)
        const to = await reminderAddress(tx, row)
        if (!to) return false
        await post(tx, { chamberId }, await letterOf(tx, row, 'reminder'), { to, words: '' }, file)
        return true
      })
    },

    pdfOfNote: (actor: Actor, id: CreditNoteId): Promise<MadeFile> => {
      authorize(actor, 'update', 'Invoice')
      return notes.pdf(actor, id)
    },

    async pdfOfInvoice(actor: Actor, id: InvoiceId, paper: 'invoice' | 'reminder'): Promise<MadeFile> {
      authorize(actor, 'update', 'Invoice')
      await db.asChamber(actor, (tx) => invoiceLetter(tx, actor, id, paper))
      return files.invoice(actor, id)
    },

    async pdfOfReceipt(actor: Actor, id: ReceiptId): Promise<MadeFile> {
      authorize(actor, 'update', 'Invoice')
      await db.asChamber(actor, (tx) => receiptLetter(tx, actor, id))
      return files.receipt(actor, id)
    },

    async sendNote(tx: Tx, actor: Actor, id: CreditNoteId, to: BodyOf<typeof mailReceipt>, file: MadeFile) {
      authorize(actor, 'update', 'Invoice')
      return post(tx, actor, await noteLetter(tx, actor, id), to, file)
    },

    async sendInvoice(
      tx: Tx,
      actor: Actor,
      id: InvoiceId,
      { paper, ...to }: BodyOf<typeof mailInvoice>,
      file: MadeFile,
    ) {
      authorize(actor, 'update', 'Invoice')
      return post(tx, actor, await invoiceLetter(tx, actor, id, paper), to, file)
    },

    async sendReceipt(tx: Tx, actor: Actor, id: ReceiptId, to: BodyOf<typeof mailReceipt>, file: MadeFile) {
      authorize(actor, 'update', 'Invoice')
      return post(tx, actor, await receiptLetter(tx, actor, id), to, file)
    },
  }
}
