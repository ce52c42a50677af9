import type { readStatement, recordStatement } from '@peshi/contract/office/bank-statement'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { assertWhole } from './invoice-links.service.ts'
import { openOf, toPayOf } from './invoices.present.ts'
import { invoicesRepo } from './invoices.repo.ts'
import { matchStatement } from './match-statement.ts'
import { readBankStatement } from './read-statement.ts'
import { receiptsRepo } from './receipts.repo.ts'

export function createBankStatement({ db, clock, services }: Pick<Context, 'db' | 'clock' | 'services'>) {
  const { receipts } = services

  function parse(text: string) {
    const read = readBankStatement(text, courtDateAt(clock.now()))
    if (read) return read
    const sentence = 'This is no bank statement with columns for the date and the amount. Export it as CSV.'
    throw new Invalid(sentence, { text: sentence }, 'statement-unread')
  }

  return {
    read: (actor: Actor, { text }: BodyOf<typeof readStatement>): Promise<ReplyOf<typeof readStatement>['data']> => {
      authorize(actor, 'update', 'Invoice')
      const { credits, problems } = parse(text)
      return db.asChamber(actor, async (tx) => {
        const rows = (await invoicesRepo(tx, actor.chamberId, actor).listOpenWhole()).map(assertWhole)
        const keys = credits.map(({ key }) => key)
        const recorded = await receiptsRepo(tx, actor.chamberId).listBankKeys(keys)
        const payable = rows.map((row) => ({
          id: row.id,
          number: row.number ?? '',
          open: openOf(row),
          toPay: toPayOf(row),
        }))
        const lines = matchStatement(credits, payable, recorded).map(({ credit, match, invoiceId }) => ({
          row: credit.row,
          on: credit.on,
          amount: credit.amount,
          text: credit.text,
          match,
          invoice_id: invoiceId,
        }))
        const invoices = rows.map((row) => ({
          _id: row.id,
          number: row.number ?? '',
          name: row.name,
          open: openOf(row),
        }))
        return { lines, problems, invoices }
      })
    },

    async record(
      tx: Tx,
      actor: Actor,
      { text, payments }: BodyOf<typeof recordStatement>,
    ): Promise<{ recorded: number }> {
      authorize(actor, 'update', 'Invoice')
      const credits = new Map(parse(text).credits.map((credit) => [credit.row, credit]))
      for (const { row, invoice_id } of payments) {
        const credit = credits.get(row)
        if (!credit) throw new Invalid('The statement has no such row.', {}, 'statement-row')
        const { amount, on, key } = credit
        const payment = { amount, tds: 0, on, method: 'bank' as const, reference: credit.text.slice(0, 100) }
        await receipts.pay(tx, actor, invoice_id, payment, key)
      }
      return { recorded: payments.length }
    },
  }
}
