import type { CourtSite } from '../connector.ts'

/** Paths relative to the base address. Taken from public programs (NOTES.md), not checked against the site. */
export const site: CourtSite = { key: 'delhi', baseUrl: 'https://delhihighcourt.nic.in/' }

export const caseStatusPage = 'app/get-case-type-status'

export const validateCode = (token: string, code: string) => ({
  path: 'app/validateCaptcha',
  form: { _token: token, captchaInput: code },
})

/** Request for a case's orders, with the parameters that the page's own table sends. */
export const orderRows = (page: string) => `${page}?${new URLSearchParams({ draw: '1', start: '0', length: '500' })}`

/** Request for case rows, with the parameters that the page's own table sends. A case number has fewer than 50 rows. */
export const caseRows = (caseType: string, number: string, year: string) =>
  `${caseStatusPage}?${new URLSearchParams({
    draw: '1',
    start: '0',
    length: '50',
    case_type: caseType,
    case_number: number,
    case_year: year,
  })}`
