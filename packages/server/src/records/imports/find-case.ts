import { caseKey, typeKey } from '@peshi/contract/courts/case-key'
import { findCaseType, splitCaseNumber } from '@peshi/contract/courts/written-case'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { ImportReason, ImportValues } from '@peshi/contract/records/imports'
import type { CaseHit, CaseQuery, SearchResult } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import type { CaseRow } from '../../courts/courts/case-store.repo.ts'
import type { CourtAccess } from '../../courts/courts/court-access.ts'
import type { Context } from '../../platform/process/context.ts'
import { courtKnowledge } from './judge-import.ts'
import { askBy } from './judge-row.ts'

export class RowFailed extends Error {
  readonly reason: ImportReason
  constructor(reason: ImportReason) {
    super(reason)
    this.reason = reason
  }
}

type Doors = Pick<CourtAccess, 'search' | 'readCase'>

export function createFindCase({ courts, services: { caseStore } }: Pick<Context, 'courts' | 'services'>) {
  const knowledge = courtKnowledge(courts)

  async function caseTypeCode(court: CourtId, written: string): Promise<string> {
    const { caseTypes } = await courts.caseTypes(court)
    const same = caseTypes.filter(({ short, title }) =>
      [short, title].some((name) => typeKey(name) === typeKey(written)),
    )
    // Courts of one district may use different codes for a case type. The row then needs a CNR.
    if (new Set(same.map(({ code }) => code)).size > 1) throw new RowFailed('needs-cnr')
    const code = same[0]?.code ?? findCaseType(written, caseTypes)
    if (!code) throw new RowFailed('unknown-case-type')
    return code
  }

  return {
    async queryOf(values: ImportValues & { court: CourtId }): Promise<CaseQuery | 'page'> {
      const { court, cnr, case_type, case_number, case_year } = values
      const way = askBy(values, knowledge)
      if (way === 'page') return 'page'
      if (way === 'cnr' && cnr) return { by: 'cnr', cnr }
      if (!case_number || !case_year) throw new RowFailed('no-number')
      if (way === 'diary-number') return { by: 'diary-number', number: case_number, year: case_year }
      if (way !== 'case-number' || !case_type) throw new RowFailed('not-findable')
      return { by: 'case-number', caseType: await caseTypeCode(court, case_type), number: case_number, year: case_year }
    },

    async openPage(values: ImportValues & { court: CourtId }, doors: Doors): Promise<CaseRow> {
      const ref = values.cnr ? courts.refOfCnr(values.court, values.cnr) : null
      if (!ref) throw new RowFailed('not-findable')
      return caseStore.upsert(await doors.readCase(values.court, ref), ref)
    },

    /** Throws errors of `CourtAccess`, or `RowFailed` if no hit is clearly the case of the row. */
    async search(
      values: ImportValues & { court: CourtId },
      query: CaseQuery,
      doors: Doors,
      session: SessionState,
      answer: string | null,
    ): Promise<CaseRow> {
      const { court } = values
      const found = await doors.search(court, query, answer, session)
      const hit = chooseHit(found, values)
      const record = await doors.readCase(court, hit.ref, found.session)
      if (values.cnr && record.cnr && record.cnr !== values.cnr) throw new RowFailed('not-found')
      return caseStore.upsert(record, hit.ref)
    },
  }
}

export function chooseHit(
  { hits, unread }: SearchResult,
  { case_type, case_number, case_year }: ImportValues,
): CaseHit {
  const [first, second] = hits
  if (!first) throw new RowFailed(unread.length > 0 ? 'several-found' : 'not-found')
  // A single hit is used unchecked only if no hit was unreadable: an unreadable hit may be the case of the row.
  if (!second && unread.length === 0) return first
  const same = hits.filter((hit) => {
    const written = splitCaseNumber(hit.caseNumber)
    const key = written && caseKey(written.type, written.number, Number(written.year))
    return key && key === caseKey(case_type || written.type, case_number ?? '', case_year ?? 0)
  })
  if (same.length !== 1 || !same[0]) throw new RowFailed('several-found')
  return same[0]
}
