import type { Invoice, SharedInvoice } from '@peshi/contract/office/invoices'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, InvoiceId } from '@peshi/contract/platform/ids'
import { openAccess } from '../../clients/shares/client-access.service.ts'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { billingIdentityRepo } from './billing-identity.repo.ts'
import { type MadeFile, makeInvoicePdf } from './invoice-files.ts'
import { aboutInvoice } from './invoice-state.ts'
import { type IssuedInvoice, presentInvoice, presentShared } from './invoices.present.ts'
import { findInvoiceByLink, invoicesRepo, type StoredInvoice } from './invoices.repo.ts'

export function createInvoiceLinks({ config, db, clock, emit }: Pick<Context, 'config' | 'db' | 'clock' | 'emit'>) {
  async function lockIssued(tx: Tx, actor: Actor, id: InvoiceId): Promise<StoredInvoice> {
    const row = await invoicesRepo(tx, actor.chamberId).lock(id)
    if (row.status !== 'issued') throw new Conflict('Only an issued invoice is shown to others.', 'invoice-not-issued')
    return row
  }

  async function open(token: string): Promise<{ chamberId: ChamberId; row: IssuedInvoice }> {
    const hash = hashToken(token)
    const found = await db.asSystem('invoice-links', (tx) => findInvoiceByLink(tx, hash))
    if (!found) throw linkOver()
    return db.asChamber(found.chamberId, async (tx) => {
      const repo = invoicesRepo(tx, found.chamberId)
      const row = await repo.lock(found.id)
      if (row.link_hash !== hash) throw linkOver()
      if (!row.link_opened_at) await noteFirstRead(tx, row)
      await repo.update(row.id, { link_opened_at: clock.now() })
      return { chamberId: found.chamberId, row: assertWhole(row) }
    })
  }

  const noteFirstRead = (tx: Tx, row: StoredInvoice) => {
    const reader = { chamberId: row.chamber_id, name: 'Somebody with the link' }
    return emit(tx, reader, { type: 'invoice.read', ...aboutInvoice(row) })
  }

  return {
    async make(tx: Tx, actor: Actor, id: InvoiceId): Promise<string> {
      authorize(actor, 'update', 'Invoice')
      const row = await lockIssued(tx, actor, id)
      const { token, hash } = newToken()
      const link = { link_hash: hash, link_made_at: clock.now(), link_opened_at: null }
      await invoicesRepo(tx, actor.chamberId).update(id, link)
      await emit(tx, actor, { type: 'invoice.linked', ...aboutInvoice(row) })
      return `${config.publicUrl}/invoice#${token}`
    },

    async end(tx: Tx, actor: Actor, id: InvoiceId): Promise<void> {
      authorize(actor, 'update', 'Invoice')
      const repo = invoicesRepo(tx, actor.chamberId)
      const row = await repo.lock(id)
      if (row.link_hash === null) return
      await repo.update(id, { link_hash: null, link_made_at: null, link_opened_at: null })
      await emit(tx, actor, { type: 'invoice.link-ended', ...aboutInvoice(row) })
    },

    async show(tx: Tx, actor: Actor, id: InvoiceId, isShown: boolean): Promise<Invoice> {
      authorize(actor, 'update', 'Invoice')
      const repo = invoicesRepo(tx, actor.chamberId)
      const row = isShown ? await lockIssued(tx, actor, id) : await repo.lock(id)
      if (isShown && !row.client_id) throw new Conflict('The invoice names no client of the chamber.', 'no-client')
      if (isShown && row.client_id) await openAccess(tx, { clock, emit }, actor, row.client_id)
      if (isShown !== (row.shown_at !== null)) {
        await repo.update(id, { shown_at: isShown ? clock.now() : null })
        await emit(tx, actor, { type: isShown ? 'invoice.shown' : 'invoice.hidden', ...aboutInvoice(row) })
      }
      const identity = await billingIdentityRepo(tx, actor.chamberId).find()
      return presentInvoice(await repo.get(id), identity, courtDateAt(clock.now()))
    },

    read: async (token: string): Promise<SharedInvoice> =>
      presentShared((await open(token)).row, courtDateAt(clock.now())),
    async pdf(token: string): Promise<MadeFile> {
      const { row, chamberId } = await open(token)
      return makeInvoicePdf(row, chamberId)
    },
  }
}

const linkOver = () => new NotFound('This link is no longer valid. Ask for a new one.', 'invoice-link-over')

export function assertWhole<Row extends { supplier: StoredInvoice['supplier']; sum: StoredInvoice['sum'] }>(row: Row) {
  const { supplier, sum } = row
  if (!supplier || !sum) throw new Error('An issued invoice has no issuer or no sum')
  return { ...row, supplier, sum }
}
