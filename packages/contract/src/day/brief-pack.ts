import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { endpoint } from '../platform/endpoint.ts'
import { CourtList } from '../platform/ids.ts'

export const briefPack = endpoint('GET /api/brief_pack', {
  reaches: ['pool'],
  can: ['read', 'Matter'],
  summary: 'The matters of a day in the order of the boards, one page each, as one PDF; tomorrow when no day is named',
  query: z.object({ date: CourtDate.optional(), courts: CourtList.optional() }),
  kind: 'file',
  reply: z.string(),
})
