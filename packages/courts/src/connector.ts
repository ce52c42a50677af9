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
 * `Connector.options`. `establishment` is set if `Connector.asks` lists it for the search.
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

/** `court`, `state`, `bench` and `caseType` are the Supreme Court site's codes for lower courts. */
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

/** A search for caveats in force. A name must have at least three letters. */
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

/** `establishment` is a code from `Connector.options`. `room` is one of its courtrooms. */
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
  /** Identifies the case for `readCase`. Strings only, so that it can be stored as JSON. */
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
  /** The site does not send this order to programs, so a person must open `link`. */
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

/** For these lists, the argument `within` of `options` is all codes chosen so far, joined by `|`. */
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
 * A method that cannot parse a page throws a `CourtError` instead of returning an empty value. All state is in the
 * session, which is stored as JSON until a captcha is answered.
 */
export interface Connector {
  id: string
  courts: readonly CourtId[]
  operator: string
  site(court: CourtId): CourtSite
  findBy: readonly FindBy[]
  /**
   * Lists from which a person must choose before the search. `options` returns their contents. The establishment comes
   * first: the other lists depend on it.
   */
  asks?: Partial<Record<FindBy, readonly Exclude<OptionList, 'court-room' | FirList | LowerCourtList>[]>>
  caseTypes(court: CourtId, session: CourtSession): Promise<CaseType[]>
  /** Null if the search needs no captcha. */
  challenge(court: CourtId, query: CaseQuery, session: CourtSession): Promise<ChallengePicture | null>
  /** Throws `CaseNotFound` if the court says that there is no such case. */
  search(court: CourtId, query: CaseQuery, answer: string | null, session: CourtSession): Promise<SearchResult>
  /** Null if the site cannot open a case by its CNR alone. The case must then be searched. */
  refOfCnr?(cnr: string): CaseRef | null
  /** Needs no captcha and, in most connectors, no earlier session, so a case can be refreshed at any time. */
  readCase(court: CourtId, ref: CaseRef, session: CourtSession): Promise<CaseRecord>
  readOrder(court: CourtId, order: CourtOrder, session: CourtSession): Promise<OrderDocument>
  /** True if `readOrder` never returns a PDF: a person must open each order of this site. */
  ordersByHand?: boolean
  /** Why this connector is disabled. Shown to the lawyer. */
  off?: string
  /** Allows requests to the sandbox's copy of the site although `off` is set. */
  asksSandbox?: true
  /** Empty only if the page says that there are no FIRs. */
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
   * `LowerCourtList`, it is several codes.
   */
  options?(court: CourtId, list: OptionList, within: string | null, session: CourtSession): Promise<CourtOption[]>
  sections?: readonly string[]
  readSection?(court: CourtId, ref: CaseRef, name: string, session: CourtSession): Promise<CaseSection>
  readBoard?(court: CourtId, session: CourtSession): Promise<BoardSample[]>
  ordersBy?: readonly OrderQuery['by'][]
  challengeOrders?(court: CourtId, query: OrderQuery, session: CourtSession): Promise<ChallengePicture>
  searchOrders?(court: CourtId, query: OrderQuery, answer: string, session: CourtSession): Promise<FoundOrder[]>
  challengeCauseList?(court: CourtId, session: CourtSession): Promise<ChallengePicture>
  /** Null if the site says that there is no list for the day. */
  readCauseList?(
    court: CourtId,
    query: CauseListQuery,
    answer: string | null,
    session: CourtSession,
  ): Promise<CauseList | null>
}
