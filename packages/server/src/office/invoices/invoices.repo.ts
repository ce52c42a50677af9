import type { Ageing, InvoiceState } from '@peshi/contract/office/invoices'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, ClientId, InvoiceId, MatterId } from '@peshi/contract/platform/ids'
import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { matchWords } from '../../matters/matters/match-words.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { invoice } from './invoices.schema.ts'
import { ownMoney } from './own-money.ts'

export type StoredInvoice = typeof invoice.$inferSelect
export type InvoiceRow = StoredInvoice & { matter_title: string | null }
type Changes = Partial<Omit<typeof invoice.$inferInsert, 'chamber_id' | 'id'>>
type StateColumn =
  | ('status' | 'deleted_at' | 'deleted_by' | 'cancelled_at' | 'cancelled_by')
  | ('issued_on' | 'issued_by' | 'issued_at' | 'number' | 'due_on' | 'supplier' | 'sum' | 'total')
  | ('paid' | 'tds_proved' | 'credited' | 'credited_tds')
export type InvoiceStateChanges = Pick<Changes, StateColumn | 'place' | 'updated_at'>

interface InvoicePage {
  patterns: readonly string[]
  matterId?: MatterId | undefined
  clientId?: ClientId | undefined
  state?: InvoiceState | undefined
  today: CourtDate
  limit: number
  offset: number
}

const open = sql`${invoice.total} - ${invoice.credited} - ${invoice.paid} - ${invoice.tds_proved}`
const isIssued = eq(invoice.status, 'issued')
export const isUnpaid = and(isIssued, sql`${open} > 0`)
const paise = (amount: SQL): SQL<number> => sql`coalesce(${amount}, 0)`.mapWith(Number)

const inState = (state: InvoiceState, today: CourtDate): SQL | undefined => {
  const [isOpen, isLate] = [sql`${open} > 0`, lt(invoice.due_on, today)]
  const isCredited = sql`(${invoice.credited} > 0 and ${invoice.credited} = ${invoice.total})`
  const isTouched = sql`${invoice.paid} + ${invoice.tds_proved} > 0`
  const states: Record<InvoiceState, SQL | undefined> = {
    draft: eq(invoice.status, 'draft'),
    cancelled: eq(invoice.status, 'cancelled'),
    credited: and(isIssued, isCredited),
    paid: and(isIssued, sql`${open} <= 0`, sql`not ${isCredited}`),
    overdue: and(isIssued, isOpen, isLate),
    'part-paid': and(isIssued, isOpen, sql`not ${isLate}`, isTouched),
    sent: and(isIssued, isOpen, sql`not ${isLate}`, sql`not ${isTouched}`),
  }
  return states[state]
}

const searchText = sql`fold_text(coalesce(${invoice.number}, '') || ' ' || ${invoice.name} || ' ' || ${invoice.subject})`

/** `readBy`: the person who reads invoices. Without it, the repo finds all invoices of the chamber. */
export function invoicesRepo(tx: Tx, chamberId: ChamberId, readBy?: Actor) {
  const own = eq(invoice.chamber_id, chamberId)
  const live = and(own, isNull(invoice.deleted_at), readBy && ownMoney(readBy, invoice.matter_id))
  const one = (id: InvoiceId) => and(own, eq(invoice.id, id))
  const select = () =>
    tx
      .select({
        invoice,
        matter_title: matter.title,
      })
      .from(invoice)
      .leftJoin(matter, and(eq(matter.chamber_id, invoice.chamber_id), eq(matter.id, invoice.matter_id)))
  const flat = ({
    invoice: row,
    matter_title,
  }: {
    invoice: StoredInvoice
    matter_title: string | null
  }): InvoiceRow => ({
    ...row,
    matter_title,
  })

  return {
    async list({ patterns, matterId, clientId, state, today, limit, offset }: InvoicePage) {
      const where = and(
        live,
        matterId && eq(invoice.matter_id, matterId),
        clientId && eq(invoice.client_id, clientId),
        state && inState(state, today),
        ...patterns.map((pattern) => sql`${searchText} like ${pattern}`),
      )
      const rows = await select()
        .where(where)
        .orderBy(sql`(${invoice.number} is null) desc`, desc(invoice.issued_on), desc(invoice.number), desc(invoice.id))
        .limit(limit)
        .offset(offset)
      return { rows: rows.map(flat), total: await tx.$count(invoice, where) }
    },

    async search(words: readonly string[], limit: number, offset: number) {
      const { exactly, alike } = matchWords(chamberId, words, { id: invoice.id, text: searchText })
      const found = and(live, alike)
      const rows = await tx
        .select({ invoice, is_alike: sql<boolean>`not (${exactly})`.as('is_alike') })
        .from(invoice)
        .where(found)
        .orderBy(sql`is_alike`, desc(invoice.created_at), desc(invoice.id))
        .limit(limit)
        .offset(offset)
      return { rows, total: await tx.$count(invoice, found) }
    },

    async get(id: InvoiceId): Promise<InvoiceRow> {
      const row = await select()
        .where(and(live, eq(invoice.id, id)))
        .then(takeOne)
      return flat(row)
    },

    lock: (id: InvoiceId): Promise<StoredInvoice> =>
      tx
        .select()
        .from(invoice)
        .where(and(live, eq(invoice.id, id)))
        .for('update')
        .then(takeOne),

    raiseVersion: (id: InvoiceId, edit: Edit) => raiseVersion(tx, invoice, and(live, eq(invoice.id, id)), edit),

    async insert(values: Omit<typeof invoice.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(invoice).values({ ...values, chamber_id: chamberId })
    },

    async update(id: InvoiceId, changes: Omit<Changes, StateColumn>): Promise<void> {
      await tx.update(invoice).set(changes).where(one(id))
    },

    /** Only for `setInvoiceState`. */
    async setState(id: InvoiceId, changes: InvoiceStateChanges): Promise<void> {
      await tx.update(invoice).set(changes).where(one(id))
    },

    getDeleted: (id: InvoiceId): Promise<StoredInvoice> =>
      tx
        .select()
        .from(invoice)
        .where(and(one(id), isNotNull(invoice.deleted_at)))
        .then(takeOne),

    async listDeleted(limit: number) {
      const rows = await tx
        .select({ invoice, by: person.name })
        .from(invoice)
        .leftJoin(person, eq(person.id, invoice.deleted_by))
        .where(and(own, isNotNull(invoice.deleted_at)))
        .orderBy(desc(invoice.deleted_at), invoice.id)
        .limit(limit)
      return rows.flatMap(({ invoice: row, by }) =>
        row.deleted_at ? [{ ...row, matter_title: null, deleted_at: row.deleted_at, deleted_by_name: by }] : [],
      )
    },

    /** Unpaid invoices of clients that were due on a day or before it, the earliest first. */
    async listUnpaid(dueUntil: CourtDate): Promise<InvoiceId[]> {
      const rows = await tx
        .select({ id: invoice.id })
        .from(invoice)
        .where(and(live, isUnpaid, isNotNull(invoice.client_id), lte(invoice.due_on, dueUntil)))
        .orderBy(asc(invoice.due_on), asc(invoice.id))
      return rows.map(({ id }) => id)
    },

    /** Invoices of which something is open, the earliest first. */
    listOpenWhole: (): Promise<StoredInvoice[]> =>
      tx
        .select()
        .from(invoice)
        .where(and(live, isUnpaid))
        .orderBy(asc(invoice.issued_on), asc(invoice.number))
        .limit(2000),

    listOfClient: (id: ClientId): Promise<StoredInvoice[]> =>
      tx
        .select()
        .from(invoice)
        .where(and(live, eq(invoice.client_id, id), isNotNull(invoice.number)))
        .orderBy(asc(invoice.issued_on), asc(invoice.number)),

    async listOpen(today: CourtDate, limit: number) {
      const late = sql`(${today}::date - ${invoice.due_on})`
      const part = (when: SQL) => paise(sql`sum(${open}) filter (where ${when})`)
      const ages: Record<keyof Ageing, SQL<number>> = {
        not_due: part(sql`${late} <= 0`),
        to_30: part(sql`${late} between 1 and 30`),
        to_60: part(sql`${late} between 31 and 60`),
        to_90: part(sql`${late} between 61 and 90`),
        over_90: part(sql`${late} > 90`),
        total: paise(sql`sum(${open})`),
      }
      const where = and(live, isIssued, sql`${open} > 0`)
      const [sums] = await tx.select(ages).from(invoice).where(where)
      const whose = sql`coalesce(${invoice.client_id}::text, lower(${invoice.name}))`
      const byName = await tx
        .select({
          ...ages,
          client_id: sql<ClientId | null>`max(${invoice.client_id}::text)`,
          name: sql<string>`max(${invoice.name})`,
          invoices: count(),
          oldest_due: sql<CourtDate>`min(${invoice.due_on})::text`,
        })
        .from(invoice)
        .where(where)
        .groupBy(whose)
        .orderBy(desc(sql`sum(${open})`))
        .limit(limit)
      return { sums: sums ?? { not_due: 0, to_30: 0, to_60: 0, to_90: 0, over_90: 0, total: 0 }, byName }
    },
  }
}

export async function findInvoiceByLink(tx: Tx, hash: string): Promise<{ chamberId: ChamberId; id: InvoiceId } | null> {
  return tx
    .select({ chamberId: invoice.chamber_id, id: invoice.id })
    .from(invoice)
    .where(eq(invoice.link_hash, hash))
    .then(takeFirst)
}
