import type { BillingIdentity } from '@peshi/contract/office/billing-identity'
import type { ChamberId, InvoiceId, ReceiptId } from '@peshi/contract/platform/ids'
import type { FastifyReply } from 'fastify'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { billingIdentityRepo } from './billing-identity.repo.ts'
import { invoicePage, receiptPage } from './invoice-page.ts'
import { type IssuedInvoice, sumOf } from './invoices.present.ts'
import { invoicesRepo } from './invoices.repo.ts'
import { receiptsRepo } from './receipts.repo.ts'

export interface MadeFile {
  name: string
  content: Buffer
}

export async function makeInvoicePdf(row: IssuedInvoice, owner: ChamberId): Promise<MadeFile> {
  const content = await setPages(new URL('./invoice.typ', import.meta.url), invoicePage(row), { owner })
  return { name: `${(row.number ?? 'draft').replaceAll('/', '-')}.pdf`, content }
}

export const sendPdf = (reply: FastifyReply, { name, content }: MadeFile): FastifyReply =>
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(content)

export function createInvoiceFiles({ db }: Pick<Context, 'db'>) {
  return {
    async invoice(actor: Actor, id: InvoiceId): Promise<MadeFile> {
      authorize(actor, 'read', 'Invoice')
      const { row, identity } = await db.asChamber(actor, async (tx) => ({
        row: await invoicesRepo(tx, actor.chamberId, actor).get(id),
        identity: await billingIdentityRepo(tx, actor.chamberId).find(),
      }))
      const supplier = row.supplier ?? assertKnown(identity)
      const sum = sumOf(row, supplier)
      const issued = { ...row, place: row.place ?? supplier.state, supplier, sum, total: sum.total }
      return makeInvoicePdf(issued, actor.chamberId)
    },

    async receipt(actor: Actor, id: ReceiptId): Promise<MadeFile> {
      authorize(actor, 'read', 'Invoice')
      const { row, identity } = await db.asChamber(actor, async (tx) => ({
        row: await receiptsRepo(tx, actor.chamberId, actor).get(id),
        identity: await billingIdentityRepo(tx, actor.chamberId).find(),
      }))
      if (row.number === null) throw new NotFound('What was drawn or went back has no receipt.')
      const content = await setPages(
        new URL('./receipt.typ', import.meta.url),
        receiptPage(row, assertKnown(identity)),
        {
          owner: actor.chamberId,
        },
      )
      return { name: `${row.number.replaceAll('/', '-')}.pdf`, content }
    },
  }
}

function assertKnown(identity: BillingIdentity | null): BillingIdentity {
  if (!identity) throw new Conflict('First enter in whose name invoices are issued.', 'no-billing-identity')
  return identity
}
