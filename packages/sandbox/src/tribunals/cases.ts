import { addDays, type CourtDate } from '@peshi/contract/platform/dates'

export interface TribunalCase {
  court: string
  bench: string
  benchName: string
  typeCode: string
  type: string
  typeShort: string
  number: number
  year: number
  /** Sixteen digits at the NCLT; the diary number at other tribunals. */
  filingNumber: string
  filed: CourtDate
  petitioners: TribunalParty[]
  respondents: TribunalParty[]
  firstSitting: CourtDate
  daysBetween: number
  endsAfter: number | null
}

export interface TribunalParty {
  name: string
  advocate: string | null
}

export interface SittingDay {
  date: CourtDate
  purpose: string
  action: string
}

export interface Course {
  past: SittingDay[]
  next: SittingDay | null
  disposed: CourtDate | null
}

const purposes = ['Fresh Matter', 'Pleadings', 'For Hearing', 'For Arguments']
const actions = ['Notice issued', 'Reply to be filed', 'Adjourned', 'Part heard']

export function courseOf(subject: TribunalCase, today: CourtDate): Course {
  const past: SittingDay[] = []
  for (let index = 0; ; index++) {
    const date = addDays(subject.firstSitting, index * subject.daysBetween)
    const purpose = purposes[Math.min(index, purposes.length - 1)] ?? ''
    if (date >= today) return { past, next: { date, purpose, action: '' }, disposed: null }
    const isLast = subject.endsAfter !== null && index + 1 === subject.endsAfter
    past.push({ date, purpose, action: isLast ? 'Disposed' : (actions[index % actions.length] ?? '') })
    if (isLast) return { past, next: null, disposed: date }
  }
}

const party = (name: string, advocate: string | null = null): TribunalParty => ({ name, advocate })

export const ncltCases: TribunalCase[] = [
  {
    court: 'tribunals-nclt-prayagraj',
    bench: '2',
    benchName: 'ALLAHABAD',
    typeCode: '16',
    type: 'Company Petition IB (IBC)',
    typeShort: 'CP(IB)',
    number: 41,
    year: 2025,
    filingNumber: '0902101001232025',
    filed: '2025-03-10',
    petitioners: [party('SANGAM FINVEST LTD', 'RHEA BHARGAVA')],
    respondents: [party('TRIVENI LEATHERS PVT LTD', 'K. MISHRA'), party('MOHD. ADNAN QURESHI')],
    firstSitting: '2025-04-21',
    daysBetween: 35,
    endsAfter: null,
  },
  {
    court: 'tribunals-nclt-prayagraj',
    bench: '2',
    benchName: 'ALLAHABAD',
    typeCode: '2',
    type: 'Company Petition (Companies Act)',
    typeShort: 'CP',
    number: 17,
    year: 2024,
    filingNumber: '0902101000882024',
    filed: '2024-02-05',
    petitioners: [party('LEELA WATI AGARWAL', 'PRAKASH VERMA')],
    respondents: [party('AGARWAL COLD STORAGE PVT LTD', 'N. JOSHI')],
    firstSitting: '2024-03-04',
    daysBetween: 42,
    endsAfter: 6,
  },
  {
    court: 'tribunals-nclt-newdelhi',
    bench: '10',
    benchName: 'NEW DELHI',
    typeCode: '16',
    type: 'Company Petition IB (IBC)',
    typeShort: 'CP(IB)',
    number: 305,
    year: 2026,
    filingNumber: '0710102004562026',
    filed: '2026-04-02',
    petitioners: [party('YAMUNA ASSET RECONSTRUCTION LTD', 'S. QURESHI')],
    respondents: [party('INDRAPRASTHA MALLS LTD', 'ARUN TEWARI')],
    firstSitting: '2026-05-11',
    daysBetween: 28,
    endsAfter: null,
  },
]

export const drtCases: TribunalCase[] = [
  {
    court: 'tribunals-drt-lucknow',
    bench: 'lucknow',
    benchName: 'Lucknow',
    typeCode: '1',
    type: 'Original Application',
    typeShort: 'OA',
    number: 412,
    year: 2025,
    filingNumber: '1183/2025',
    filed: '2025-05-06',
    petitioners: [party('GOMTI GRAMIN BANK', 'MEERA SAXENA'), party('SARAYU ASSETS LTD')],
    respondents: [party('M/S BHOR BAKERY', 'PRAKASH VERMA'), party('RAFIQ ANSARI')],
    firstSitting: '2025-06-16',
    daysBetween: 49,
    endsAfter: null,
  },
  {
    court: 'tribunals-drt-lucknow',
    bench: 'lucknow',
    benchName: 'Lucknow',
    typeCode: '14',
    type: 'Securitization Application',
    typeShort: 'SA',
    number: 90,
    year: 2024,
    filingNumber: '702/2024',
    filed: '2024-06-11',
    petitioners: [party('KAMLA DEVI', 'IRFAN ZAIDI')],
    respondents: [party('AVADH HOUSING FINANCE LTD', 'MEERA SAXENA')],
    firstSitting: '2024-07-01',
    daysBetween: 30,
    endsAfter: 5,
  },
  {
    court: 'tribunals-drat-prayagraj',
    bench: 'allahabaddrat',
    benchName: 'DRAT Allahabad',
    typeCode: '4',
    type: 'Regular Appeal',
    typeShort: 'RA',
    number: 18,
    year: 2026,
    filingNumber: '55/2026',
    filed: '2026-02-12',
    petitioners: [party('M/S SITAPUR SUGAR TRADERS', 'N. JOSHI')],
    respondents: [party('GOMTI GRAMIN BANK', 'MEERA SAXENA')],
    firstSitting: '2026-03-02',
    daysBetween: 40,
    endsAfter: null,
  },
]

export const catCases: TribunalCase[] = [
  {
    court: 'tribunals-cat-prayagraj',
    bench: '330',
    benchName: 'Allahabad',
    typeCode: '1',
    type: 'Original Application',
    typeShort: 'O.A.',
    number: 77,
    year: 2025,
    filingNumber: '512/2025',
    filed: '2025-02-18',
    petitioners: [party('KAVITA RAWAT', 'ANIL TANDON'), party('SURESH PAL')],
    respondents: [party('UNION OF INDIA', 'R. BHATNAGAR'), party('SECRETARY, MINISTRY OF RIVERS')],
    firstSitting: '2025-03-17',
    daysBetween: 45,
    endsAfter: null,
  },
  {
    court: 'tribunals-cat-newdelhi',
    bench: '100',
    benchName: 'Delhi',
    typeCode: '4',
    type: 'Contempt Petition',
    typeShort: 'C.P.',
    number: 31,
    year: 2024,
    filingNumber: '2207/2024',
    filed: '2024-07-01',
    petitioners: [party('MOHAN LAL SAINI', 'ANIL TANDON')],
    respondents: [party('DIRECTOR OF SAMPLE SURVEYS')],
    firstSitting: '2024-07-22',
    daysBetween: 30,
    endsAfter: 4,
  },
]

export const tdsatCases: TribunalCase[] = [
  {
    court: 'tribunals-tdsat-newdelhi',
    bench: '1',
    benchName: 'New Delhi',
    typeCode: '2',
    type: 'Telecom Petition',
    typeShort: 'TP',
    number: 21,
    year: 2025,
    filingNumber: '140/2025',
    filed: '2025-03-17',
    petitioners: [party('NADI NETWORKS LTD', 'RHEA BHARGAVA')],
    respondents: [party('UNION OF INDIA', 'S. QURESHI')],
    firstSitting: '2025-04-08',
    daysBetween: 56,
    endsAfter: null,
  },
]

export const nclatCases: TribunalCase[] = [
  {
    court: 'tribunals-nclat-newdelhi',
    bench: 'delhi',
    benchName: 'New Delhi',
    typeCode: '33',
    type: 'Company Appeal(AT)(Ins)',
    typeShort: 'CA(AT)(Ins)',
    number: 45,
    year: 2026,
    filingNumber: '9910110001232026',
    filed: '2026-01-20',
    petitioners: [party('NARMADA TEXTILES PVT LTD', 'Adv. Usha Pillai')],
    respondents: [party('Mr. Dev Rana, Resolution Professional', 'Adv. K. Das'), party('Vindhya Bank Ltd')],
    firstSitting: '2026-02-09',
    daysBetween: 42,
    endsAfter: null,
  },
  {
    court: 'tribunals-nclat-chennai',
    bench: 'chennai',
    benchName: 'Chennai',
    typeCode: '32',
    type: 'Company Appeal(AT)',
    typeShort: 'CA(AT)',
    number: 8,
    year: 2025,
    filingNumber: '9911110000452025',
    filed: '2025-01-14',
    petitioners: [party('KAVERI MILLS LTD', 'Adv. S. Raman')],
    respondents: [party('Palar Traders')],
    firstSitting: '2025-02-03',
    daysBetween: 35,
    endsAfter: 5,
  },
]

export const ngtCases: TribunalCase[] = [
  {
    court: 'tribunals-ngt-newdelhi',
    bench: '1',
    benchName: 'NEW DELHI (PRINCIPAL BENCH)',
    typeCode: '1',
    type: 'Original Application',
    typeShort: 'OA',
    number: 83,
    year: 2025,
    filingNumber: '070110200999/2025',
    filed: '2025-02-20',
    petitioners: [party('SAHYADRI MITRA MANDAL', 'ASHA KULKARNI'), party('VASANT PATIL')],
    respondents: [party('STATE OF EXAMPLE', 'R. NAIK'), party('EXAMPLE POLLUTION BOARD')],
    firstSitting: '2025-03-03',
    daysBetween: 63,
    endsAfter: null,
  },
]

export const commissionCases: TribunalCase[] = [
  {
    court: 'tribunals-dcdrc-lucknow',
    bench: '11090581',
    benchName: 'Lucknow',
    typeCode: 'CC',
    type: 'Consumer Complaint',
    typeShort: 'CC',
    number: 214,
    year: 2025,
    filingNumber: '100004010203',
    filed: '2025-06-11',
    petitioners: [party('Pooja Rastogi', 'N. Srivastava'), party('Mohan Rastogi')],
    respondents: [party('Chamak Appliances Ltd')],
    firstSitting: '2025-07-07',
    daysBetween: 60,
    endsAfter: null,
  },
  {
    court: 'tribunals-scdrc-uttarpradesh',
    bench: '11090000',
    benchName: 'UTTAR PRADESH',
    typeCode: 'A',
    type: 'Appeal',
    typeShort: 'A',
    number: 1006,
    year: 2024,
    filingNumber: '100003000777',
    filed: '2024-05-20',
    petitioners: [party('Sugam Travels Pvt Ltd', 'D. Awasthi')],
    respondents: [party('Farhana Begum', 'N. Srivastava')],
    firstSitting: '2024-06-24',
    daysBetween: 50,
    endsAfter: 4,
  },
]

export const cestatCases: TribunalCase[] = [
  {
    court: 'tribunals-cestat-prayagraj',
    bench: 'allahabad',
    benchName: 'Allahabad',
    typeCode: '1',
    type: 'Customs',
    typeShort: 'C',
    number: 70123,
    year: 2025,
    filingNumber: '070412/2025',
    filed: '2025-02-18',
    petitioners: [party('VINDHYA CEMENT LTD', 'RHEA BHARGAVA')],
    respondents: [party('COMMISSIONER OF CUSTOMS, SONEBHADRA')],
    firstSitting: '2025-04-14',
    daysBetween: 56,
    endsAfter: null,
  },
  {
    court: 'tribunals-cestat-prayagraj',
    bench: 'allahabad',
    benchName: 'Allahabad',
    typeCode: '3',
    type: 'Service Tax',
    typeShort: 'ST',
    number: 70044,
    year: 2024,
    filingNumber: '070101/2024',
    filed: '2024-01-22',
    petitioners: [party('SARNATH TOURS PVT LTD', 'K. MISHRA')],
    respondents: [party('COMMISSIONER OF CENTRAL EXCISE, KASHI')],
    firstSitting: '2024-03-11',
    daysBetween: 70,
    endsAfter: 4,
  },
]

export const itatCases: TribunalCase[] = [
  {
    court: 'tribunals-itat-lucknow',
    bench: '237',
    benchName: 'Lucknow',
    typeCode: 'ITA',
    type: 'Income Tax Appeal',
    typeShort: 'ITA',
    number: 412,
    year: 2025,
    filingNumber: '412/2025',
    filed: '2025-05-12',
    petitioners: [party('GOMTI TANNERS PVT. LTD., UNNAO')],
    respondents: [party('DCIT, RANGE-9, UNNAO')],
    firstSitting: '2025-07-14',
    daysBetween: 63,
    endsAfter: null,
  },
  {
    court: 'tribunals-itat-lucknow',
    bench: '237',
    benchName: 'Lucknow',
    typeCode: 'CO',
    type: 'Cross Objection',
    typeShort: 'CO',
    number: 31,
    year: 2024,
    filingNumber: '31/2024',
    filed: '2024-04-08',
    petitioners: [party('ITO, WARD-2(9), SITAPUR')],
    respondents: [party('AMINA TRADERS')],
    firstSitting: '2024-06-10',
    daysBetween: 49,
    endsAfter: 5,
  },
]

export const tribunalCases: TribunalCase[] = [
  ...ncltCases,
  ...drtCases,
  ...catCases,
  ...tdsatCases,
  ...nclatCases,
  ...ngtCases,
  ...commissionCases,
  ...cestatCases,
  ...itatCases,
]
