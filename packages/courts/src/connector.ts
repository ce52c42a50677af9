import type { CaseRecord, CaseStatus, CourtOrder } from '@peshi/contract/courts/case-record'
import type { CaseType, FindBy } from '@peshi/contract/courts/courts'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { PublishedFir } from './fir/published-firs.parse.ts'
import type { CourtSession } from './session.ts'

/** Which cases a search by name, FIR or act is to find, where the site asks. */
export type StatusAsked = CaseStatus | 'both'

/**
 * What a person asks a court for. `caseType` is the site's own code from `caseTypes`; the other codes are those of
 * `options`. A court whose site asks for one of its houses first takes it from `establishment`.
 */
export type CaseQuery = (
  | { by: 'case-number'; caseType: string; number: string; year: number }
  | { by: 'filing-number'; caseType: string; number: string; year: number }
  | { by: 'cnr'; cnr: string }
  | { by: 'diary-number'; number: string; year: number }
  | { by: 'party'; name: string; side: 'any' | 'petitioner' | 'respondent'; year: number; status: StatusAsked }
  /** By name, or by the code under which the court's site knows the advocate (AOR code, `HR/1234/2011`). */
  | { by: 'advocate'; name: string | null; code: string | null; year: number | null; status: StatusAsked }
  | { by: 'fir'; policeStation: string; number: string; year: number; status: StatusAsked }
  | { by: 'act'; act: string; status: StatusAsked }
  | PublishedFirQuery
  | LowerCourtQuery
  | CaveatQuery
) & { establishment?: string | undefined }

/**
 * Which cases of the Supreme Court challenge a judgment of another court. `court`, `state`, `bench` and `caseType` are
 * the Supreme Court's own codes, from `options`.
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

/** Caveats in force at a court: by either name, at least three letters of it, or by the number. */
export interface CaveatQuery {
  by: 'caveat'
  caveator: string | null
  caveatee: string | null
  number: string | null
  year: number | null
}

/** One line of a search for caveats; `ref` opens its details. */
export interface FoundCaveat {
  ref: string
  number: string
  year: number | null
  caveator: string
  caveatee: string
  lodgedOn: CourtDate | null
}

/** A caveat as its own page has it. `matchedCase` is the case that the court has matched it with. */
export interface CaveatDetails extends Omit<FoundCaveat, 'ref'> {
  lowerCourt: string | null
  caseNumber: string | null
  decidedOn: CourtDate | null
  matchedCase: string | null
}

/** An FIR on the page where the police publish them; the codes are those of the page's own lists. */
export interface PublishedFirQuery {
  by: 'published-fir'
  district: string
  policeStation: string
  number: string
  year: number
}

/** A query that a person makes who looks for a case to follow. */
export type FindQuery = Extract<CaseQuery, { by: FindBy }>

/** Which day's list of which court room is asked for; the codes are those of `options`. */
export interface CauseListQuery {
  establishment: string
  courtRoom: string
  date: CourtDate
}

/** Which orders a site's own search for them is to find; `kind` where it keeps orders and judgments apart. */
export type OrderQuery = (
  | { by: 'case-number'; caseType: string; number: string; year: number }
  | { by: 'diary-number'; number: string; year: number }
  | { by: 'party'; name: string; year: number; status: StatusAsked }
  /** By the day of the order, both days included. */
  | { by: 'date'; from: CourtDate; to: CourtDate }
) & { kind?: CourtOrder['kind'] | undefined; establishment?: string | undefined }

/** One line of a search for orders. */
export interface FoundOrder {
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  order: CourtOrder
}

export interface CauseListEntry {
  item: string
  /** What stands above it: the purpose or the kind of the list. */
  heading: string | null
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  advocates: string | null
  cnr: string | null
}

/** A picture that a person must read before the court answers. The session it belongs to is the one it was drawn in. */
export interface ChallengePicture {
  /** The picture's bytes as the court sent them. */
  image: Uint8Array
  mediaType: string
}

/** One line of a court's search result, with what the case page needs to be opened. */
export interface CaseHit {
  /** The connector's own terms; opaque to everybody else. Strings only, so that it can be stored as JSON. */
  ref: CaseRef
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  /** As the site prints it (`PENDING`), where its list of hits has one. */
  status?: string | null
  /** When it was registered, where the list says so. */
  registeredOn?: CourtDate | null
}

export type CaseRef = Record<string, string>

/** The document of an order: its bytes, or the reason why a program does not get it. */
export type OrderDocument =
  | { kind: 'pdf'; bytes: Uint8Array }
  /** The site has no document under this order. */
  | { kind: 'missing' }
  /** Only a person may fetch it, at this address. */
  | { kind: 'by-hand'; link: string }

/** Where a connector's site lies. Several courts may share one site, and one connector may speak to several sites. */
export interface CourtSite {
  /** Names the site in settings and in the sandbox: `hcservices`, `hcservices-old`, `allahabad`, `lucknow`. */
  key: string
  /** The real address; in the demo the sandbox's address for the same key takes its place. Ends in a slash. */
  baseUrl: string
  /** Other hosts of the same operator that its pages point to: documents, boards. */
  hosts?: readonly string[]
}

/** A code of the site with its label, of a list that the person chooses from. */
export interface CourtOption {
  code: string
  label: string
}

export type OptionList = 'establishment' | 'police-station' | 'act' | 'court-room' | FirList | LowerCourtList

/** What the police's page lets choose from; a district's stations hang on it. */
export type FirList = 'fir-district' | 'fir-station'

/** The codes of a court below at the Supreme Court: each list hangs on the choices before it, joined by `|`. */
export type LowerCourtList = 'lower-court-state' | 'lower-court-bench' | 'lower-court-case-type'

/** A part of a case's page that no `CaseRecord` holds, as the site draws it. */
export interface CaseSection {
  name: string
  tables: SectionTable[]
}

export interface SectionTable {
  /** What stands above it; null where nothing does. */
  heading: string | null
  columns: string[]
  rows: { cells: string[]; links: string[] }[]
}

/** What a display board says of one court room at one moment. */
export interface BoardSample {
  court_no: string
  /** With the suffix of its round, as the board writes it; null while the room is not in session. */
  item: string | null
  /** Which list the item is of, where the board says so. */
  list: string | null
  progress: 'in-session' | 'in-chamber' | 'at-lunch' | 'not-in-session'
  /** All that the board shows for the room, by its own names. */
  raw: Record<string, string | null>
  /** When it was read, ISO 8601 in UTC. */
  at: string
}

/**
 * The conversation with one family of court sites. Every method throws a `CourtError`; none returns an empty value
 * for a page that it could not read. A connector holds no state: what a conversation remembers lives in the session,
 * which can be stored as JSON between the picture and its answer.
 */
export interface Connector {
  id: string
  /** The courts of the catalogue that this connector serves. */
  courts: readonly CourtId[]
  /** Whose servers these are: rates are kept per operator, not per host. */
  operator: string
  /** The site that serves this court. Throws `NotAvailable` for a court that is not in `courts`. */
  site(court: CourtId): CourtSite
  findBy: readonly FindBy[]
  /** The lists of `options` that a way of asking can't do without, the house first: the others hang on it. */
  asks?: Partial<Record<FindBy, readonly Exclude<OptionList, 'court-room' | FirList | LowerCourtList>[]>>
  /** The case types of one bench, read from its site without a challenge. */
  caseTypes(court: CourtId, session: CourtSession): Promise<CaseType[]>
  /** Opens a search. Resolves to the picture that must be answered, or null where the site asks none. */
  challenge(court: CourtId, query: CaseQuery, session: CourtSession): Promise<ChallengePicture | null>
  /** Searches, with the answer to the picture of this session. Throws `CaseNotFound` when the court says so. */
  search(court: CourtId, query: CaseQuery, answer: string | null, session: CourtSession): Promise<CaseHit[]>
  /** How the site knows the case of a CNR, where its letters and digits say it; null for a CNR that does not. */
  refOfCnr?(cnr: string): CaseRef | null
  /** Opens a case page; needs no challenge. `session` may be a fresh one: this is also how a case is refreshed. */
  readCase(court: CourtId, ref: CaseRef, session: CourtSession): Promise<CaseRecord>
  readOrder(court: CourtId, order: CourtOrder, session: CourtSession): Promise<OrderDocument>
  /** Why this connector is kept switched off: a sentence for the lawyer. Nothing of it is offered then. */
  off?: string
  /** It is the real site alone that it keeps away from: what the sandbox plays is asked. */
  asksSandbox?: true
  /** FIRs that the police publish, with the answer to the picture of this session; none where the page says so. */
  searchFirs?(query: PublishedFirQuery, answer: string | null, session: CourtSession): Promise<PublishedFir[]>
  /** Caveats in force, with the answer to the picture of this session. Throws `CaseNotFound` when the court says so. */
  searchCaveats?(
    court: CourtId,
    query: CaveatQuery & { establishment?: string | undefined },
    answer: string | null,
    session: CourtSession,
  ): Promise<FoundCaveat[]>
  /** Opens a caveat's own page; needs no challenge. */
  readCaveat?(court: CourtId, ref: string, session: CourtSession): Promise<CaveatDetails>
  /** A list that its search form fills from the site; `within` is the establishment that it depends on. */
  options?(court: CourtId, list: OptionList, within: string | null, session: CourtSession): Promise<CourtOption[]>
  /** The parts of a case that `readSection` reads beyond its record. */
  sections?: readonly string[]
  readSection?(court: CourtId, ref: CaseRef, name: string, session: CourtSession): Promise<CaseSection>
  readBoard?(court: CourtId, session: CourtSession): Promise<BoardSample[]>
  /** The ways in which the site's own search for orders asks. It always asks a picture. */
  ordersBy?: readonly OrderQuery['by'][]
  /** Opens the form of that search; its picture is answered in `searchOrders`. */
  challengeOrders?(court: CourtId, query: OrderQuery, session: CourtSession): Promise<ChallengePicture>
  /** Throws `CaseNotFound` when the court says that there is none. */
  searchOrders?(court: CourtId, query: OrderQuery, answer: string, session: CourtSession): Promise<FoundOrder[]>
  /** Opens the form of the cause list; its picture is answered in `readCauseList`. */
  challengeCauseList?(court: CourtId, session: CourtSession): Promise<ChallengePicture>
  readCauseList?(
    court: CourtId,
    query: CauseListQuery,
    answer: string,
    session: CourtSession,
  ): Promise<CauseListEntry[]>
}
