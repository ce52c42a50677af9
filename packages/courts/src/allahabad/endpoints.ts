import type { CourtSite } from '../connector.ts'

// The paths in this file come from open-source programs (NOTES.md) and have not been checked on the real sites.

export const allahabadSite: CourtSite = {
  key: 'allahabad',
  baseUrl: 'https://www.allahabadhighcourt.in/apps/status_ccms/index.php/',
}
export const lucknowSite: CourtSite = {
  key: 'lucknow',
  baseUrl: 'https://hclko.allahabadhighcourt.in/status/index.php/',
}

export const caseNumberPage = 'case-number'
export const captcha = 'secureimage/securimage'

export interface Post {
  path: string
  form: Record<string, string>
}

export const getCaseInfo = (caseType: string, number: string, year: number, captchacode: string): Post => ({
  path: 'get_CaseInfo',
  form: { case_type: caseType, case_no: number, case_year: String(year), captchacode },
})

/** Needs no captcha. */
export const getCaseDetails = (cino: string, source: string, iemi: string): Post => ({
  path: 'get_CaseDetails',
  form: { cino, source, iemi },
})

export const getOrderSheets = (caseType: string, number: string, year: string): Post => ({
  path: 'get-order-sheets',
  form: { ct: caseType, cn: number, cy: year },
})
