import type { ListsUnread } from '@peshi/contract/courts/lists-unread'
import type { CourtId } from '@peshi/contract/platform/ids'
import { findCourt } from './courts.ts'
import unread from './data/unread-lists.json' with { type: 'json' }

const named = Object.entries(unread) as [ListsUnread, string[]][]

/** Why no source of the court's lists is built. For the Supreme Court, which of its lists have none. */
export function whyListsUnread(court: CourtId): ListsUnread {
  const reasonOf = (name: string) => named.find(([, names]) => names.includes(name))?.[0]
  const isDistrict = court.startsWith('dc-')
  const ofState = isDistrict ? reasonOf(findCourt(court)?.state ?? '') : undefined
  return reasonOf(court) ?? ofState ?? (isDistrict ? 'site-unmet' : 'no-address')
}
