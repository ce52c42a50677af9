import type { CourtId } from '@peshi/contract/platform/ids'
import { findCourt } from '@peshi/courts/catalogue/courts'
import { linksOf } from '@peshi/courts/catalogue/links'
import type { PublicSites } from './court-access.ts'
import { type ListSource, listSourceOf } from './list-sources.ts'

export const createCourtLists =
  (isOn: PublicSites['isOn'], sourceOf: (court: CourtId) => ListSource | null = listSourceOf) =>
  (court: CourtId): { are_read: boolean; url: string | null } => {
    const source = sourceOf(court)
    return { are_read: source !== null && source.off === null && isOn(source), url: listsUrl(court) }
  }

function listsUrl(id: CourtId): string | null {
  const court = findCourt(id)
  const links = court ? linksOf(court, null) : []
  return (links.find(({ kind }) => kind === 'cause_list') ?? links.find(({ kind }) => kind === 'site'))?.url ?? null
}
