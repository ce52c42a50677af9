import type { CaseRecord, CourtOrder } from '@peshi/contract/courts/case-record'
import type { CaseType, FindBy, FindList } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import type {
  CaseHit,
  CaseQuery,
  CaseRef,
  CaveatDetails,
  CaveatQuery,
  ChallengePicture,
  CourtOption,
  CourtSite,
  FirList,
  FoundCaveat,
  LowerCourtList,
  OrderDocument,
  PublishedFirQuery,
} from '@peshi/courts/connector'
import type { PublishedFir } from '@peshi/courts/fir/published-firs.parse'
import type { CourtSession, SessionState } from '@peshi/courts/session'

declare module '../../platform/process/context.ts' {
  interface Context {
    courts: CourtAccess
  }
}

/**
 * The only way to a court's site: within its operator's rate, behind the circuit breaker, with every success and
 * failure kept in `court_health`. All throw `CourtUnavailable`, and where it fits `NotFound` (the court says there is no
 * such case) or `Invalid` with code `challenge-rejected`.
 */
export interface CourtAccess extends CourtDoors {
  /** Is there a connector, and has the operator of this installation switched it on. */
  isFindable(court: CourtId): boolean
  /** Whose servers its site runs on; null where it is not findable. Rates and patience are kept per operator. */
  operatorOf(court: CourtId): string | null
  /** The ways in which its site lets a case be looked up; none where it is not findable. */
  findBy(court: CourtId): readonly FindBy[]
  /** The lists that a way of asking can't do without, by way; the house first. */
  asks(court: CourtId): Partial<Record<FindBy, readonly FindList[]>>
  /** A list of its form, read from its site. */
  options(court: CourtId, list: FindList | FirList | LowerCourtList, within: string | null): Promise<CourtOption[]>
  caseTypes(court: CourtId): Promise<{ caseTypes: CaseType[]; readAt: Date | null }>
  challenge(court: CourtId, query: CaseQuery): Promise<{ picture: ChallengePicture | null; session: SessionState }>
  search(
    court: CourtId,
    query: CaseQuery,
    answer: string | null,
    session: SessionState,
  ): Promise<{ hits: CaseHit[]; session: SessionState }>
  /** FIRs on the page of a police portal; `NotFound` is never thrown: no rows are an answer. */
  searchFirs(
    court: CourtId,
    query: PublishedFirQuery,
    answer: string | null,
    session: SessionState,
  ): Promise<PublishedFir[]>
  /** Does its site let caveats be searched. */
  hasCaveats(court: CourtId): boolean
  /** Caveats in force there; the pages of the first few are opened, `details` is null for the rest. */
  searchCaveats(
    court: CourtId,
    query: CaveatQuery & { establishment?: string | undefined },
    answer: string | null,
    session: SessionState,
  ): Promise<(FoundCaveat & { details: CaveatDetails | null })[]>
  /** How its site knows the case of a CNR, where that can be told without a search; null elsewhere. */
  refOfCnr(court: CourtId, cnr: string): CaseRef | null
  /**
   * The same doors for work that nobody waits for: people go first, and while a court rests after failures this throws
   * `CourtUnavailable` without a visit.
   */
  inBackground: CourtDoors & PublicSites & Pick<CourtAccess, 'challenge' | 'search'>
}

/** What a court publishes for everybody beside its cases: lists and boards, often on a site of their own. */
export interface CourtPlace {
  court: CourtId
  /** Whose servers it runs on. */
  operator: string
  site: CourtSite
}

export interface PublicSites {
  /** Has the operator of this installation switched this court's operator on; in the demo, does the sandbox play the site. */
  isOn(place: Omit<CourtPlace, 'court'>): boolean
  /** One visit to a court's lists in a conversation of its own. `CourtError`s that `work` throws become `CourtUnavailable`. */
  visit<T>(place: CourtPlace, work: (session: CourtSession) => Promise<T>): Promise<T>
}

/** What needs no person, so that it may be done in the background too. */
export interface CourtDoors {
  /** `session` goes on with a search; without one a fresh conversation is opened. */
  readCase(court: CourtId, ref: CaseRef, session?: SessionState): Promise<CaseRecord>
  readOrder(court: CourtId, order: CourtOrder): Promise<OrderDocument>
}
