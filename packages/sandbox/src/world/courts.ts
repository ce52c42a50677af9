import { courts } from '@peshi/courts/catalogue/courts'
import { boardCourts } from './board-courts.ts'
import {
  bombayTypes,
  calcuttaTypes,
  delhiTypes,
  districtTypes,
  gujaratTypes,
  itanagarTypes,
  jammuTypes,
  karnatakaTypes,
  supremeCourtTypes,
  tripuraTypes,
  uttarPradeshTypes,
} from './case-types.ts'
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

const judges = (first: number, ...names: string[]): Judge[] =>
  names.map((name, at) => ({ code: String(first + at * 7), name }))

const uttarPradeshDistricts = {
  allahabad: ['PRAYAGRAJ', 'KANPUR NAGAR', 'AGRA', 'MEERUT', 'VARANASI', 'GHAZIABAD', 'GORAKHPUR', 'BAREILLY'],
  lucknow: ['LUCKNOW', 'AYODHYA', 'SITAPUR', 'RAE BARELI', 'HARDOI', 'BAHRAICH'],
}

export const sandboxCourts: SandboxCourt[] = [
  {
    id: 'hc-allahabad',
    site: 'allahabad',
    generation: null,
    stateCode: '13',
    courtCode: '1',
    benchName: 'High Court of Judicature at Allahabad',
    pageName: 'High Court of Judicature at Allahabad',
    orderHeading: 'HIGH COURT OF JUDICATURE AT ALLAHABAD',
    orderHeadingHindi: 'उच्च न्यायालय, इलाहाबाद',
    cnrPrefix: 'UPHC01',
    region: 'north',
    state: 'UTTAR PRADESH',
    districts: uttarPradeshDistricts.allahabad,
    government: 'State of U.P.',
    governmentAdvocate: { name: 'C.S.C.', code: 'C/0001' },
    prosecutor: { name: 'G.A.', code: 'G/0001' },
    judges: judges(
      401,
      "Hon'ble Vishwambhar Dayal Ojha,J.",
      "Hon'ble Mrs. Sulekha Rani Bhatnagar,J.",
      "Hon'ble Trilok Narain Katiyar,J.",
      "Hon'ble Abhay Pratap Singh Tomar,J.",
      "Hon'ble Zubair Ahmad Kidwai,J.",
      "Hon'ble Mrs. Indumati Dwivedi Pathak,J.",
      "Hon'ble Raghuvir Sharan Kulshreshtha,J.",
      "Hon'ble Nirupama Vasudev Sahai,J.",
      "Hon'ble Lakhan Bahadur Chandel,J.",
    ),
    types: uttarPradeshTypes,
    cases: 96,
  },
  {
    id: 'hc-lucknow',
    site: 'lucknow',
    generation: null,
    stateCode: '13',
    courtCode: '2',
    benchName: 'Allahabad High Court Lucknow Bench',
    pageName: 'High Court of Judicature at Allahabad, Lucknow Bench, Lucknow',
    orderHeading: 'HIGH COURT OF JUDICATURE AT ALLAHABAD, LUCKNOW BENCH',
    orderHeadingHindi: 'उच्च न्यायालय, इलाहाबाद, लखनऊ खण्डपीठ',
    cnrPrefix: 'UPHC02',
    region: 'north',
    state: 'UTTAR PRADESH',
    districts: uttarPradeshDistricts.lucknow,
    government: 'State of U.P. Thru. Prin. Secy. Home Lko.',
    governmentAdvocate: { name: 'C.S.C.', code: 'C/0001' },
    prosecutor: { name: 'G.A.', code: 'G/0001' },
    judges: judges(
      611,
      "Hon'ble Kameshwar Nath Awasthi,J.",
      "Hon'ble Mrs. Farzana Begum Rizvi,J.",
      "Hon'ble Devkinandan Lal Shukla,J.",
      "Hon'ble Shakil Anwar Naqvi,J.",
      "Hon'ble Mrs. Vandana Bisaria Hajela,J.",
    ),
    types: uttarPradeshTypes,
    cases: 52,
  },
  {
    id: 'hc-delhi',
    site: 'hcservices',
    generation: 'new',
    stateCode: '26',
    courtCode: '1',
    benchName: 'Principal Bench at Delhi',
    pageName: 'Principal Bench at Delhi',
    orderHeading: 'IN THE HIGH COURT OF DELHI AT NEW DELHI',
    orderHeadingHindi: null,
    cnrPrefix: 'DLHC01',
    region: 'north',
    state: 'DELHI',
    districts: ['CENTRAL', 'SOUTH', 'NORTH WEST', 'SHAHDARA', 'NEW DELHI'],
    government: 'GOVT. OF NCT OF DELHI',
    governmentAdvocate: { name: 'GOVERNMENT COUNSEL GNCTD', code: 'D/0001' },
    prosecutor: { name: 'APP FOR THE STATE', code: 'D/0002' },
    judges: judges(
      1110,
      "HON'BLE MR. JUSTICE ROHINI KANT MALHOTRA",
      "HON'BLE MS. JUSTICE ANVITA SETHI KOHLI",
      "HON'BLE MR. JUSTICE JASPREET SINGH BHULLAR",
    ),
    types: delhiTypes,
    cases: 40,
  },
  {
    id: 'hc-bombay',
    site: 'hcservices',
    generation: 'new',
    stateCode: '1',
    courtCode: '1',
    benchName: 'Appellate Side,Bombay',
    pageName: 'Appellate Side,Bombay',
    orderHeading: 'IN THE HIGH COURT OF JUDICATURE AT BOMBAY',
    orderHeadingHindi: null,
    cnrPrefix: 'HCBM01',
    region: 'west',
    state: 'MAHARASHTRA',
    districts: ['PUNE', 'THANE', 'NASHIK', 'SATARA', 'MUMBAI SUBURBAN'],
    government: 'THE STATE OF MAHARASHTRA',
    governmentAdvocate: { name: 'GOVERNMENT PLEADER', code: '1' },
    prosecutor: { name: 'PUBLIC PROSECUTOR', code: '2' },
    judges: judges(
      2201,
      "HON'BLE SHRI JUSTICE MADHUKAR V. SATPUTE",
      "HON'BLE SMT. JUSTICE REVATI N. CHITNIS-PAI",
      "HON'BLE SHRI JUSTICE FIROZ D. BATLIWALA",
    ),
    types: bombayTypes,
    cases: 30,
  },
  {
    id: 'hc-gujarat',
    site: 'hcservices',
    generation: 'new',
    stateCode: '17',
    courtCode: '1',
    benchName: 'High Court of Gujarat',
    pageName: 'High Court of Gujarat',
    orderHeading: 'IN THE HIGH COURT OF GUJARAT AT AHMEDABAD',
    orderHeadingHindi: null,
    cnrPrefix: 'GJHC24',
    region: 'west',
    state: 'GUJARAT',
    districts: ['AHMEDABAD', 'BHAVNAGAR', 'SURAT', 'RAJKOT'],
    government: 'STATE OF GUJARAT',
    governmentAdvocate: { name: 'GOVERNMENT PLEADER', code: '1' },
    prosecutor: { name: 'PUBLIC PROSECUTOR', code: '2' },
    judges: judges(
      1038,
      'HONOURABLE MR.JUSTICE HARSHADRAY P. VYAS-MANKAD',
      'HONOURABLE MS. JUSTICE DAMINI K. TRIVEDI-SHETH',
    ),
    types: gujaratTypes,
    cases: 28,
  },
  {
    id: 'hc-karnataka',
    site: 'hcservices',
    generation: 'new',
    stateCode: '3',
    courtCode: '1',
    benchName: 'High Court of Karnataka - Principal Bench at Bengaluru',
    pageName: 'Principal Bench at Bengaluru',
    orderHeading: 'IN THE HIGH COURT OF KARNATAKA AT BENGALURU',
    orderHeadingHindi: null,
    cnrPrefix: 'KAHC01',
    region: 'south',
    state: 'KARNATAKA',
    districts: ['BENGALURU', 'MYSURU', 'TUMAKURU', 'MANDYA'],
    government: 'STATE OF KARNATAKA',
    governmentAdvocate: { name: 'ADDL. GOVERNMENT ADVOCATE', code: '10001' },
    prosecutor: { name: 'HIGH COURT GOVERNMENT PLEADER', code: '10002' },
    judges: judges(1492, 'N.S.BASAVARAJAPPA GOWDA', 'LEELAVATHI R.HEBBAR', 'CHIEF JUSTICE'),
    types: karnatakaTypes,
    cases: 30,
  },
  {
    id: 'hc-jammu',
    site: 'hcservices',
    generation: 'new',
    stateCode: '12',
    courtCode: '1',
    benchName: 'High Court of Jammu and Kashmir - Jammu Wing',
    pageName: 'Jammu Wing',
    orderHeading: 'HIGH COURT OF JAMMU & KASHMIR AND LADAKH AT JAMMU',
    orderHeadingHindi: null,
    cnrPrefix: 'JKHC02',
    region: 'kashmir',
    state: 'JAMMU AND KASHMIR',
    districts: ['JAMMU', 'KATHUA', 'UDHAMPUR', 'POONCH'],
    government: 'UT OF J&K TH. COMMISSIONER SECRETARY HOME DEPTT. AND ORS.',
    governmentAdvocate: { name: 'SR. AAG', code: 'JK/1' },
    prosecutor: { name: 'GA', code: 'JK/2' },
    judges: judges(1153, "HON'BLE MR. JUSTICE BALWANT RAI CHIB", "HON'BLE MS. JUSTICE NUSRAT JAN WANGNOO"),
    types: jammuTypes,
    cases: 26,
  },
  {
    id: 'hc-itanagar',
    site: 'hcservices',
    generation: 'new',
    stateCode: '6',
    courtCode: '4',
    benchName: 'Gawahati High Court - Itanagar Bench',
    pageName: 'Itanagar Bench',
    orderHeading: 'THE GAUHATI HIGH COURT, ITANAGAR PERMANENT BENCH, NAHARLAGUN',
    orderHeadingHindi: null,
    cnrPrefix: 'GAHC04',
    region: 'north-east',
    state: 'Arunachal Pradesh',
    districts: ['PAPUM PARE', 'EAST SIANG', 'LOWER SUBANSIRI'],
    government: 'The State of AP and Anr',
    governmentAdvocate: { name: 'G A (AP)', code: 'AP/1' },
    prosecutor: { name: 'P P of AP', code: 'AP/2' },
    judges: judges(1366, 'HONBLE MR. JUSTICE DHIRENDRA NATH PHUKAN-DEKA', 'HONBLE MRS. JUSTICE YANGCHEN RIBA'),
    types: itanagarTypes,
    cases: 20,
  },
  {
    id: 'hc-calcutta',
    site: 'hcservices',
    generation: 'old',
    stateCode: '16',
    courtCode: '3',
    benchName: 'Calcutta High Court - Appellate side',
    pageName: 'Appellate Side',
    orderHeading: 'IN THE HIGH COURT AT CALCUTTA, APPELLATE SIDE',
    orderHeadingHindi: null,
    cnrPrefix: 'WBCHCA',
    region: 'east',
    state: 'WEST BENGAL',
    districts: ['KOLKATA', 'HOOGHLY', 'HOWRAH', 'NADIA', 'PURBA BARDHAMAN'],
    government: 'THE STATE OF WEST BENGAL & ORS.',
    governmentAdvocate: { name: 'LD. GOVT. PLEADER', code: 'WB/1' },
    prosecutor: { name: 'LD. PUBLIC PROSECUTOR', code: 'WB/2' },
    judges: judges(
      1701,
      'HON`BLE JUSTICE SHIBSHANKAR ROYCHOWDHURY',
      'HON`BLE JUSTICE (MRS.) PARAMITA LAHA GHOSHAL',
      'HON`BLE JUSTICE MD. ANWARUL HAQUE MOLLAH',
    ),
    types: calcuttaTypes,
    cases: 36,
  },
  {
    id: 'hc-tripura',
    site: 'hcservices',
    generation: 'old',
    stateCode: '20',
    courtCode: '1',
    benchName: 'High Court of Tripura',
    pageName: 'High Court of Tripura',
    orderHeading: 'HIGH COURT OF TRIPURA, AGARTALA',
    orderHeadingHindi: null,
    cnrPrefix: 'TRHC01',
    region: 'east',
    state: 'TRIPURA',
    districts: ['WEST TRIPURA', 'GOMATI', 'DHALAI'],
    government: 'THE STATE OF TRIPURA',
    governmentAdvocate: { name: 'LD. G.A.', code: 'TR/1' },
    prosecutor: { name: 'LD. P.P.', code: 'TR/2' },
    judges: judges(1810, "HON'BLE MR. JUSTICE SUBRATA DEBBARMA-PAUL", "HON'BLE MRS. JUSTICE KAKALI NATH BHOWMIK"),
    types: tripuraTypes,
    cases: 22,
  },
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
