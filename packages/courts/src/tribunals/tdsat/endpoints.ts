import type { CaseType } from '@peshi/contract/courts/courts'
import type { CourtSite } from '../../connector.ts'

export const site: CourtSite = { key: 'tdsat', baseUrl: 'https://tdsat.gov.in/Delhi/services/' }

export const caseStatus = (casetype: string, caseno: string, caseyear: string) => ({
  path: 'checkhomedetail1.php',
  form: { pet_type: '1', casetype, caseno, caseyear, submit1: 'Search' },
})

export const order = (key: string) => `daily_order_view.php?${new URLSearchParams({ filing_no: key })}`

export const caseTypes: CaseType[] = [
  { code: '1', short: 'BP', title: 'Broadcasting Petition' },
  { code: '2', short: 'TP', title: 'Telecom Petition' },
  { code: '3', short: 'BA', title: 'Broadcasting Appeal' },
  { code: '4', short: 'TA', title: 'Telecom Appeal' },
  { code: '5', short: 'MA', title: 'Misc Application' },
  { code: '7', short: 'RA', title: 'Review Application' },
  { code: '8', short: 'EA', title: 'E A' },
  { code: '9', short: 'AERA Pet.', title: 'AERA Petition' },
  { code: '10', short: 'AERA App.', title: 'AERA Appeal' },
  { code: '11', short: 'CA', title: 'Cyber Appeal' },
]
