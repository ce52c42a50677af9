import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ViewId } from '../platform/ids.ts'
import { Seen, seen, versioned } from '../platform/version.ts'

export const ViewState = z
  .record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean()]))
  .refine((state) => Object.keys(state).length <= 40, 'Too much for one view')
export type ViewState = z.infer<typeof ViewState>

export const ViewList = z.enum(['matters', 'search'])
export type ViewList = z.infer<typeof ViewList>

const Name = z.string().trim().min(1, 'Write a name').max(60, 'Use at most 60 characters')

export const SavedView = z.object({
  _id: ViewId,
  list: ViewList,
  name: z.string(),
  state: ViewState,
  is_shared: z.boolean(),
  is_own: z.boolean(),
  created_by: z.string().nullable(),
  created_at: Instant,
  ...versioned,
})
export type SavedView = z.infer<typeof SavedView>

export const listViews = endpoint('GET /api/views/:list', {
  can: ['read', 'Matter'],
  summary: 'One’s own and the chamber’s shared views of a list, by name',
  params: z.object({ list: ViewList }),
  reply: ok({ data: z.array(SavedView) }),
})

export const saveView = endpoint('POST /api/views', {
  can: ['read', 'Matter'],
  changes: SavedView,
  summary: 'Save the set-up of a list as a view; the same name overwrites it',
  body: z.object({ list: ViewList, name: Name, state: ViewState, is_shared: z.boolean().default(false), ...seen }),
  reply: ok({ data: SavedView, message: z.string() }),
})

export const deleteView = endpoint('POST /api/views/delete/:id', {
  can: ['read', 'Matter'],
  changes: SavedView,
  summary: 'Delete one’s own view',
  params: z.object({ id: ViewId }),
  body: Seen,
  reply: ok({ message: z.string() }),
})
