import { z } from 'zod'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, PersonId, TagId } from '../platform/ids.ts'
import { matterFilters } from './matters.ts'

export const bulkAtMost = 2000

export const BulkOperation = z.discriminatedUnion('action', [
  z.object({ action: z.literal('refresh') }),
  z.object({ action: z.enum(['tag', 'untag']), tag_id: TagId }),
  z.object({ action: z.enum(['assign', 'unassign']), person_id: PersonId }),
  z.object({ action: z.enum(['delete', 'restore']) }),
])

export type BulkOperation = z.infer<typeof BulkOperation>

export const Selection = z.union([
  z.object({ ids: z.array(MatterId).min(1, 'Choose matters').max(bulkAtMost) }),
  z.object({ all: z.literal(true), search: z.string().trim().max(200).optional(), ...matterFilters }),
])
export type Selection = z.infer<typeof Selection>

export const changeMany = endpoint('POST /api/matter_list/bulk', {
  can: ['update', 'Matter'],
  summary: 'Refresh, tag, assign, delete or restore many matters; returns the result for each',
  body: z.object({ operation: BulkOperation, selection: Selection }),
  reply: ok({
    data: z.object({
      done: z.array(MatterId),
      unchanged: z.number(),
      refused: z.array(z.object({ _id: MatterId, title: z.string(), reason: z.string() })),
      has_more: z.boolean(),
    }),
    message: z.string(),
  }),
})
