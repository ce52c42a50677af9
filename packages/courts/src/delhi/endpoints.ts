import type { CourtSite } from '../connector.ts'

// The paths in this file come from open-source programs (NOTES.md) and have not been checked on the real site.

export const site: CourtSite = { key: 'delhi', baseUrl: 'https://delhihighcourt.nic.in/' }

export const caseStatusPage = 'app/get-case-type-status'

export const validateCode = (token: string, code: string) => ({
  path: 'app/validateCaptcha',
  form: { _token: token, captchaInput: code },
})

export const orderRows = (page: string) => `${page}?${new URLSearchParams({ draw: '1', start: '0', length: '500' })}`

export const caseRows = (caseType: string, number: string, year: string) =>
  `${caseStatusPage}?${new URLSearchParams({
    draw: '1',
    start: '0',
    length: '50',
    case_type: caseType,
    case_number: number,
    case_year: year,
  })}`
