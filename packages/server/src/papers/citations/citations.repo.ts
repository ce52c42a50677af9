import type { HeldJudgment } from '@peshi/contract/papers/citations'
import { findCitations } from '@peshi/contract/papers/citations/find-citations'
import type { ChamberId, DocumentId, JudgmentId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { judgment, judgmentCitation, judgmentFile } from './citations.schema.ts'

export interface Held extends HeldJudgment {
  /** Only a title that names the sides can contradict a name in a draft. */
  isNamed: boolean
}

export interface IndexedJudgment {
  values: typeof judgment.$inferInsert
  citations: { key: string; written: string }[]
}

/** A judgment prints its own neutral citation near the top of its first page; further down it cites others. */
const headCharacters = 800

const columns = {
  judgment_id: judgment.id,
  title: judgment.title,
  court: judgment.court,
  date: judgment.date,
  bench: judgment.bench,
  has_text: sql<boolean>`${judgment.text} is not null`,
}

const none = { judgment_id: null, matter_id: null, order_id: null, document_id: null }
const toHeld = (row: Omit<HeldJudgment, 'matter_id' | 'order_id' | 'document_id'>): Held => ({
  ...none,
  ...row,
  isNamed: true,
})

type Page = { text: string } & (
  | { order_id: OrderId; title: string; date: HeldJudgment['date']; bench: string | null }
  | { document_id: DocumentId; title: string }
) & { matter_id: MatterId }

export function citationsRepo(tx: Tx, chamberId: ChamberId) {
  const rowsOf = async <Row>(statement: ReturnType<typeof sql>): Promise<Row[]> =>
    ((await tx.execute(statement)) as unknown as Rows).rows as Row[]

  return {
    countIndexed: async (): Promise<number> =>
      (await tx.select({ count: sql<number>`count(*)::int` }).from(judgment).then(takeOne)).count,

    async listByKeys(keys: readonly string[]): Promise<Map<string, Held[]>> {
      const rows = await tx
        .select({ key: judgmentCitation.key, ...columns })
        .from(judgmentCitation)
        .innerJoin(judgment, eq(judgment.id, judgmentCitation.judgment_id))
        .where(inArray(judgmentCitation.key, [...keys]))
        .orderBy(asc(judgment.id))
      return groupHeld(rows.map(({ key, ...row }) => [key, toHeld(row)]))
    },

    async listByNames(names: readonly string[]): Promise<Map<string, Held[]>> {
      const rows = await tx
        .select({ key: judgment.name_key, ...columns })
        .from(judgment)
        .where(inArray(judgment.name_key, [...names]))
        .orderBy(asc(judgment.id))
      return groupHeld(rows.map(({ key, ...row }) => [key ?? '', toHeld(row)]))
    },

    /** Orders and documents of the chamber that bear one of these neutral citations on their first page. */
    async listOwn(keys: readonly string[], thisYear: number): Promise<Map<string, Held[]>> {
      const wanted = new Set(keys)
      const phrases = keys.map((key) => key.replace(/[:-]/g, ' ').toLowerCase())
      const query = sql.join(
        phrases.map((phrase) => sql`search_phrase(${phrase})`),
        sql` || `,
      )
      const words = (folded: ReturnType<typeof sql>) => sql`search_words(${folded}) @@ (${query})`
      const numbers = sql`${`(${keys.map((key) => key.split(':')[2]?.replace(/-.*/, '')).join('|')})`}`
      const pages = await rowsOf<Page>(sql`
        select p.text, p.order_id, m.id as matter_id, m.title, o.date::text as date, o.judge as bench
          from order_page p join case_order o on o.id = p.order_id
          join matter m on m.chamber_id = ${chamberId} and m.case_id = p.case_id and m.deleted_at is null
          where p.page = 1 and ${words(sql`p.text`)} limit 500`)
      const copies = await rowsOf<Page>(sql`
        select p.text, p.order_id, m.id as matter_id, m.title, o.date::text as date, o.judge as bench
          from order_copy_page p join case_order o on o.id = p.order_id
          join matter m on m.chamber_id = ${chamberId} and m.case_id = p.case_id and m.deleted_at is null
          where p.chamber_id = ${chamberId} and p.page = 1 and left(p.folded, ${headCharacters}) ~ ${numbers} limit 2000`)
      const documents = await rowsOf<Page>(sql`
        select p.text, p.document_id, p.matter_id, d.name as title
          from document_page p join document d on d.chamber_id = p.chamber_id and d.id = p.document_id
            and d.version = p.version and d.deleted_at is null
          join matter m on m.chamber_id = ${chamberId} and m.id = p.matter_id and m.deleted_at is null
          where p.chamber_id = ${chamberId} and p.page = 1 and left(p.folded, ${headCharacters}) ~ ${numbers} limit 2000`)
      const borne = [...pages, ...copies, ...documents].flatMap((page): [string, Held][] => {
        const key = findOwnNumber(page.text.slice(0, headCharacters), thisYear)
        return key && wanted.has(key) ? [[key, ownPage(page)]] : []
      })
      return groupHeld(borne)
    },

    getJudgment: async (id: JudgmentId) => {
      const row = await tx.select().from(judgment).where(eq(judgment.id, id)).then(takeOne)
      const citations = await tx
        .select({ written: judgmentCitation.written })
        .from(judgmentCitation)
        .where(eq(judgmentCitation.judgment_id, id))
        .orderBy(asc(judgmentCitation.key))
      return { ...row, citations: citations.map(({ written }) => written) }
    },
  }
}

/** The first citation, if it stands in a heading. In a sentence, it is the number of another judgment. */
function findOwnNumber(head: string, thisYear: number): string | null {
  const found = findCitations(head, thisYear).find(({ key }) => key !== null)
  if (!found) return null
  const before = head.slice(head.lastIndexOf('\n', found.start) + 1, found.start)
  const [behind = ''] = head.slice(found.end).split('\n')
  const rest = `${before} ${behind}`.replace(/neutral citation(?: no\.?| number)?/i, '')
  return /[\p{Ll}\p{Lo}]{2,}/u.test(rest) ? null : found.key
}

function ownPage(page: Page): Held {
  const { matter_id, title } = page
  const own = { ...none, matter_id, title, court: null, has_text: true }
  return 'order_id' in page
    ? { ...own, order_id: page.order_id, date: page.date, bench: page.bench, isNamed: true }
    : { ...own, document_id: page.document_id, date: null, bench: null, isNamed: false }
}

function groupHeld(found: readonly [string, Held][]): Map<string, Held[]> {
  const groups = new Map<string, Held[]>()
  for (const [key, held] of found) groups.set(key, [...(groups.get(key) ?? []), held])
  return groups
}

/** Writes the index, for all chambers. */
export function judgmentIndexRepo(tx: Tx) {
  return {
    findFile: (path: string) => tx.select().from(judgmentFile).where(eq(judgmentFile.path, path)).then(takeFirst),

    async saveFile(values: typeof judgmentFile.$inferInsert): Promise<void> {
      await tx.insert(judgmentFile).values(values).onConflictDoUpdate({ target: judgmentFile.path, set: values })
    },

    /** A judgment that is known keeps the text that it has, if the new entry has none. */
    async save(entries: readonly IndexedJudgment[]): Promise<void> {
      const once = new Map(entries.map((entry) => [entry.values.id, entry]))
      const values = [...once.values()].map((entry) => entry.values)
      if (values.length === 0) return
      const fresh = (column: string) => sql.raw(`excluded.${column}`)
      await tx
        .insert(judgment)
        .values(values)
        .onConflictDoUpdate({
          target: judgment.id,
          set: {
            title: fresh('title'),
            name_key: fresh('name_key'),
            court: fresh('court'),
            date: fresh('date'),
            bench: fresh('bench'),
            source: fresh('source'),
            text: sql`coalesce(excluded.text, ${judgment.text})`,
          },
        })
      const citations = entries.flatMap((entry) =>
        entry.citations.map((one) => ({
          judgment_id: entry.values.id as JudgmentId,
          key: one.key,
          written: one.written,
        })),
      )
      if (citations.length > 0) await tx.insert(judgmentCitation).values(citations).onConflictDoNothing()
    },
  }
}
