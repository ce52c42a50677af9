import type { CaseQuery, CourtSite } from '../../connector.ts'
import { NotAvailable } from '../../errors.ts'

export const site: CourtSite = { key: 'cat', baseUrl: 'https://cis.cgat.gov.in/catlive/' }

const sides = { any: '1', petitioner: '2', respondent: '3' }

export function search(bench: string, query: CaseQuery): string {
  return `partyDetail.php?${new URLSearchParams(fieldsOf(bench, query))}`
}

function fieldsOf(bench: string, query: CaseQuery): Record<string, string> {
  switch (query.by) {
    case 'case-number': {
      const { caseType, number, year } = query
      return { caseNo: number, benchCode1: bench, caseType, year: String(year), id: 'casetypewise' }
    }
    case 'diary-number':
      // The site's own spelling.
      return { dairy_no: query.number, benchCode2: bench, dairy_year: String(query.year), id: 'dairynowise1' }
    case 'party':
      return { nameParty: query.name, benchCode3: bench, partyType: sides[query.side], id: 'partynamewise' }
    default:
      throw new NotAvailable('This tribunal finds cases by number, diary number or party')
  }
}

/** `key` comes from a search result's link and is valid only in that session. */
export const caseStatus = (key: string) => `Misdetailreport123.php?${new URLSearchParams({ no: key })}`
