import { readSectionLine } from '@peshi/contract/matters/criminal-sections'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { FoundFir } from '@peshi/contract/trackers/firs'
import type { SessionState } from '@peshi/courts/session'
import type { Context } from '../../platform/process/context.ts'
import { searchCases } from '../trackers/tracker-checks.ts'
import type { FirQuery } from './firs.schema.ts'

export type ReadFir = Omit<FoundFir, 'tracker_id'>

export interface AskedFir {
  court: CourtId
  query: FirQuery
  place: Pick<FoundFir, 'state' | 'district' | 'police_station'>
}

const mostCases = 100

export async function readFirs(
  { courts }: Pick<Context, 'courts'>,
  { court, query, place }: AskedFir,
  answer: string | null,
  session: SessionState,
): Promise<ReadFir[]> {
  const number = query.number.replace(/^0+(?=\d)/, '')
  if (query.by === 'published-fir') {
    const rows = await courts.searchFirs(court, query, answer, session)
    return rows
      .filter((row) => row.firNumber === number && row.year === query.year)
      .map((row) => ({
        source: 'police',
        ...place,
        number,
        year: row.year,
        registered_at: row.registeredAt,
        sections: row.sections.flatMap(readSectionLine),
        cases: [],
      }))
  }
  const { hits, unread } = await searchCases(courts, { court, query }, answer, session)
  const read = hits.map(({ caseNumber, petitioner, respondent }) => ({
    case_number: caseNumber,
    petitioner,
    respondent,
  }))
  const others = unread.map(({ words }) => ({ case_number: words, petitioner: null, respondent: null }))
  const cases = [...read, ...others].slice(0, mostCases)
  const none = { registered_at: null, sections: [] }
  return cases.length === 0 ? [] : [{ source: 'court', ...place, number, year: query.year, ...none, cases }]
}
