import type { CourtSite } from '../../connector.ts'

/** For sources, see NOTES.md. Zones 2 to 4 come from only one open-source program. */
export const site: CourtSite = { key: 'ngt', baseUrl: 'https://www.greentribunal.gov.in/' }

export const zones: Readonly<Record<string, string>> = {
  newdelhi: '1',
  kolkata: '2',
  bhopal: '3',
  pune: '4',
  chennai: '5',
}

/** This page sets the cookie and contains the captcha's address. */
export const searchPage = 'casestatus/casenumber'

export const searchByNumber = (zone: string, type: string, number: string, year: number, answer: string) =>
  `casestatus/caseNumberData?${new URLSearchParams({
    zone_type: zone,
    case_type: type,
    case_number: number,
    case_year: String(year),
    captcha_input: answer,
  })}`

export const order = (path: string) => `gen_pdf_test.php?${new URLSearchParams({ filepath: path })}`
