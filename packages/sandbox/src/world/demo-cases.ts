import { courtById } from './courts.ts'
import type { Language } from './types.ts'

export interface DemoCase {
  court: string
  caseType: string
  caseTypeCode: string
  number: number
  year: number
  cnr: string | null
  shows: string
}

export type DemoFate = 'pending' | 'fresh' | 'reserved' | 'allowed' | 'dismissed' | 'bail granted'

export interface DemoSpec extends DemoCase {
  cnrSerial: number
  fate: DemoFate
  registered: string
  petitioners: string[]
  respondents?: string[]
  extraRespondents?: number
  language?: Language
}

type Spec = Omit<DemoSpec, 'caseTypeCode' | 'cnr'>

const specs: Spec[] = [
  {
    court: 'hc-allahabad',
    caseType: 'WRIC',
    number: 12345,
    year: 2024,
    cnrSerial: 41207,
    registered: '2024-04-16',
    fate: 'pending',
    petitioners: ['Ramesh Chandra'],
    shows: 'a pending writ with several orders',
  },
  {
    court: 'hc-allahabad',
    caseType: 'A482',
    number: 7788,
    year: 2023,
    cnrSerial: 39118,
    registered: '2023-03-06',
    fate: 'pending',
    petitioners: ['रामखेलावन', 'श्रीमती सुशीला देवी'],
    language: 'hi',
    shows: 'orders in Hindi, parties in Devanagari, an FIR',
  },
  {
    court: 'hc-allahabad',
    caseType: 'WRIA',
    number: 5060,
    year: 2022,
    cnrSerial: 27544,
    registered: '2022-04-11',
    fate: 'pending',
    petitioners: ['Anita Srivastava'],
    extraRespondents: 59,
    shows: 'sixty respondents',
  },
  {
    court: 'hc-allahabad',
    caseType: 'WPIL',
    number: 2101,
    year: 2026,
    cnrSerial: 91002,
    registered: '2026-10-12',
    fate: 'fresh',
    petitioners: ['Gram Vikas Evam Jal Sanrakshan Samiti Thru. Its Secretary'],
    shows: 'a fresh matter with objections of the office',
  },
  {
    court: 'hc-lucknow',
    caseType: 'BAIL',
    number: 4321,
    year: 2025,
    cnrSerial: 18806,
    registered: '2025-05-14',
    fate: 'pending',
    petitioners: ['Mohd. Arif @ Munna'],
    shows: 'a pending bail application with FIR and lower court',
  },
  {
    court: 'hc-lucknow',
    caseType: 'CRLR',
    number: 610,
    year: 2024,
    cnrSerial: 15530,
    registered: '2024-05-07',
    fate: 'dismissed',
    petitioners: ['Om Prakash Maurya'],
    respondents: ['State Of U.P. Thru. Prin. Secy. Home Lko.', 'Kamla Devi'],
    shows: 'a dismissed revision',
  },
  {
    court: 'hc-delhi',
    caseType: 'W.P.(C)',
    number: 3001,
    year: 2024,
    cnrSerial: 58248,
    registered: '2024-02-29',
    fate: 'pending',
    petitioners: ['SARYU INFRASTRUCTURE LIMITED', 'NEELAM RASTOGI'],
    shows: 'new pages of hcservices, a pending writ of two petitioners',
  },
  {
    court: 'hc-delhi',
    caseType: 'BAIL APPLN.',
    number: 1477,
    year: 2025,
    cnrSerial: 60551,
    registered: '2025-04-21',
    fate: 'bail granted',
    petitioners: ['DEEPAK PAL @ CHHOTU'],
    shows: 'a type with a space and a dot, disposed of',
  },
  {
    court: 'hc-bombay',
    caseType: 'WP',
    number: 512,
    year: 2023,
    cnrSerial: 2210,
    registered: '2023-01-17',
    fate: 'allowed',
    petitioners: ['SHAILA DATTATRAYA KULKARNI'],
    shows: 'an allowed writ with a judgment',
  },
  {
    court: 'hc-gujarat',
    caseType: 'LPA',
    number: 872,
    year: 2023,
    cnrSerial: 46431,
    registered: '2023-07-21',
    fate: 'reserved',
    petitioners: ['VINDHYA AGRO FOODS PVT. LTD.'],
    shows: 'judgment reserved: no next date',
  },
  {
    court: 'hc-karnataka',
    caseType: 'CRL.P',
    number: 5658,
    year: 2025,
    cnrSerial: 33768,
    registered: '2025-07-08',
    fate: 'pending',
    petitioners: ['MANJUNATH HEGDE', 'SHOBHA NAGAPPA'],
    shows: 'a criminal petition with FIR and interlocutory applications',
  },
  {
    court: 'hc-jammu',
    caseType: 'HCP',
    number: 27,
    year: 2025,
    cnrSerial: 9178,
    registered: '2025-02-19',
    fate: 'pending',
    petitioners: ['TARIQ AHMAD LONE'],
    shows: 'a habeas corpus petition; an ampersand in the name of the respondent',
  },
  {
    court: 'hc-itanagar',
    caseType: 'BA',
    number: 64,
    year: 2026,
    cnrSerial: 792,
    registered: '2026-06-24',
    fate: 'pending',
    petitioners: ['Tadar Dolo'],
    shows: 'a bail application of a small bench',
  },
  {
    court: 'hc-calcutta',
    caseType: 'WPA',
    number: 8123,
    year: 2023,
    cnrSerial: 22117,
    registered: '2023-04-03',
    fate: 'pending',
    petitioners: ['CHANDANA MUKHERJEE', 'TAPAN SARKAR'],
    shows: 'old pages of hcservices, with daily business',
  },
  {
    court: 'hc-calcutta',
    caseType: 'CRA',
    number: 77,
    year: 2021,
    cnrSerial: 10457,
    registered: '2021-02-15',
    fate: 'allowed',
    petitioners: ['MD. RAFIKUL ISLAM'],
    shows: 'old pages, disposed of',
  },
  {
    court: 'hc-tripura',
    caseType: 'WP(C)',
    number: 219,
    year: 2024,
    cnrSerial: 1391,
    registered: '2024-03-19',
    fate: 'pending',
    petitioners: ['JHARNA DEBNATH'],
    shows: 'old pages of a small court',
  },
  {
    court: 'sci',
    caseType: 'SLP(C)',
    number: 12345,
    year: 2025,
    cnrSerial: 18342,
    registered: '2025-05-05',
    fate: 'pending',
    petitioners: ['IQBAL HUSAIN', 'M/S HUSAIN & SONS'],
    shows: 'the Supreme Court: found by its diary number 18342/2025',
  },
  {
    court: 'dc-prayagraj',
    caseType: 'BA',
    number: 214,
    year: 2026,
    cnrSerial: 7120,
    registered: '2026-02-10',
    fate: 'pending',
    petitioners: ['Chhote Lal Nishad'],
    shows: 'a district court: found by its CNR, and by the party with another case',
  },
  {
    court: 'dc-prayagraj',
    caseType: 'CRL REV',
    number: 38,
    year: 2026,
    cnrSerial: 7346,
    registered: '2026-04-20',
    fate: 'pending',
    petitioners: ['Chhote Lal Nishad'],
    shows: 'the other case of that party',
  },
]

function typeCodeOf(court: string, short: string): string {
  const found = courtById(court)?.types.find((type) => type.short === short)
  if (!found) throw new Error(`${court} has no case type ${short}`)
  return found.code
}

function cnrOf(spec: Spec): string {
  const prefix = courtById(spec.court)?.cnrPrefix ?? ''
  return `${prefix}${String(spec.cnrSerial).padStart(6, '0')}${spec.year}`
}

export const demoSpecs: DemoSpec[] = specs.map((spec) => ({
  ...spec,
  caseTypeCode: typeCodeOf(spec.court, spec.caseType),
  cnr: cnrOf(spec),
}))

export const demoCases: DemoCase[] = [
  ...demoSpecs.map(({ court, caseType, caseTypeCode, number, year, cnr, shows }) => ({
    court,
    caseType,
    caseTypeCode,
    number,
    year,
    cnr,
    shows,
  })),
  {
    court: 'hc-allahabad',
    caseType: 'WRIC',
    caseTypeCode: '22',
    number: 99_999,
    year: 2024,
    cnr: null,
    shows: 'a number under which there is no case',
  },
]
