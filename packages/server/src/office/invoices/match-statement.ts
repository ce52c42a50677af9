import type { StatementMatch } from '@peshi/contract/office/bank-statement'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import type { Paise } from '@peshi/contract/platform/money'
import type { Credit } from './read-statement.ts'

export interface Payable {
  id: InvoiceId
  number: string
  open: Paise
  /** Without the tax that the client is expected to withhold. */
  toPay: Paise
}

interface Matched {
  credit: Credit
  match: StatementMatch
  invoiceId: InvoiceId | null
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Banks drop the slashes and dashes of a number. A digit after it would make it another number. */
const names = (text: string, number: string) => new RegExp(`${plain(number)}(?!\\d)`).test(plain(text))

/** In the order of the statement. What an earlier row pays is no longer open for a later one. */
export function matchStatement(
  credits: readonly Credit[],
  invoices: readonly Payable[],
  recorded: ReadonlySet<string>,
): Matched[] {
  const left = new Map(invoices.map(({ id, open, toPay }) => [id, { open, toPay }]))
  const isAmountOf = (amount: Paise, { id }: Payable) => left.get(id)?.open === amount || left.get(id)?.toPay === amount
  return credits.map((credit) => {
    if (recorded.has(credit.key)) return { credit, match: 'recorded', invoiceId: null }
    const named = invoices.filter(({ id, number }) => (left.get(id)?.open ?? 0) > 0 && names(credit.text, number))
    const exact = named.find((one) => isAmountOf(credit.amount, one))
    if (exact) {
      left.delete(exact.id)
      return { credit, match: 'number', invoiceId: exact.id }
    }
    const [first] = named
    if (first) return { credit, match: 'named', invoiceId: first.id }
    const same = invoices.filter((one) => isAmountOf(credit.amount, one))
    const [only] = same
    return only && same.length === 1
      ? { credit, match: 'amount', invoiceId: only.id }
      : { credit, match: 'none', invoiceId: null }
  })
}
