import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId } from '../platform/ids.ts'

/** What a courtroom is doing, as far as its board says. */
export const RoomState = z.enum(['in-session', 'in-chamber', 'at-lunch', 'not-in-session'])
export type RoomState = z.infer<typeof RoomState>

/** A line of a display board. */
export const BoardRoom = z.object({
  /** The room as the board numbers it: a number, a name, or -10 and -15. */
  court_no: z.string(),
  /** The room for people: `C.J.`, `In Chamber`, `N/A`, else what the board writes. */
  court: z.string(),
  /** The item that is being heard, with the suffix of its round; null while none is. */
  sr_no: z.string().nullable(),
  list: z.string().nullable(),
  /** The last item of the list that the room is at, where that list was read: how far the room has come. */
  last_item: z.number().nullable(),
  /** The board's own words for how it goes on, where it has any. */
  progress: z.string().nullable(),
  state: RoomState,
  case_number: z.string().nullable(),
  /** The parties, where the board names them. */
  title: z.string().nullable(),
  /** What else the board says of the room: matters kept back, the order of the day. */
  message: z.string().nullable(),
})
export type BoardRoom = z.infer<typeof BoardRoom>

/** The display board of a court as it was last read: public, the same for everybody. */
export const Board = z.object({
  court_id: CourtId,
  title: z.string(),
  /** In the board's own order; none while it was never read. */
  rooms: z.array(BoardRoom),
  read_at: Instant.nullable(),
  failing_since: Instant.nullable(),
  /** A sentence for the lawyer while it fails. */
  problem: z.string().nullable(),
  /** Why it is not read here at all; null where it is. */
  off: z.string().nullable(),
})
export type Board = z.infer<typeof Board>

const Words = z.string().trim().min(1).max(120)

/** What is to be marked on a board: an item of a room, or a case by its number. */
export const BoardItem = z.object({
  court_no: Words.nullable().default(null),
  item: Words.nullable().default(null),
  /** The list that the item is of; items of another list of the room are not meant. */
  list: Words.nullable().default(null),
  case_number: Words.nullable().default(null),
})
export type BoardItem = z.infer<typeof BoardItem>

/** An item of the chamber today. */
export const MyItem = BoardItem.extend({ matter_id: MatterId.nullable(), title: z.string().nullable() })
export type MyItem = z.infer<typeof MyItem>

const ShownBoard = ok({
  data: Board.extend({
    /** `is_mine`: one of the items in `mine` is being heard in the room. */
    rooms: z.array(BoardRoom.extend({ is_mine: z.boolean() })),
  }),
  mine: z.array(MyItem),
})

const id = z.object({ id: CourtId })

export const listBoards = endpoint({
  method: 'GET',
  path: '/api/display_board',
  tag: 'boards',
  can: ['read', 'Court'],
  summary: 'The courts whose display board is known, and how many of today’s entries are there',
  reply: ok({
    data: z.array(
      z.object({
        court_id: CourtId,
        title: z.string(),
        /** Why the board is not read here; null where it is. */
        off: z.string().nullable(),
        /** How many of the chamber’s matters are listed there today. */
        listed_today: z.number(),
      }),
    ),
  }),
})

export const showBoard = endpoint({
  method: 'GET',
  path: '/api/display_board/:id',
  tag: 'boards',
  can: ['read', 'Court'],
  summary: 'A court’s display board as last read, with the chamber’s own items of today marked',
  params: id,
  reply: ShownBoard,
})

export const markBoard = endpoint({
  method: 'POST',
  path: '/api/display_board/:id',
  tag: 'boards',
  can: ['read', 'Court'],
  summary: 'A court’s display board as last read, with the given items marked; nothing is kept',
  params: id,
  body: z.object({ items: z.array(BoardItem).max(500).default([]) }).default({ items: [] }),
  reply: ShownBoard,
})
