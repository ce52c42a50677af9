import type { ListKind } from '@peshi/contract/courts/cause-list-kinds'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { CourtSite } from '../connector.ts'
import { NotAvailable, PageChanged } from '../errors.ts'
import type { CourtSession } from '../session.ts'
import type { CauseList } from './cause-list.ts'
import { causeListSources, fetchCauseList } from './find-cause-lists.ts'
import { highCourtListSources, type RoomListSource, roomListSources, wholeListSources } from './hc-sources.ts'

export type Fetched = { kind: 'document'; bytes: Uint8Array } | { kind: 'list'; list: CauseList }

export interface OfferedList {
  source: string
  title: string
  kind: ListKind
  readAs: 'daily' | 'supplementary' | 'advance'
  /** The URL has no date. If the file is another day's list, it is skipped, and no failure is recorded. */
  isUndated?: boolean
  fetch(session: CourtSession): Promise<Fetched | null>
}

export interface ListSource {
  court: CourtId
  operator: string
  site: CourtSite
  off: string | null
  listOffered(date: CourtDate, session: CourtSession): Promise<OfferedList[]>
}

const kinds: [RegExp, ListKind][] = [
  [/\badvance\b/i, 'advance'],
  [/\bunlisted\b/i, 'unlisted'],
  [/\badditional\b/i, 'additional'],
  [/\bfresh\b/i, 'fresh'],
  [/\bsuppl/i, 'supplementary'],
]

export const kindOfTitle = (title: string, otherwise: ListKind): ListKind =>
  kinds.find(([words]) => words.test(title))?.[1] ?? otherwise

/** If NCLAT replaces a file, the new name ends in `_0` or `_1`. Both files are versions of the same list. */
const withoutRevision = (url: string) => url.replace(/_\d+(?=\.pdf$)/i, '')

const documents: ListSource[] = [...causeListSources, ...highCourtListSources].map((source) => ({
  court: source.court,
  operator: source.operator,
  site: source.site,
  off: 'off' in source && typeof source.off === 'string' ? source.off : null,
  async listOffered(date, session) {
    const addresses = await source.find(date, session)
    return addresses.map((address) => ({
      source: source.operator === 'nclat' ? withoutRevision(address.url) : address.url,
      title: address.title,
      kind: address.kind ?? (address.isUndated ? address.list : kindOfTitle(address.title, address.list)),
      isUndated: address.isUndated === true,
      readAs: address.list,
      async fetch(open) {
        const bytes = await fetchCauseList(address, open)
        return bytes && { kind: 'document', bytes }
      },
    }))
  },
}))

/**
 * The courts in `roomListSources` do not publish which rooms there are. Rooms are read from 1 upwards until this many
 * in a row have no list.
 */
const emptyRoomsBeforeEnd = 5
const mostRooms = 80

const rooms: ListSource[] = roomListSources.map((source) => ({
  court: source.court,
  operator: source.operator,
  site: source.site,
  off: null,
  async listOffered(date, session) {
    const offered: OfferedList[] = []
    for (let room = 1, empty = 0; room <= mostRooms && empty < emptyRoomsBeforeEnd; room++) {
      const read = await readRoom(source, date, String(room), session)
      if (read === 'unpublished') return []
      const isEmpty = read === 'no-room' || (!(read instanceof PageChanged) && read.entries.length === 0)
      empty = isEmpty ? empty + 1 : 0
      if (read !== 'no-room') offered.push(ofRoom(room, read))
    }
    return offered
  },
}))

async function readRoom(source: RoomListSource, date: CourtDate, room: string, session: CourtSession) {
  try {
    return (await source.readRoom(date, room, session)) ?? 'unpublished'
  } catch (error) {
    if (error instanceof NotAvailable) return 'no-room'
    if (error instanceof PageChanged) return error
    throw error
  }
}

const ofRoom = (room: number, read: CauseList | PageChanged): OfferedList => ({
  source: `room ${room}`,
  title: `Court ${room}`,
  kind: 'daily',
  readAs: 'daily',
  async fetch() {
    if (read instanceof PageChanged) throw read
    return { kind: 'list', list: read }
  },
})

const wholeLists: ListSource[] = wholeListSources.map((source) => ({
  court: source.court,
  operator: source.operator,
  site: source.site,
  off: null,
  async listOffered(date) {
    return [
      {
        source: 'day',
        title: 'Cause list',
        kind: 'daily',
        readAs: 'daily',
        async fetch(session) {
          const list = await source.readDay(date, session)
          return list && { kind: 'list', list }
        },
      },
    ]
  },
}))

export const listSources: readonly ListSource[] = [...documents, ...rooms, ...wholeLists]

export const listSourceOf = (court: CourtId): ListSource | null =>
  listSources.find((source) => source.court === court) ?? null
