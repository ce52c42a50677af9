import type { CourtSite } from '../connector.ts'

/** Paths relative to the base address. Source: public programs (NOTES.md); unconfirmed, no reply was saved. */
export const site: CourtSite = { key: 'delhi', baseUrl: 'https://delhihighcourt.nic.in/' }

export const caseStatusPage = 'app/get-case-type-status'

export const validateCode = (token: string, code: string) => ({
  path: 'app/validateCaptcha',
  form: { _token: token, captchaInput: code },
})

/** As the page's table of orders asks. */
export const orderRows = (page: string) => `${page}?${new URLSearchParams({ draw: '1', start: '0', length: '500' })}`

/** As the page's table asks; a case number has fewer than 50 rows. */
export const caseRows = (caseType: string, number: string, year: string) =>
  `${caseStatusPage}?${new URLSearchParams({
    draw: '1',
    start: '0',
    length: '50',
    case_type: caseType,
    case_number: number,
    case_year: year,
  })}`
