import { toDayFirst } from '@peshi/contract/platform/dates'
import type { CaseQuery, CourtSite, LowerCourtList, OrderQuery } from '../connector.ts'
import { NotAvailable } from '../errors.ts'
import { ajaxPath } from '../s3waas/endpoints.ts'

export const site: CourtSite = {
  key: 'sci',
  baseUrl: 'https://www.sci.gov.in/',
  hosts: ['api.sci.gov.in', 'cdb.sci.gov.in'],
}

export interface SciSearchForm {
  page: string
  action: string
  fields: Record<string, string>
}

const search = (slug: string, action: string, fields: Record<string, string>): SciSearchForm => ({
  page: `case-status-${slug}/`,
  action: `get_case_status_${action}`,
  fields: { ...fields, language: 'en' },
})

export const nextPage = (fields: Record<string, string>, page: number) => ({
  ...fields,
  page: String(page),
  loadmore_clicked: '1',
})

const sides = { any: 'any', petitioner: 'P', respondent: 'R' }

export function searchForm(query: CaseQuery): SciSearchForm {
  switch (query.by) {
    case 'case-number':
      return search('case-no', 'case_no', {
        case_type: query.caseType,
        case_no: query.number,
        year: String(query.year),
      })
    case 'diary-number':
      return search('diary-no', 'diary_no', { diary_no: query.number, year: String(query.year) })
    case 'cnr':
      return search('cnr-number', 'cnr_no', { cnr_no: query.cnr })
    case 'party':
      return search('party-name', 'party_name', {
        party_name: query.name,
        party_type: sides[query.side],
        year: String(query.year),
        party_status: oneStatus(query.status),
      })
    case 'advocate':
      if (query.code === null || query.year === null)
        throw new NotAvailable('The Supreme Court finds an advocate’s cases by AOR code and year')
      return search('aor-code', 'aor_code', {
        aor_code: query.code,
        party_type: 'any',
        year: String(query.year),
        case_status: oneStatus(query.status),
      })
    case 'lower-court':
      return search('court', 'court', {
        case_status_court: query.court,
        case_status_state: query.state,
        case_status_bench: query.bench,
        case_status_case_type: query.caseType,
        case_no: query.number,
        year: String(query.year),
        listing_date: toDayFirst(query.decidedOn),
      })
    default:
      throw new NotAvailable('The Supreme Court’s site does not search this way')
  }
}

export function orderForm(query: OrderQuery): SciSearchForm {
  const [slug, action] =
    query.kind === 'judgment' ? ['judgements', 'get_judgements'] : ['daily-order', 'get_daily_order']
  const form = (way: string, fields: Record<string, string>): SciSearchForm => ({
    page: `${slug}-${way.replaceAll('_', '-')}/`,
    action: `${action}_${way}`,
    fields: { ...fields, language: 'en' },
  })
  switch (query.by) {
    case 'case-number':
      return form('case_no', { case_type: query.caseType, case_no: query.number, year: String(query.year) })
    case 'diary-number':
      return form('diary_no', { diary_no: query.number, year: String(query.year) })
    case 'date':
      return form(query.kind === 'judgment' ? 'judgement_date' : 'rop_date', {
        from_date: toDayFirst(query.from),
        to_date: toDayFirst(query.to),
      })
    default:
      throw new NotAvailable('The Supreme Court finds orders by case number, diary number or day')
  }
}

function oneStatus(status: 'pending' | 'disposed' | 'both'): string {
  if (status === 'both') throw new NotAvailable('The Supreme Court asks whether the case is pending or disposed')
  return status === 'pending' ? 'P' : 'D'
}

const lowerCourtActions: Record<LowerCourtList, string> = {
  'lower-court-state': 'list_case_status_states',
  'lower-court-bench': 'list_case_status_bench',
  'lower-court-case-type': 'list_case_status_case_type',
}

export function lowerCourtOptions(list: LowerCourtList, [court = '', state = '', bench = '']: readonly string[]) {
  const chosen = { court, ...(state && { state }), ...(bench && { bench }) }
  return `${ajaxPath}?${new URLSearchParams({ action: lowerCourtActions[list], ...chosen, es_ajax_request: '1', language: 'en' })}`
}

/** Needs no captcha, so a case can be refreshed without a person. */
export const caseTab = (diaryNumber: string, diaryYear: string, tab: string) =>
  `${ajaxPath}?${new URLSearchParams({
    action: 'get_case_details',
    diary_no: diaryNumber,
    diary_year: diaryYear,
    tab_name: tab,
    es_ajax_request: '1',
    language: 'en',
  })}`

/** Courtrooms 1 to 18 and the registrars' courtrooms 21 and 22. */
const rooms = [...Array.from({ length: 18 }, (_, index) => index + 1), 21, 22].join(',')
export const board = `https://cdb.sci.gov.in/index.php?courtListCsv=${rooms}&request=display_full&requestType=ajax`
