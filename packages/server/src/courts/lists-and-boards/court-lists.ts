import type { CourtHealth } from '@peshi/contract/courts/courts'
import type { ListsUnread } from '@peshi/contract/courts/lists-unread'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { findCourt } from '@peshi/courts/catalogue/courts'
import { linksOf } from '@peshi/courts/catalogue/links'
import { whyListsUnread } from '@peshi/courts/catalogue/unread-lists'
import { type ListSource, listSourceOf } from '@peshi/courts/cause-lists/list-sources'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import type { CourtAccess, PublicSites } from '../courts/court-access.ts'

export interface WaitingList {
  court: CourtId
  date: CourtDate
}

export interface ListSpan {
  courts: readonly CourtId[]
  from: CourtDate
  to: CourtDate
}

declare module '../../platform/process/feature.ts' {
  interface Feature {
    findWaitingLists?: (tx: Tx, chamberId: ChamberId) => Promise<WaitingList[]>
    findUnplaced?: (tx: Tx, chamberId: ChamberId, span: ListSpan) => Promise<MatterId[]>
  }
}

export interface ListsNeeds extends Partial<Pick<Context, 'features'>> {
  courts: Pick<CourtAccess, 'hasListsByCaptcha'> & { inBackground: Pick<PublicSites, 'isOn'> }
  sourceOf?: (court: CourtId) => ListSource | null
}

export function createCourtLists({ courts, features = [], sourceOf = listSourceOf }: ListsNeeds) {
  const isBuilt = (source: ListSource | null): source is ListSource => source !== null && source.off === null

  function areRead(court: CourtId): boolean {
    const source = sourceOf(court)
    return (isBuilt(source) && courts.inBackground.isOn(source)) || courts.hasListsByCaptcha(court)
  }

  function whyUnread(court: CourtId): ListsUnread | null {
    const why = whyListsUnread(court)
    if (areRead(court)) return why === 'section-lists' ? why : null
    return isBuilt(sourceOf(court)) ? 'switched-off' : why
  }
  const find = features.find(({ findWaitingLists }) => findWaitingLists)?.findWaitingLists
  const findUnplaced = features.find((feature) => feature.findUnplaced)?.findUnplaced
  return {
    of: (court: CourtId): Pick<CourtHealth['lists'], 'are_read' | 'unread' | 'url'> => ({
      are_read: areRead(court),
      unread: whyUnread(court),
      url: listsUrl(court),
    }),
    async listUnplaced(tx: Tx, chamberId: ChamberId, span: ListSpan): Promise<ReadonlySet<MatterId>> {
      const byRoom = span.courts.filter((court) => sourceOf(court) === null && courts.hasListsByCaptcha(court))
      if (byRoom.length === 0) return new Set()
      return new Set(await findUnplaced?.(tx, chamberId, { ...span, courts: byRoom }))
    },
    listWaiting: async (tx: Tx, chamberId: ChamberId): Promise<WaitingList[]> => find?.(tx, chamberId) ?? [],
  }
}

export function listsUrl(id: CourtId): string | null {
  const court = findCourt(id)
  const links = court ? linksOf(court, null) : []
  return (links.find(({ kind }) => kind === 'cause_list') ?? links.find(({ kind }) => kind === 'site'))?.url ?? null
}
