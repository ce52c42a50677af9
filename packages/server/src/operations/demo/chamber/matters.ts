import type { Side } from '@peshi/contract/matters/families'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'

export interface DemoMatter {
  court: string
  number: string
  addedDaysAgo: number
  side: Side
  cnr?: string
  /** Followed only if the case was registered before it was added. */
  registered?: CourtDate
  tags?: readonly string[]
  team?: readonly ('owner' | 'advocate' | 'clerk')[]
  isSensitive?: boolean
  reference?: string
}

type Row = [
  number: string,
  addedDaysAgo: number,
  side: Side,
  more?: Omit<DemoMatter, 'court' | 'number' | 'addedDaysAgo' | 'side'>,
]

const mattersAt = (court: string, ...rows: Row[]): DemoMatter[] =>
  rows.map(([number, addedDaysAgo, side, more]) => ({ court, number, addedDaysAgo, side, ...more }))

const allMatters: readonly DemoMatter[] = [
  ...mattersAt(
    'sci',
    ['SLP(C)/12345/2025', 342, 'petitioner', { tags: ['Property'], team: ['owner'], reference: 'SC/2025/01' }],
    ['SLP(C)/12107/2024', 340, 'respondent', { tags: ['Property'] }],
    ['C.A./37035/2024', 298, 'petitioner', { team: ['owner', 'advocate'] }],
    ['C.A./7580/2025', 204, 'respondent'],
    ['SLP(Crl)/36028/2024', 331, 'petitioner', { tags: ['Bail'] }],
    ['C.A./1806/2026', 6, 'petitioner', { tags: ['Urgent'] }],
  ),
  ...mattersAt(
    'hc-allahabad',
    ['WRIC/12345/2024', 352, 'petitioner', { tags: ['Property'], team: ['owner', 'clerk'], reference: 'HC/2024/17' }],
    ['A482/7788/2023', 351, 'petitioner', { tags: ['Quashing'] }],
    ['WRIA/5060/2022', 350, 'petitioner', { tags: ['Service'], team: ['advocate', 'clerk'], reference: 'HC/2022/04' }],
    ['WPIL/2101/2026', 40, 'petitioner', { tags: ['Public interest'], team: ['owner', 'advocate'] }],
    ['WRIC/30142/2020', 349, 'petitioner', { tags: ['Property'] }],
    ['BAIL/2937/2025', 190, 'petitioner', { tags: ['Bail'] }],
    ['WPIL/13301/2021', 347, 'petitioner', { tags: ['Public interest'], team: ['owner'] }],
    ['FAPL/3407/2025', 12, 'petitioner', { tags: ['Property'] }],
    ['FAPL/23946/2025', 146, 'respondent', { tags: ['Property'], team: ['advocate'] }],
    ['ABAIL/28840/2024', 344, 'petitioner', { tags: ['Bail'] }],
    ['FAFO/1471/2023', 343, 'petitioner', { tags: ['Accident claim'] }],
    ['CRLA/763/2023', 338, 'petitioner', { team: ['advocate'] }],
    ['HABC/9832/2024', 335, 'petitioner', { tags: ['Urgent'], team: ['owner'], isSensitive: true }],
    ['BAIL/21527/2024', 333, 'petitioner', { tags: ['Bail'] }],
    ['SPLA/36872/2024', 330, 'respondent', { tags: ['Service'] }],
    ['WPIL/24516/2023', 329, 'petitioner', { tags: ['Public interest'] }],
    ['WRIC/34870/2027', 5, 'petitioner', { registered: '2027-02-11', tags: ['Property'] }],
  ),
  ...mattersAt(
    'hc-lucknow',
    ['BAIL/4321/2025', 188, 'petitioner', { tags: ['Bail'], team: ['advocate'], reference: 'LKO/2025/09' }],
    ['CRLR/610/2024', 327, 'petitioner'],
    ['WRIC/26009/2025', 160, 'petitioner', { tags: ['Property'] }],
    ['HABC/14105/2026', 120, 'petitioner', { tags: ['Urgent'] }],
    ['WRIA/17243/2024', 324, 'petitioner', { tags: ['Service'], team: ['clerk'] }],
    ['WRIC/6984/2024', 320, 'petitioner', { tags: ['Property'], team: ['owner'] }],
    ['CAPL/863/2026', 9, 'petitioner', { tags: ['Contempt'] }],
    ['BAIL/7668/2025', 310, 'petitioner', { tags: ['Bail'] }],
    ['WRIC/25388/2024', 301, 'petitioner'],
    ['WPIL/28801/2027', 2, 'petitioner', { registered: '2027-01-04', tags: ['Public interest'] }],
  ),
  ...mattersAt(
    'hc-delhi',
    [
      'W.P.(C)/3001/2024',
      346,
      'petitioner',
      { tags: ['Tender'], team: ['owner', 'advocate'], reference: 'DEL/2024/02' },
    ],
    ['BAIL APPLN./1477/2025', 201, 'petitioner', { tags: ['Bail'] }],
    ['W.P.(C)/22012/2026', 60, 'petitioner', { tags: ['Service'] }],
    ['LPA/15913/2025', 280, 'petitioner'],
    ['W.P.(C)/17886/2025', 175, 'petitioner', { tags: ['Tender'] }],
    ['CRL.M.C./26565/2021', 318, 'petitioner', { tags: ['Quashing'] }],
  ),
  ...mattersAt(
    'hc-bombay',
    ['WP/512/2023', 312, 'petitioner', { reference: 'BOM/2023/01' }],
    ['WP/20468/2025', 270, 'petitioner'],
    ['WP/24721/2026', 62, 'petitioner', { tags: ['Property'], team: ['advocate'] }],
    ['PIL/22076/2025', 140, 'petitioner', { tags: ['Public interest'] }],
    ['FA/28506/2023', 306, 'respondent'],
  ),
  ...mattersAt(
    'hc-karnataka',
    ['CRL.P/5658/2025', 132, 'petitioner', { tags: ['Quashing'], reference: 'BLR/2025/03' }],
    ['MFA/24468/2023', 296, 'petitioner', { tags: ['Accident claim'] }],
    ['WP/27022/2025', 250, 'petitioner'],
    ['CRL.P/15587/2026', 95, 'petitioner', { tags: ['Quashing'] }],
  ),
  ...mattersAt(
    'hc-calcutta',
    ['WPA/8123/2023', 288, 'petitioner', { tags: ['Property'], reference: 'CAL/2023/01' }],
    ['CRA/77/2021', 285, 'petitioner'],
    ['CRA/17021/2025', 240, 'petitioner'],
  ),
  ...mattersAt(
    'dc-prayagraj',
    ['BA/214/2026', 180, 'petitioner', { cnr: 'UPAD010071202026', tags: ['Bail'], team: ['advocate'] }],
    ['CRL REV/38/2026', 170, 'petitioner', { cnr: 'UPAD010073462026' }],
    ['CIVIL APPEAL/14564/2026', 20, 'respondent', { cnr: 'UPAD011007512026', tags: ['Property'] }],
    ['CRL APPEAL/1883/2026', 48, 'petitioner', { cnr: 'UPAD011006512026' }],
    ['CRL APPEAL/7347/2027', 7, 'petitioner', { cnr: 'UPAD011003512027', registered: '2027-03-05' }],
  ),
  ...mattersAt(
    'tribunals-nclt-prayagraj',
    ['CP(IB)/41/2025', 230, 'respondent', { tags: ['Insolvency'], team: ['owner'] }],
    ['CP/17/2024', 336, 'petitioner'],
  ),
  ...mattersAt(
    'tribunals-drt-lucknow',
    ['OA/412/2025', 165, 'respondent', { tags: ['Recovery'] }],
    ['SA/90/2024', 322, 'petitioner', { tags: ['Recovery'] }],
  ),
  ...mattersAt('tribunals-cat-prayagraj', ['OA/77/2025', 260, 'petitioner', { tags: ['Service'] }]),
]

export const demoMattersOn = (today: CourtDate): DemoMatter[] =>
  allMatters.filter(({ registered, addedDaysAgo }) => !registered || registered <= addDays(today, -addedDaysAgo))

export const demoOthers = [
  {
    title: 'Opinion: charge sheet against Chhote Lal Nishad',
    forum: 'Advice',
    petitioner: 'Chhote Lal Nishad',
    side: 'petitioner',
    addedDaysAgo: 150,
    reference: 'ADV/26/011',
  },
  {
    title: 'Gomti Bricks & Tiles v. Triveni Leathers (arbitration)',
    forum: 'Sole arbitrator, Lucknow',
    petitioner: 'M/s Gomti Bricks & Tiles',
    respondent: 'Triveni Leathers Pvt. Ltd.',
    side: 'petitioner',
    addedDaysAgo: 100,
    reference: 'ARB/26/002',
  },
] as const

export const demoFamily = {
  first: 'BA/214/2026',
  others: [
    { other: 'CRL REV/38/2026', kind: 'revision' },
    { other: demoOthers[0].title, kind: 'connected' },
  ],
} as const

export const demoOldNumber = {
  matter: 'FAPL/3407/2025',
  alias: { kind: 'renumbered', court: 'hc-allahabad', case_type: 'FAFO', case_number: '2218', case_year: 2024 },
} as const
