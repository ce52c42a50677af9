import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtSite } from '../../connector.ts'

/** The site itself misspells some field names (`serchType`). */

export const site: CourtSite = { key: 'ejagriti', baseUrl: 'https://e-jagriti.gov.in/services/' }

export const searchByHand = 'https://e-jagriti.gov.in/advance-case-search'

export const stateCommissions = 'report/report/getStateCommissionAndCircuitBench'
export const districtCommissions = (state: number) =>
  `report/report/getDistrictCommissionByCommissionId?${new URLSearchParams({ commissionId: String(state) })}`

export const search = 'case/caseFilingService/v2/getCaseDetailsBySearchType'

export const searchTypes = {
  caseNumber: 1,
  complainant: 2,
  respondent: 3,
  complainantAdvocate: 4,
  respondentAdvocate: 5,
} as const

export const pageSize = 30

/** Only cases with a filing date in this period are found. */
export interface FilingWindow {
  from: CourtDate
  to: CourtDate
}

export const searchBody = (commission: number, type: number, value: string, window: FilingWindow, page: number) => ({
  commissionId: commission,
  dateRequestType: 1,
  fromDate: window.from,
  toDate: window.to,
  judgeId: '',
  page,
  size: pageSize,
  serchType: type,
  serchTypeValue: value,
})
