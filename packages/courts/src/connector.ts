import type { CaseRecord, CaseStatus, CourtOrder } from '@peshi/contract/courts/case-record'
import type { CaseType, FindBy } from '@peshi/contract/courts/courts'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { CauseList } from './cause-lists/cause-list.ts'
import type { PageChanged } from './errors.ts'
import type { PublishedFir } from './fir/published-firs.parse.ts'
import type { CourtSession } from './session.ts'

export type StatusAsked = CaseStatus | 'both'

/**
 * `caseType` is a code from `Connector.caseTypes`. `establishment`, `policeStation` and `act` are codes from
 * `Connector.options`. `establishment` is set if `Connector.asks` requires it for the search.
 */
export type CaseQuery = (
  | { by: 'case-number'; caseType: string; number: string; year: number }
  | { by: 'filing-number'; caseType: string; number: string; year: number }
  | { by: 'cnr'; cnr: string }
  | { by: 'diary-number'; number: string; year: number }
  | { by: 'party'; name: string; side: 'any' | 'petitioner' | 'respondent'; year: number; status: StatusAsked }
  | { by: 'advocate'; name: string | null; code: string | null; year: number | null; status: StatusAsked }
  | { by: 'fir'; policeStation: string; number: string; year: number; status: StatusAsked }
  | { by: 'act'; act: string; status: StatusAsked }
  | PublishedFirQuery
  | LowerCourtQuery
  | CaveatQuery
) & { establishment?: string | undefined }

/** `court`, `state`, `bench` and `caseType` are the codes that the Supreme Court's site uses for lower courts. */
export interface LowerCourtQuery {
  by: 'lower-court'
  court: string
  state: string
  bench: string
  caseType: string
  number: string
  year: number
  decidedOn: CourtDate
}

/** Search for caveats in force, by number or by a name of the caveator or the caveatee (at least three letters). */
export interface CaveatQuery {
  by: 'caveat'
  caveator: string | null
  caveatee: string | null
  number: string | null
  year: number | null
}

export interface FoundCaveat {
  ref: string
  number: string
  year: number | null
  caveator: string
  caveatee: string
  lodgedOn: CourtDate | null
}

export interface CaveatDetails extends Omit<FoundCaveat, 'ref'> {
  lowerCourt: string | null
  caseNumber: string | null
  decidedOn: CourtDate | null
  matchedCase: string | null
}

export interface PublishedFirQuery {
  by: 'published-fir'
  district: string
  policeStation: string
  number: string
  year: number
}

export type FindQuery = Extract<CaseQuery, { by: FindBy }>

/** `establishment` is the code of an establishment. `room` is one of the courtrooms from `Connector.options`. */
export interface CauseListQuery {
  establishment: string
  room: CourtOption
  date: CourtDate
}

export type OrderQuery = (
  | { by: 'case-number'; caseType: string; number: string; year: number }
  | { by: 'diary-number'; number: string; year: number }
  | { by: 'party'; name: string; year: number; status: StatusAsked }
  | { by: 'date'; from: CourtDate; to: CourtDate }
) & { kind?: CourtOrder['kind'] | undefined; establishment?: string | undefined }

export interface FoundOrder {
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  order: CourtOrder
}

/** The captcha's answer is valid only in the session that fetched the image. */
export interface ChallengePicture {
  image: Uint8Array
  mediaType: string
}

export interface CaseHit {
  /** Identifies the case for `readCase`. All its values are strings, so that it can be stored as JSON. */
  ref: CaseRef
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  status?: string | null
  registeredOn?: CourtDate | null
}

export type CaseRef = Record<string, string>

export interface UnreadRow {
  unread: 'no-link' | 'unreadable'
  words: string
  error?: PageChanged
}

export interface SearchResult {
  hits: CaseHit[]
  unread: UnreadRow[]
}

export type OrderDocument =
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'missing' }
  /** The site refuses to send this order to a program, so a person must open `link`. */
  | { kind: 'by-hand'; link: string }

export interface CourtSite {
  key: string
  /** Ends in a slash. */
  baseUrl: string
  /** Other hosts of the same operator, for documents and display boards. */
  hosts?: readonly string[]
}

export interface CourtOption {
  code: string
  label: string
}

export type OptionList = 'establishment' | 'police-station' | 'act' | 'court-room' | FirList | LowerCourtList

export type FirList = 'fir-district' | 'fir-station'

/**
 * If `options` is called for one of these lists, its argument `within` contains all codes that the person has chosen so
 * far, joined by `|`.
 */
export type LowerCourtList = 'lower-court-state' | 'lower-court-bench' | 'lower-court-case-type'

export interface CaseSection {
  name: string
  tables: SectionTable[]
}

export interface SectionTable {
  heading: string | null
  columns: string[]
  rows: { cells: string[]; links: string[] }[]
}

export interface BoardSample {
  court_no: string
  item: string | null
  list: string | null
  progress: 'in-session' | 'in-chamber' | 'at-lunch' | 'not-in-session'
  raw: Record<string, string | null>
  /** Time of the request, ISO 8601 in UTC. */
  at: string
}

/**
 * If a method cannot parse a page, it throws a `CourtError` instead of returning an empty value. A connector keeps all
 * state in the session, because the session is stored as JSON until a captcha is answered.
 */
export interface Connector {
  id: string
  courts: readonly CourtId[]
  operator: string
  site(court: CourtId): CourtSite
  findBy: readonly FindBy[]
  /**
   * The lists from which a person must choose before such a search; `options` returns their contents. The establishment
   * comes first, because the contents of the other lists depend on it.
   */
  asks?: Partial<Record<FindBy, readonly Exclude<OptionList, 'court-room' | FirList | LowerCourtList>[]>>
  caseTypes(court: CourtId, session: CourtSession): Promise<CaseType[]>
  /** Returns null if the search needs no captcha. */
  challenge(court: CourtId, query: CaseQuery, session: CourtSession): Promise<ChallengePicture | null>
  /** Throws `CaseNotFound` if the court says that there is no such case. */
  search(court: CourtId, query: CaseQuery, answer: string | null, session: CourtSession): Promise<SearchResult>
  /** Returns null if the site cannot open a case by its CNR alone. The case must then be searched. */
  refOfCnr?(cnr: string): CaseRef | null
  /** Needs no captcha, and in most connectors no earlier session, so that a case can be refreshed at any time. */
  readCase(court: CourtId, ref: CaseRef, session: CourtSession): Promise<CaseRecord>
  readOrder(court: CourtId, order: CourtOrder, session: CourtSession): Promise<OrderDocument>
  /** Why this connector is disabled, as shown to the lawyer. */
  off?: string
  /** True if `off` stops only requests to the real site. Requests to its simulation in the sandbox are then allowed. */
  asksSandbox?: true
  /** Returns an empty array only if the page says that there are no FIRs. */
  searchFirs?(query: PublishedFirQuery, answer: string | null, session: CourtSession): Promise<PublishedFir[]>
  /** Throws `CaseNotFound` if the site says that there are no caveats. */
  searchCaveats?(
    court: CourtId,
    query: CaveatQuery & { establishment?: string | undefined },
    answer: string | null,
    session: CourtSession,
  ): Promise<FoundCaveat[]>
  readCaveat?(court: CourtId, ref: string, session: CourtSession): Promise<CaveatDetails>
  /**
   * `within` is the code on which the list depends, e.g. of an establishment or a police district. For a
   * `LowerCourtList`, it contains several codes.
   */
  options?(court: CourtId, list: OptionList, within: string | null, session: CourtSession): Promise<CourtOption[]>
  sections?: readonly string[]
  readSection?(court: CourtId, ref: CaseRef, name: string, session: CourtSession): Promise<CaseSection>
  readBoard?(court: CourtId, session: CourtSession): Promise<BoardSample[]>
  ordersBy?: readonly OrderQuery['by'][]
  challengeOrders?(court: CourtId, query: OrderQuery, session: CourtSession): Promise<ChallengePicture>
  searchOrders?(court: CourtId, query: OrderQuery, answer: string, session: CourtSession): Promise<FoundOrder[]>
  challengeCauseList?(court: CourtId, session: CourtSession): Promise<ChallengePicture>
  /** Returns null if the site says that there is no list for the day. */
  readCauseList?(
    court: CourtId,
    query: CauseListQuery,
    answer: string | null,
    session: CourtSession,
  ): Promise<CauseList | null>
}
