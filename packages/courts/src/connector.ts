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
 * A search. `caseType` is the site's code from `caseTypes`; other codes are from `options`. Courts that need an
 * establishment read `establishment`.
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

/**
 * Searches Supreme Court cases that challenge a judgment. `court`, `state`, `bench` and `caseType` are its own codes,
 * from `options`.
 */
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

/** Searches caveats in force by either name (at least three letters) or by number. */
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

/** One courtroom's list of a day. `establishment` and `room` are from `options`. */
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

/** A captcha; it belongs to the session that fetched it. */
export interface ChallengePicture {
  image: Uint8Array
  mediaType: string
}

export interface CaseHit {
  /** Opaque, defined by the connector. Strings only, to be stored as JSON. */
  ref: CaseRef
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  status?: string | null
  registeredOn?: CourtDate | null
}

export type CaseRef = Record<string, string>

/** A row of a search result that cannot be opened. */
export interface UnreadRow {
  /** `no-link`: the site gives no link to the case; `unreadable`: the row has another form than the others. */
  unread: 'no-link' | 'unreadable'
  /** The row's words as the site shows them. */
  words: string
  /** Only while a page is parsed. */
  error?: PageChanged
}

export interface SearchResult {
  hits: CaseHit[]
  unread: UnreadRow[]
}

export type OrderDocument =
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'missing' }
  /** Only people may fetch the document, at this address. */
  | { kind: 'by-hand'; link: string }

export interface CourtSite {
  key: string
  /** Real address, ending in a slash; the demo replaces it by the sandbox's. */
  baseUrl: string
  /** Other hosts of the operator for documents and boards. */
  hosts?: readonly string[]
}

export interface CourtOption {
  code: string
  label: string
}

export type OptionList = 'establishment' | 'police-station' | 'act' | 'court-room' | FirList | LowerCourtList

export type FirList = 'fir-district' | 'fir-station'

/** Lists for a lower court at the Supreme Court; each depends on the earlier choices, joined by `|`. */
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
  /** Time of reading, ISO 8601 in UTC. */
  at: string
}

/**
 * Client of a family of court sites. Methods throw a `CourtError` and never return an empty value for an unread page.
 * Stateless: state is in the session, which can be stored as JSON while a captcha waits.
 */
export interface Connector {
  id: string
  courts: readonly CourtId[]
  operator: string
  /** Site of a court. Throws `NotAvailable` for courts not in `courts`. */
  site(court: CourtId): CourtSite
  findBy: readonly FindBy[]
  /** Required `options` by search. Establishment comes first because the others depend on it. */
  asks?: Partial<Record<FindBy, readonly Exclude<OptionList, 'court-room' | FirList | LowerCourtList>[]>>
  caseTypes(court: CourtId, session: CourtSession): Promise<CaseType[]>
  /** Opens a search. Returns the captcha, or null if none is needed. */
  challenge(court: CourtId, query: CaseQuery, session: CourtSession): Promise<ChallengePicture | null>
  /** Searches with the captcha's answer. Throws `CaseNotFound` if the court says so. */
  search(court: CourtId, query: CaseQuery, answer: string | null, session: CourtSession): Promise<SearchResult>
  /** Case reference of a CNR if derivable, else null. */
  refOfCnr?(cnr: string): CaseRef | null
  /** Reads a case page; no captcha. A fresh `session` works, so cases can be refreshed. */
  readCase(court: CourtId, ref: CaseRef, session: CourtSession): Promise<CaseRecord>
  readOrder(court: CourtId, order: CourtOrder, session: CourtSession): Promise<OrderDocument>
  /** Why this connector is disabled, for the lawyer. */
  off?: string
  /** Disabled for the real site only; the sandbox is asked. */
  asksSandbox?: true
  /** Published FIRs, with the captcha's answer; empty if the page says so. */
  searchFirs?(query: PublishedFirQuery, answer: string | null, session: CourtSession): Promise<PublishedFir[]>
  /** Caveats in force, with the captcha's answer. Throws `CaseNotFound` if the court says so. */
  searchCaveats?(
    court: CourtId,
    query: CaveatQuery & { establishment?: string | undefined },
    answer: string | null,
    session: CourtSession,
  ): Promise<FoundCaveat[]>
  readCaveat?(court: CourtId, ref: string, session: CourtSession): Promise<CaveatDetails>
  /** A list of the search form; `within` is the establishment it depends on. */
  options?(court: CourtId, list: OptionList, within: string | null, session: CourtSession): Promise<CourtOption[]>
  sections?: readonly string[]
  readSection?(court: CourtId, ref: CaseRef, name: string, session: CourtSession): Promise<CaseSection>
  readBoard?(court: CourtId, session: CourtSession): Promise<BoardSample[]>
  ordersBy?: readonly OrderQuery['by'][]
  challengeOrders?(court: CourtId, query: OrderQuery, session: CourtSession): Promise<ChallengePicture>
  searchOrders?(court: CourtId, query: OrderQuery, answer: string, session: CourtSession): Promise<FoundOrder[]>
  challengeCauseList?(court: CourtId, session: CourtSession): Promise<ChallengePicture>
  /** A courtroom's list, with the captcha's answer. Null if the site says that there is none. */
  readCauseList?(
    court: CourtId,
    query: CauseListQuery,
    answer: string | null,
    session: CourtSession,
  ): Promise<CauseList | null>
}
