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
 * `caseType` is a code from `caseTypes`, other codes are from `options`. `establishment` is set if the connector's
 * `asks` requires it.
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

/** `court`, `state`, `bench` and `caseType` are the Supreme Court's codes for lower courts, from `options`. */
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

/** Finds caveats in force, by either side's name (at least three letters) or by number. */
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

/** `establishment` and `room` are codes from `options`. */
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

/** The answer is valid only in the session that fetched the captcha. */
export interface ChallengePicture {
  image: Uint8Array
  mediaType: string
}

export interface CaseHit {
  /** Key with which the connector opens the case. Its values are strings, so that it can be stored as JSON. */
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
  /** The site refuses programs here, so a person must open `link`. */
  | { kind: 'by-hand'; link: string }

export interface CourtSite {
  key: string
  /** Ends in a slash. The demo uses the sandbox's address instead. */
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

/** For these lists, the argument `within` of `options` has the codes chosen before, joined by `|`. */
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
 * Methods throw a `CourtError` and never return an empty value for a page that they could not parse. All state is in
 * the session, which is stored as JSON while a captcha waits for its answer.
 */
export interface Connector {
  id: string
  courts: readonly CourtId[]
  operator: string
  site(court: CourtId): CourtSite
  findBy: readonly FindBy[]
  /** Lists of `options` that a search requires. The establishment comes first, because the other lists depend on it. */
  asks?: Partial<Record<FindBy, readonly Exclude<OptionList, 'court-room' | FirList | LowerCourtList>[]>>
  caseTypes(court: CourtId, session: CourtSession): Promise<CaseType[]>
  /** Returns null if the search needs no captcha. */
  challenge(court: CourtId, query: CaseQuery, session: CourtSession): Promise<ChallengePicture | null>
  /** Throws `CaseNotFound` if the court says that there is no such case. */
  search(court: CourtId, query: CaseQuery, answer: string | null, session: CourtSession): Promise<SearchResult>
  /** Returns null if the case can be found only by a search. */
  refOfCnr?(cnr: string): CaseRef | null
  /** Needs no captcha and works in a new session, so that cases can be refreshed. */
  readCase(court: CourtId, ref: CaseRef, session: CourtSession): Promise<CaseRecord>
  readOrder(court: CourtId, order: CourtOrder, session: CourtSession): Promise<OrderDocument>
  /** Why this connector is disabled, as shown to the lawyer. */
  off?: string
  /** True if `off` disables only the real site. The sandbox's site is still asked. */
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
  /** `within` is the establishment on which the list depends. */
  options?(court: CourtId, list: OptionList, within: string | null, session: CourtSession): Promise<CourtOption[]>
  sections?: readonly string[]
  readSection?(court: CourtId, ref: CaseRef, name: string, session: CourtSession): Promise<CaseSection>
  readBoard?(court: CourtId, session: CourtSession): Promise<BoardSample[]>
  ordersBy?: readonly OrderQuery['by'][]
  challengeOrders?(court: CourtId, query: OrderQuery, session: CourtSession): Promise<ChallengePicture>
  searchOrders?(court: CourtId, query: OrderQuery, answer: string, session: CourtSession): Promise<FoundOrder[]>
  challengeCauseList?(court: CourtId, session: CourtSession): Promise<ChallengePicture>
  /** Returns null if the site says that there is no list. */
  readCauseList?(
    court: CourtId,
    query: CauseListQuery,
    answer: string | null,
    session: CourtSession,
  ): Promise<CauseList | null>
}
