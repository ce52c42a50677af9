import type { CourtSite } from '../connector.ts'

/** Paths are relative to the site's base address. Source: public programs (NOTES.md); no reply has been saved, so all of it is unconfirmed. */
export const site: CourtSite = { key: 'delhi', baseUrl: 'https://delhihighcourt.nic.in/' }

export const caseStatusPage = 'app/get-case-type-status'

export const validateCode = (token: string, code: string) => ({
  path: 'app/validateCaptcha',
  form: { _token: token, captchaInput: code },
})

/** The page's own table asks so; 50 rows are more than one case number has. */
export const caseRows = (caseType: string, number: string, year: string) =>
  `${caseStatusPage}?${new URLSearchParams({
    draw: '1',
    start: '0',
    length: '50',
    case_type: caseType,
    case_number: number,
    case_year: year,
  })}`
