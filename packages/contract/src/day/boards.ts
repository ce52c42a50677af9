import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId } from '../platform/ids.ts'

export const RoomState = z.enum(['in-session', 'in-chamber', 'at-lunch', 'not-in-session'])
export type RoomState = z.infer<typeof RoomState>

export const BoardRoom = z.object({
  court_no: z.string(),
  court: z.string(),
  sr_no: z.string().nullable(),
  list: z.string().nullable(),
  last_item: z.number().nullable(),
  progress: z.string().nullable(),
  state: RoomState,
  case_number: z.string().nullable(),
  title: z.string().nullable(),
  message: z.string().nullable(),
})
export type BoardRoom = z.infer<typeof BoardRoom>

export const Board = z.object({
  court_id: CourtId,
  title: z.string(),
  rooms: z.array(BoardRoom),
  notices: z.array(z.string()),
  read_at: Instant.nullable(),
  failing_since: Instant.nullable(),
  problem: z.string().nullable(),
  off: z.string().nullable(),
})
export type Board = z.infer<typeof Board>

const Words = z.string().trim().min(1).max(120)

export const BoardItem = z.object({
  court_no: Words.nullable().default(null),
  item: Words.nullable().default(null),
  list: Words.nullable().default(null),
  case_number: Words.nullable().default(null),
})
export type BoardItem = z.infer<typeof BoardItem>

export const MyItem = BoardItem.extend({ matter_id: MatterId.nullable(), title: z.string().nullable() })
export type MyItem = z.infer<typeof MyItem>

const ShownBoard = ok({
  data: Board.extend({
    rooms: z.array(BoardRoom.extend({ is_mine: z.boolean() })),
  }),
  mine: z.array(MyItem),
})

const id = z.object({ id: CourtId })

/** `own-page-only`: the board answers only its own page. `unknown-form`: what the board sends is not known. */
export const UnreadBoard = z.object({
  court_id: CourtId,
  title: z.string(),
  why: z.enum(['captcha', 'own-page-only', 'unknown-form']),
})
export type UnreadBoard = z.infer<typeof UnreadBoard>

export const listBoards = endpoint('GET /api/display_board', {
  can: ['read', 'Court'],
  summary:
    'The courts whose display board is known, how many of today’s entries are there, and the high courts whose board is never read',
  reply: ok({
    data: z.array(
      z.object({
        court_id: CourtId,
        title: z.string(),
        off: z.string().nullable(),
        listed_today: z.number(),
      }),
    ),
    unread: z.array(UnreadBoard),
  }),
})

export const showBoard = endpoint('GET /api/display_board/:id', {
  can: ['read', 'Court'],
  summary: 'A court’s display board as last read, with the chamber’s own items of today marked',
  params: id,
  reply: ShownBoard,
})

export const markBoard = endpoint('POST /api/display_board/:id', {
  can: ['read', 'Court'],
  readsOnly: true,
  summary: 'A court’s display board as last read, with the given items marked; stores nothing',
  params: id,
  body: z.object({ items: z.array(BoardItem).max(500).default([]) }).default({ items: [] }),
  reply: ShownBoard,
})
