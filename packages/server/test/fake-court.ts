import type { CaseRecord, CourtOrder } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { blankRecord } from '@peshi/courts/check-record'
import type { Connector, OrderDocument, UnreadRow } from '@peshi/courts/connector'
import { CaseNotFound, ChallengeRejected, type CourtError } from '@peshi/courts/errors'

export const delhi = 'hc-delhi' as CourtId
export const allahabad = 'hc-allahabad' as CourtId

export const courtOrder = (date: string, more: Partial<CourtOrder> = {}): CourtOrder => ({
  number: null,
  date,
  judge: null,
  kind: 'order',
  case_number: null,
  ref: { file: `${date}.pdf` },
  link: null,
  ...more,
})

export const caseRecord = (number: string, more: Partial<CaseRecord> = {}): CaseRecord => ({
  ...blankRecord,
  hearings: [],
  orders: [],
  court: delhi,
  court_name: 'High Court of Delhi',
  case_type: 'W.P.(C)',
  case_number: number,
  case_year: 2024,
  petitioners: [{ name: 'Ramesh Chandra', advocates: ['A. Verma'] }],
  respondents: [{ name: 'State', advocates: [] }],
  status: 'pending',
  stage: 'For admission',
  next_hearing_date: '2026-12-01',
  ...more,
})

export function fakeCourt(courts: CourtId[] = [delhi, allahabad]) {
  const state = {
    cases: new Map<string, CaseRecord>(),
    failures: [] as (CourtError | null)[],
    failing: null as CourtError | null,
    visits: [] as string[],
    unread: [] as UnreadRow[],
    slow: null as Promise<void> | null,
    asksPicture: true,
    document: { kind: 'pdf', bytes: Buffer.from('%PDF-1.7 an order') } as OrderDocument,
  }

  async function visit(what: string) {
    state.visits.push(what)
    await state.slow
    const failure = state.failing ?? state.failures.shift()
    if (failure) throw failure
  }

  const connector: Connector = {
    id: 'fake',
    courts,
    operator: 'fake',
    site: () => ({ key: 'hcservices', baseUrl: 'https://court.invalid/hcservices/' }),
    findBy: ['case-number', 'cnr'],
    async caseTypes() {
      await visit('types')
      return [{ code: '1', short: 'WPC', title: 'Writ Petition (Civil)' }]
    },
    async challenge(_court, _query, session) {
      await visit('challenge')
      session.values.answer = '4711'
      return state.asksPicture ? { image: Buffer.from('picture'), mediaType: 'image/png' } : null
    },
    async search(_court, query, answer, session) {
      await visit('search')
      if (state.asksPicture && answer !== session.values.answer) throw new ChallengeRejected('wrong')
      const found = [...state.cases].filter(
        ([, record]) =>
          (query.by === 'cnr' ? record.cnr === query.cnr : 'number' in query && record.case_number === query.number) &&
          courts.includes(record.court),
      )
      if (found.length === 0) throw new CaseNotFound('none')
      const hits = found.map(([id, record]) => ({
        ref: { id },
        caseNumber: record.case_number,
        petitioner: null,
        respondent: null,
      }))
      return { hits, unread: state.unread }
    },
    async readCase(_court, ref) {
      await visit('case')
      const record = state.cases.get(ref.id ?? '')
      if (!record) throw new CaseNotFound('gone')
      return record
    },
    async readOrder(_court, order) {
      await visit(`order ${order.ref.file}`)
      return state.document
    },
  }
  return Object.assign(state, { connector })
}
