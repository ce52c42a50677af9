import { courts } from '@peshi/courts/catalogue/courts'
import { boardCourts } from './board-courts.ts'
import { districtTypes, supremeCourtTypes } from './case-types.ts'
import { highCourts, judges } from './high-courts.ts'
import type { Region } from './names.ts'
import type { Advocate, CaseTypeOfCourt, Judge } from './types.ts'

const daySiteIds = [
  'sci-cause-lists',
  'allahabad-cause-lists',
  'delhi',
  'bombay-cause-lists',
  'karnataka-cause-lists',
  'board-sci',
  'board-allahabad',
  'board-lucknow',
  'board-bombay',
  'board-karnataka',
  'board-calcutta',
  'board-jammu',
  'board-delhi',
  'board-telangana',
  'board-madras',
  'board-madurai',
  'board-kerala',
  'board-patna',
  'board-orissa',
] as const

/** Each site has a switch on the control page. */
export const siteIds = [
  'hcservices',
  'allahabad',
  'lucknow',
  'elegalix',
  'sci',
  'dcourts',
  'nclt',
  'nclat',
  'drt',
  'cat',
  'tdsat',
  'ngt',
  'ejagriti',
  'cestat',
  'itat',
  'mahapolice',
  ...daySiteIds,
] as const

export type SiteId = (typeof siteIds)[number]
export type DaySiteId = (typeof daySiteIds)[number]

export interface SandboxCourt {
  id: string
  site: SiteId
  /** The court's version of the site hcservices. Null if the court has another site. */
  generation: 'new' | 'old' | null
  stateCode: string
  courtCode: string
  benchName: string
  pageName: string
  orderHeading: string
  orderHeadingHindi: string | null
  cnrPrefix: string
  region: Region
  state: string
  districts: string[]
  government: string
  governmentAdvocate: { name: string; code: string }
  prosecutor: { name: string; code: string }
  judges: Judge[]
  types: CaseTypeOfCourt[]
  cases: number
  /** Appears for the petitioners in five of six cases. */
  advocate?: Advocate
  /** Place of a district's second court complex. */
  outlying?: string
}

export const sandboxCourts: SandboxCourt[] = [
  ...highCourts,
  {
    id: 'sci',
    site: 'sci',
    generation: null,
    stateCode: '',
    courtCode: '',
    benchName: 'Supreme Court of India',
    pageName: 'Supreme Court of India',
    orderHeading: 'SUPREME COURT OF INDIA',
    orderHeadingHindi: null,
    cnrPrefix: 'SCIN01',
    region: 'north',
    state: 'DELHI',
    districts: ['LUCKNOW', 'PATNA', 'JAIPUR', 'BHOPAL'],
    government: 'UNION OF INDIA',
    governmentAdvocate: { name: 'MUKUND BEHARI SAXENA', code: '1402' },
    prosecutor: { name: 'RUCHIRA NAMBOODIRI', code: '2217' },
    judges: judges(
      1,
      "HON'BLE MR. JUSTICE RAGHUNANDAN PRASAD SINHA",
      "HON'BLE MS. JUSTICE LEELAVATI KRISHNAMURTHY",
      "HON'BLE MR. JUSTICE ASLAM PERVEZ MIRZA",
      "HON'BLE MS. JUSTICE TARINI CHARAN BHADURI",
      "HON'BLE MR. JUSTICE GURCHARAN SINGH AHLUWALIA",
      "HON'BLE MR. JUSTICE V. PADMANABHA WARRIER",
    ),
    types: supremeCourtTypes,
    cases: 16,
  },
  {
    id: 'dc-prayagraj',
    site: 'dcourts',
    generation: null,
    stateCode: '',
    courtCode: '',
    benchName: 'District and Sessions Court, Prayagraj',
    pageName: 'District and Sessions Court, Prayagraj',
    orderHeading: 'IN THE COURT OF THE DISTRICT AND SESSIONS JUDGE, PRAYAGRAJ',
    orderHeadingHindi: null,
    cnrPrefix: 'UPAD01',
    region: 'north',
    state: 'UTTAR PRADESH',
    districts: ['PRAYAGRAJ'],
    government: 'State of U.P.',
    governmentAdvocate: { name: 'D.G.C. (CIVIL)', code: 'UP/1' },
    prosecutor: { name: 'D.G.C. (CRIMINAL)', code: 'UP/2' },
    judges: judges(1, 'District and Sessions Judge', 'Additional District Judge No. 4', 'Special Judge (POCSO Act)'),
    types: districtTypes,
    cases: 18,
    outlying: 'Meja',
  },
]

/** The owner of the demo's chamber, whose practice reaches every district. */
export const leadingAdvocate: Advocate = { name: 'Rajendra Shukla', code: 'UP/1187/1998' }

const regions: Partial<Record<string, Region>> = {
  ...allOf('west', 'Maharashtra', 'Gujarat', 'Goa', 'Dadra and Nagar Haveli and Daman and Diu'),
  ...allOf('south', 'Andhra Pradesh', 'Karnataka', 'Kerala', 'Lakshadweep', 'Puducherry', 'Tamil Nadu', 'Telangana'),
  ...allOf('east', 'Andaman and Nicobar Islands', 'Assam', 'Odisha', 'Tripura', 'West Bengal'),
  ...allOf('kashmir', 'Jammu and Kashmir', 'Ladakh'),
  ...allOf('north-east', 'Arunachal Pradesh', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Sikkim'),
}

function allOf(region: Region, ...states: string[]) {
  return Object.fromEntries(states.map((state) => [state, region]))
}

const districts = new Map<string, SandboxCourt>()

/** Everything about a district follows from the catalogue, so no district is stored. */
function districtById(id: string): SandboxCourt | undefined {
  const court = courts.districtCourts.find(({ _id }) => _id === id)
  const known = districts.get(id)
  if (!court || known) return known
  const { place = court.title, state = '' } = court
  const name = place.replace(/ at .*| \(.*/, '')
  const title = /Court|Tribunal/.test(name) ? name : `District and Sessions Court, ${name}`
  const made: SandboxCourt = {
    id,
    site: 'dcourts',
    generation: null,
    stateCode: '',
    courtCode: '',
    benchName: title,
    pageName: title,
    orderHeading: `IN THE COURT OF THE DISTRICT AND SESSIONS JUDGE, ${name.toUpperCase()}`,
    orderHeadingHindi: null,
    cnrPrefix: `${cnrLetters(courts.districtCourts.indexOf(court))}01`,
    region: regions[state] ?? 'north',
    state: state.toUpperCase(),
    districts: [name.toUpperCase()],
    government: `State of ${state}`,
    governmentAdvocate: { name: 'GOVERNMENT PLEADER', code: 'DC/1' },
    prosecutor: { name: 'PUBLIC PROSECUTOR', code: 'DC/2' },
    judges: judges(1, 'District and Sessions Judge', 'Additional District Judge No. 2', 'Special Judge (NDPS Act)'),
    types: districtTypes,
    cases: 28,
    advocate: leadingAdvocate,
    outlying: 'Tehsil',
  }
  districts.set(id, made)
  return made
}

/** The first letter is D. Each district has three more letters, `DAAB` for the second district. */
const cnrLetters = (at: number) =>
  `D${[676, 26, 1].map((size) => String.fromCharCode(65 + (Math.floor(at / size) % 26))).join('')}`

export function courtById(id: string): SandboxCourt | undefined {
  return [...sandboxCourts, ...boardCourts].find((court) => court.id === id) ?? districtById(id)
}

export function getCourt(id: string): SandboxCourt {
  const court = courtById(id)
  if (!court) throw new Error(`The sandbox has no court ${id}`)
  return court
}

export function courtByCodes(stateCode: string, courtCode: string): SandboxCourt | undefined {
  return sandboxCourts.find(
    (court) => court.site === 'hcservices' && court.stateCode === stateCode && court.courtCode === courtCode,
  )
}
