import type { CaseRecord, CourtOrder } from '@peshi/contract/courts/case-record'
import type { CaseType, FindBy, FindList } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { CauseList } from '@peshi/courts/cause-lists/cause-list'
import type {
  CaseQuery,
  CaseRef,
  CauseListQuery,
  CaveatDetails,
  CaveatQuery,
  ChallengePicture,
  CourtOption,
  CourtSite,
  FoundCaveat,
  OptionList,
  OrderDocument,
  PublishedFirQuery,
  SearchResult,
} from '@peshi/courts/connector'
import type { PublishedFir } from '@peshi/courts/fir/published-firs.parse'
import type { CourtSession, SessionState } from '@peshi/courts/session'

declare module '../../platform/process/context.ts' {
  interface Context {
    courts: CourtAccess
  }
}

/**
 * The only access to court sites: rate-limited per operator, with a circuit breaker; results are recorded in
 * `court_health`. All methods throw `CourtUnavailable`, and some `NotFound` (no such case) or `Invalid` with code
 * `challenge-rejected`.
 */
export interface CourtAccess extends CourtDoors {
  isFindable(court: CourtId): boolean
  /**
   * Operator of the site's servers; null if the court cannot be searched. Rate limits and circuit breakers are per
   * operator.
   */
  operatorOf(court: CourtId): string | null
  findBy(court: CourtId): readonly FindBy[]
  /** The choices that each search form requires; the establishment comes first. */
  asks(court: CourtId): Partial<Record<FindBy, readonly FindList[]>>
  options(court: CourtId, list: FindList | OptionList, within: string | null): Promise<CourtOption[]>
  caseTypes(court: CourtId): Promise<{ caseTypes: CaseType[]; readAt: Date | null }>
  challenge(court: CourtId, query: CaseQuery): Promise<{ picture: ChallengePicture | null; session: SessionState }>
  search(
    court: CourtId,
    query: CaseQuery,
    answer: string | null,
    session: SessionState,
  ): Promise<SearchResult & { session: SessionState }>
  /** FIRs on a police portal's page. Never throws `NotFound`: an empty result is an answer. */
  searchFirs(
    court: CourtId,
    query: PublishedFirQuery,
    answer: string | null,
    session: SessionState,
  ): Promise<PublishedFir[]>
  hasCaveats(court: CourtId): boolean
  /** Caveats in force. Only the first few are opened; `details` is null for the rest. */
  searchCaveats(
    court: CourtId,
    query: CaveatQuery & { establishment?: string | undefined },
    answer: string | null,
    session: SessionState,
  ): Promise<(FoundCaveat & { details: CaveatDetails | null })[]>
  /** Whether the site shows its cause lists by courtroom, after a captcha. */
  hasListsByCaptcha(court: CourtId): boolean
  challengeList(court: CourtId): Promise<{ picture: ChallengePicture; session: SessionState }>
  /** Null if the site says that there is no list. */
  readList(
    court: CourtId,
    query: CauseListQuery,
    answer: string | null,
    session: SessionState,
  ): Promise<CauseList | null>
  /** The site's reference for a CNR; null if it can only be found by a search. */
  refOfCnr(court: CourtId, cnr: string): CaseRef | null
  /**
   * Court access for background work. It yields to people, and throws `CourtUnavailable` at once while the circuit
   * breaker is open.
   */
  inBackground: CourtDoors & PublicSites & Pick<CourtAccess, 'challenge' | 'search' | 'options'>
}

export interface CourtPlace {
  court: CourtId
  operator: string
  site: CourtSite
}

export interface PublicSites {
  /** Whether the court's operator is enabled; in the demo, whether the sandbox has the site. */
  isOn(place: Omit<CourtPlace, 'court'>): boolean
  /** Runs `work` in its own session; its `CourtError`s become `CourtUnavailable`. */
  visit<T>(place: CourtPlace, work: (session: CourtSession) => Promise<T>): Promise<T>
}

export interface CourtDoors {
  /** `session` continues a search. Without it, a new session is opened. */
  readCase(court: CourtId, ref: CaseRef, session?: SessionState): Promise<CaseRecord>
  readOrder(court: CourtId, order: CourtOrder): Promise<OrderDocument>
}
