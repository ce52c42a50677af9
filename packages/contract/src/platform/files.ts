import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const openFile = endpoint('GET /api/files/:token', {
  access: 'public',
  summary: 'A document under its signed address',
  params: z.object({ token: z.string().min(20).max(1000) }),
  kind: 'file',
  reply: z.unknown(),
})
