import type { ClientDetail } from '@peshi/contract/clients/clients'
import type { BillingIdentity } from '@peshi/contract/office/billing-identity'
import { isTooMuchOff, usualMode } from '@peshi/contract/office/invoice-sum'
import type {
  createInvoice,
  Invoice,
  InvoiceDetail,
  listInvoices,
  updateInvoice,
} from '@peshi/contract/office/invoices'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import { clientsRepo } from '../../clients/clients/clients.repo.ts'
import { clientAccessRepo } from '../../clients/shares/client-access.repo.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { searchPatterns } from '../../matters/matters/matters.search.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { billingIdentityRepo } from './billing-identity.repo.ts'
import { assertBilledOnce } from './charges.service.ts'
import { creditNotesRepo, presentNote } from './credit-notes.repo.ts'
import { invoiceMailRepo } from './invoice-mail.repo.ts'
import { keepInvoiceSounds } from './invoice-sounds.ts'
import { aboutInvoice } from './invoice-state.ts'
import { presentInvoice, presentReceipt, stateOf } from './invoices.present.ts'
import { invoicesRepo } from './invoices.repo.ts'
import { managesMoney } from './own-money.ts'
import { paymentLinksRepo } from './payment-links.repo.ts'
import { findCurrentLink } from './payment-links.service.ts'
import { receiptsRepo } from './receipts.repo.ts'

type Body = BodyOf<typeof createInvoice>
type Written = Required<{ [Name in keyof Body]: Exclude<Body[Name], undefined> }>

const usual = { tax_percent: 18, sac: '998212', due_days: 30, note: '' } as const

const shownInBin = 500

export function createInvoices({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  const today = () => courtDateAt(clock.now())

  async function read(tx: Tx, actor: Actor, id: InvoiceId): Promise<Invoice> {
    const row = await invoicesRepo(tx, actor.chamberId, actor).get(id)
    return presentInvoice(row, await billingIdentityRepo(tx, actor.chamberId).find(), today())
  }

  async function check(tx: Tx, actor: Actor, written: Written): Promise<void> {
    const { matter_id, client_id, gstin, place, products, discount } = written
    if (isTooMuchOff({ items: products, discount })) {
      const sentence = 'The discount is more than the fees.'
      throw new Invalid(sentence, { discount: sentence }, 'discount-too-high')
    }
    if (matter_id) {
      await mattersRepo(tx, actor.chamberId).get(matter_id)
      await assertMatterExists(tx, actor, matter_id)
    }
    if (client_id) await clientsRepo(tx, actor.chamberId).get(client_id)
    if (gstin && place && !gstin.startsWith(place)) {
      const sentence = 'The GSTIN is of another State than the one that is chosen.'
      throw new Invalid(sentence, { gstin: sentence })
    }
  }

  return {
    async list(actor: Actor, query: QueryOf<typeof listInvoices>) {
      authorize(actor, 'read', 'Invoice')
      const { page, perPage, search } = query
      return db.asChamber(actor, async (tx) => {
        const { rows, total } = await invoicesRepo(tx, actor.chamberId, actor).list({
          patterns: searchPatterns(search),
          matterId: query['filters[matter_id]'],
          clientId: query['filters[client_id]'],
          state: query['filters[state]'],
          today: today(),
          limit: perPage,
          offset: (page - 1) * perPage,
        })
        const identity = await billingIdentityRepo(tx, actor.chamberId).find()
        return { data: rows.map((row) => presentInvoice(row, identity, today())), meta: { total, page, perPage } }
      })
    },

    async search(tx: Tx, actor: Actor, words: readonly string[], { limit, offset }: { limit: number; offset: number }) {
      authorize(actor, 'read', 'Invoice')
      const { rows, total } = await invoicesRepo(tx, actor.chamberId, actor).search(words, limit, offset)
      const hits = rows.map(({ invoice: { id, number, name, subject, ...row }, is_alike }) => ({
        _id: id,
        number,
        name,
        subject,
        is_alike,
        state: stateOf(row, today()),
      }))
      return { total, hits }
    },

    get: (actor: Actor, id: InvoiceId): Promise<InvoiceDetail> => {
      authorize(actor, 'read', 'Invoice')
      return db.asChamber(actor, async (tx) => {
        const invoice = await read(tx, actor, id)
        const receipts = receiptsRepo(tx, actor.chamberId)
        const { client_id } = invoice
        const access = client_id && (await clientAccessRepo(tx, actor.chamberId).find(client_id))
        const mails = invoiceMailRepo(tx, actor.chamberId)
        const online = paymentLinksRepo(tx, actor.chamberId)
        return {
          ...invoice,
          credit_notes: (await creditNotesRepo(tx, actor.chamberId).listOf(id)).map(presentNote),
          mails: await mails.listOf(id),
          client_email: (client_id && (await mails.findClient(client_id))?.email) ?? null,
          receipts: (await receipts.listOfInvoice(id)).map(presentReceipt),
          advance: client_id && managesMoney(actor) ? await receipts.sumHeld(client_id) : 0,
          has_client_access: Boolean(access && !access.closed_at),
          takes_online: (await online.findAccount()) !== null,
          payment_link: await findCurrentLink(tx, await invoicesRepo(tx, actor.chamberId).get(id), clock.now()),
          to_be_refunded: (await online.listToRefund(id)).map((one) => ({ ...one, at: one.at.toISOString() })),
        }
      })
    },

    async create(tx: Tx, actor: Actor, input: Body): Promise<Invoice> {
      authorize(actor, 'create', 'Invoice')
      const identity = await billingIdentityRepo(tx, actor.chamberId).find()
      const client = input.client_id ? await clientsRepo(tx, actor.chamberId).get(input.client_id) : null
      const written = withDefaults(input, identity, client)
      await check(tx, actor, written)
      const at = clock.now()
      const id = newId() as InvoiceId
      await assertBilledOnce(tx, actor, { ...written, id })
      const made = { created_by: actor.personId, created_at: at, updated_at: at }
      const row = { ...written, id, status: 'draft' as const, ...made }
      await invoicesRepo(tx, actor.chamberId).insert(row)
      await keepInvoiceSounds(tx, actor.chamberId, [row])
      await emit(tx, actor, { type: 'invoice.written', ...aboutInvoice(row) })
      return read(tx, actor, id)
    },

    async update(
      tx: Tx,
      actor: Actor,
      id: InvoiceId,
      { version, ...input }: BodyOf<typeof updateInvoice>,
    ): Promise<Invoice> {
      authorize(actor, 'update', 'Invoice')
      const repo = invoicesRepo(tx, actor.chamberId)
      await repo.raiseVersion(id, { by: actor, at: clock.now(), seen: version, read: () => read(tx, actor, id) })
      const before = await repo.lock(id)
      if (before.status !== 'draft') throw isIssuedAlready()
      // Checks the matter and client only if this edit replaces them. The earlier ones may be in the recycle bin.
      const isNew = (name: 'matter_id' | 'client_id') => input[name] !== undefined && input[name] !== before[name]
      await check(tx, actor, {
        ...before,
        ...input,
        matter_id: isNew('matter_id') ? (input.matter_id ?? null) : null,
        client_id: isNew('client_id') ? (input.client_id ?? null) : null,
      })
      await assertBilledOnce(tx, actor, { ...before, ...input })
      await repo.update(id, { ...input, updated_at: clock.now() })
      const after = await repo.get(id)
      await keepInvoiceSounds(tx, actor.chamberId, [after])
      const detail = changesOf(before, after, Object.keys(input) as (keyof Body)[])
      await emit(tx, actor, { type: 'invoice.edited', ...aboutInvoice(after), detail })
      return read(tx, actor, id)
    },

    listBin: (actor: Actor) => {
      authorize(actor, 'delete', 'Invoice')
      return db.asChamber(actor, async (tx) => {
        const identity = await billingIdentityRepo(tx, actor.chamberId).find()
        const rows = await invoicesRepo(tx, actor.chamberId).listDeleted(shownInBin)
        return rows.map((row) => ({
          ...presentInvoice(row, identity, today()),
          deleted_at: row.deleted_at.toISOString(),
          deleted_by: row.deleted_by_name,
        }))
      })
    },

    outstanding: (actor: Actor) => {
      authorize(actor, 'manage', 'Invoice')
      return db.asChamber(actor, async (tx) => {
        const { sums, byName } = await invoicesRepo(tx, actor.chamberId).listOpen(today(), 200)
        return { data: sums, held: await receiptsRepo(tx, actor.chamberId).sumHeld(null), by_name: byName }
      })
    },
  }
}

export const isIssuedAlready = () =>
  new Conflict('An issued invoice cannot be changed. Cancel it and create another.', 'invoice-issued')

function withDefaults(
  input: Body,
  identity: BillingIdentity | null,
  client: Pick<ClientDetail, 'kind' | 'gstin'> | null,
): Written {
  const { tax_percent, sac, due_days, note } = identity ?? usual
  const gstin = input.gstin ?? client?.gstin ?? null
  return {
    matter_id: null,
    client_id: null,
    address: '',
    place: null,
    gstin: null,
    discount: 0,
    tds_percent: 0,
    is_rounded: true,
    tax_percent,
    sac,
    due_days,
    note,
    mode: usualMode(identity, { kind: client?.kind ?? 'person', gstin }),
    ...input,
  }
}
