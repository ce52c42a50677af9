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
  Connector,
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

/** Methods throw `CourtUnavailable`, `NotFound` (no such case), or `Invalid` with code `challenge-rejected`. */
export interface CourtAccess extends CourtDoors {
  isFindable(court: CourtId): boolean
  /** Includes connectors that are switched off. Null if Peshi has none for the court. */
  connectorOf(court: CourtId): Connector | null
  /** The title of the front page of a district court's own site, which may be at another address. */
  readFrontPage(court: CourtId, address: string): Promise<string>
  /**
   * Organisation that runs the court's site. Courts with the same operator share its servers. Null if the court cannot
   * be searched.
   */
  operatorOf(court: CourtId): string | null
  /** False if a person must open each order of the court. */
  fetchesOrders(court: CourtId): boolean
  findBy(court: CourtId): readonly FindBy[]
  asks(court: CourtId): Partial<Record<FindBy, readonly FindList[]>>
  options(court: CourtId, list: FindList | OptionList, within: string | null): Promise<CourtOption[]>
  caseTypes(court: CourtId): Promise<{ caseTypes: CaseType[]; readAt: Date | null }>
  /** True if the court answers this search without a captcha. Sends nothing to the court. */
  isFree(court: CourtId, query: CaseQuery): Promise<boolean>
  challenge(court: CourtId, query: CaseQuery): Promise<{ picture: ChallengePicture | null; session: SessionState }>
  search(
    court: CourtId,
    query: CaseQuery,
    answer: string | null,
    session: SessionState,
  ): Promise<SearchResult & { session: SessionState }>
  searchFirs(
    court: CourtId,
    query: PublishedFirQuery,
    answer: string | null,
    session: SessionState,
  ): Promise<PublishedFir[]>
  hasCaveats(court: CourtId): boolean
  /** Reads `details` for only the first few caveats. */
  searchCaveats(
    court: CourtId,
    query: CaveatQuery & { establishment?: string | undefined },
    answer: string | null,
    session: SessionState,
  ): Promise<(FoundCaveat & { details: CaveatDetails | null })[]>
  hasListsByCaptcha(court: CourtId): boolean
  challengeList(court: CourtId): Promise<{ picture: ChallengePicture; session: SessionState }>
  /** Null if the site says that there is no cause list. */
  readList(
    court: CourtId,
    query: CauseListQuery,
    answer: string | null,
    session: SessionState,
  ): Promise<CauseList | null>
  /** Null if the site can find the case only by a search. */
  refOfCnr(court: CourtId, cnr: string): CaseRef | null
  /**
   * The same methods for background jobs, which wait while a person's request waits. After repeated failures, they
   * throw `CourtUnavailable` for some time without asking the site.
   */
  inBackground: CourtDoors & PublicSites & Pick<CourtAccess, 'challenge' | 'search' | 'options'>
}

export interface CourtPlace {
  court: CourtId
  operator: string
  site: CourtSite
}

export interface PublicSites {
  isOn(place: Omit<CourtPlace, 'court'>): boolean
  visit<T>(place: CourtPlace, work: (session: CourtSession) => Promise<T>): Promise<T>
}

export interface CourtDoors {
  readCase(court: CourtId, ref: CaseRef, session?: SessionState): Promise<CaseRecord>
  readOrder(court: CourtId, order: CourtOrder): Promise<OrderDocument>
}
