import type { listFilings } from '@peshi/contract/papers/filings'
import type { FormKey } from '@peshi/contract/papers/filings/court-forms'
import { openStates } from '@peshi/contract/papers/filings/filing-kinds'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { CaseId, ChamberId, CourtId, DocumentId, FilingId, MatterId } from '@peshi/contract/platform/ids'
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { document, documentVersion } from '../../matters/documents/documents.schema.ts'
import { searchPatterns } from '../../matters/matters/matters.search.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, putVersion, raiseVersion } from '../../platform/db/versions.ts'
import { filing, filingBundle, filingChecklist } from './filings.schema.ts'

export type FilingValues = typeof filing.$inferSelect
export type FilingRow = Awaited<ReturnType<ReturnType<typeof filingsRepo>['get']>>
export type FilingChanges = Partial<Omit<FilingValues, 'chamber_id' | 'id'>>
export type BundleRow = typeof filingBundle.$inferSelect
export type ChecklistRow = typeof filingChecklist.$inferSelect
export type FilingQuery = Omit<QueryOf<typeof listFilings>, 'page' | 'perPage'>

/** The last filings of a registry that count for "returned 3 of your last 5". */
const lastFilings = 5

const courtsOf: Partial<Record<FormKey, SQL>> = {
  sci: sql`${matter.hc_name} = 'sci'`,
  allahabad: sql`${matter.hc_name} in ('hc-allahabad', 'hc-lucknow')`,
  delhi: sql`${matter.hc_name} = 'hc-delhi'`,
  bombay: sql`${matter.hc_name} ~ '^hc-(bombay|aurangabad|nagpur|kolhapur|goa)'`,
  district: sql`${matter.hc_name} like 'dc-%'`,
  nclt: sql`${matter.hc_name} like 'tribunals-nclt-%'`,
}

export function filingsRepo(tx: Tx, chamberId: ChamberId) {
  const isOne = (id: FilingId) => and(eq(filing.chamber_id, chamberId), eq(filing.id, id))
  const ofMatter = and(eq(matter.chamber_id, filing.chamber_id), eq(matter.id, filing.matter_id))
  const isLive = and(eq(filing.chamber_id, chamberId), eq(matter.chamber_id, chamberId), isNull(matter.deleted_at))
  const isChecklist = (form: FormKey) => and(eq(filingChecklist.chamber_id, chamberId), eq(filingChecklist.form, form))

  const select = () =>
    tx
      .select({
        filing,
        matter_title: matter.title,
        court: matter.hc_name,
        matter_type: matter.type,
        case_id: matter.case_id,
        unique_id: matter.unique_id,
        unique_case_number: matter.unique_case_number,
        case_type: matter.case_type,
        case_number: matter.case_number,
        case_year: matter.case_year,
      })
      .from(filing)
      .innerJoin(matter, ofMatter)

  const wanted = ({ matter_id, state, form, search }: FilingQuery) =>
    and(
      isLive,
      matter_id && eq(filing.matter_id, matter_id),
      state === 'open' ? inArray(filing.state, [...openStates]) : state === 'all' ? undefined : eq(filing.state, state),
      form && courtsOf[form],
      ...searchPatterns(search).map(
        (pattern) => sql`(${matter.search_text} || ' ' || fold_text(concat_ws(' ', ${filing.title}, ${filing.number},
          ${filing.registered_number}))) like ${pattern}`,
      ),
    )

  return {
    list: (query: FilingQuery, limit: number, offset: number) =>
      select().where(wanted(query)).orderBy(desc(filing.begun_at), desc(filing.id)).limit(limit).offset(offset),

    async count(query: FilingQuery): Promise<number> {
      const [row] = await tx.select({ count: count() }).from(filing).innerJoin(matter, ofMatter).where(wanted(query))
      return row?.count ?? 0
    },

    /** Throws if the matter is hidden or deleted, so that its filings are hidden too. */
    get: (id: FilingId) =>
      select()
        .where(and(isLive, isOne(id)))
        .then(takeOne),

    getMatter: (id: MatterId) =>
      tx
        .select({ id: matter.id })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
        .then(takeOne),

    insert: async (values: Omit<typeof filing.$inferInsert, 'chamber_id'>): Promise<void> => {
      await tx.insert(filing).values({ ...values, chamber_id: chamberId })
    },

    update: async (id: FilingId, changes: FilingChanges): Promise<void> => {
      await tx.update(filing).set(changes).where(isOne(id))
    },

    remove: async (id: FilingId): Promise<void> => {
      await tx.delete(filing).where(isOne(id))
    },

    raiseVersion: (id: FilingId, edit: Edit) => raiseVersion(tx, filing, isOne(id), edit),

    /** Documents of the matter, also those in the recycle bin. */
    listDocuments: (matterId: MatterId, ids: readonly DocumentId[]) =>
      tx
        .select({
          id: document.id,
          name: document.name,
          newest: document.newest,
          deleted_at: document.deleted_at,
          media_type: documentVersion.media_type,
        })
        .from(document)
        .innerJoin(
          documentVersion,
          and(
            eq(documentVersion.chamber_id, document.chamber_id),
            eq(documentVersion.document_id, document.id),
            eq(documentVersion.version, document.newest),
          ),
        )
        .where(
          and(
            eq(document.chamber_id, chamberId),
            eq(document.matter_id, matterId),
            inArray(document.id, [...new Set(ids)]),
          ),
        ),

    listNames: async (ids: readonly string[]): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map()
      const rows = await tx
        .select({ id: sql<string>`${person.id}::text`, name: person.name })
        .from(person)
        .where(inArray(sql`${person.id}::text`, [...new Set(ids)]))
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** The objections of the chamber's last filings at this court, one list for each filing. */
    listLastObjections: (court: CourtId, except: FilingId) =>
      tx
        .select({ objections: filing.objections })
        .from(filing)
        .innerJoin(matter, ofMatter)
        .where(and(isLive, eq(matter.hc_name, court), isNotNull(filing.filed_at), ne(filing.id, except)))
        .orderBy(desc(filing.filed_at), desc(filing.id))
        .limit(lastFilings),

    /** The court's own record of the case, with its objections. A second statement, because cases may lie on another machine. */
    findCourtObjections: (caseId: CaseId) =>
      tx.select({ record: courtCase.record }).from(courtCase).where(eq(courtCase.id, caseId)).then(takeFirst),

    findBundle: (id: FilingId): Promise<BundleRow | null> =>
      tx
        .select()
        .from(filingBundle)
        .where(and(eq(filingBundle.chamber_id, chamberId), eq(filingBundle.filing_id, id)))
        .orderBy(desc(filingBundle.asked_at), desc(filingBundle.id))
        .limit(1)
        .then(takeFirst),

    findChecklist: (form: FormKey): Promise<ChecklistRow | null> =>
      tx.select().from(filingChecklist).where(isChecklist(form)).then(takeFirst),

    listChecklists: () => tx.select().from(filingChecklist).where(eq(filingChecklist.chamber_id, chamberId)),

    putChecklist: (form: FormKey, values: Pick<ChecklistRow, 'hidden' | 'own' | 'changed'>, edit: Edit) =>
      putVersion(tx, filingChecklist, { key: { chamber_id: chamberId, form }, where: isChecklist(form), values }, edit),
  }
}
