import { z } from 'zod'
import { ChamberRole } from '../platform/abilities.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId } from '../platform/ids.ts'

// Only a demo installation serves this file's endpoints, so the list of all endpoints omits them.

export const DemoPart = z.object({
  part: z.enum(['matters', 'office', 'lists', 'papers', 'boards']),
  done: z.int(),
  of: z.int(),
})
export type DemoPart = z.infer<typeof DemoPart>

export const demoState = endpoint('GET /api/demo', {
  access: 'public',
  summary: 'The demo’s people, the progress of its set-up, and its time',
  reply: ok({
    data: z.object({
      people: z.array(z.object({ role: ChamberRole, name: z.string(), email: z.string() })),
      password: z.string(),
      unfinished: z.array(DemoPart),
      now: Instant,
      is_set: z.boolean(),
      can_reset: z.boolean(),
    }),
  }),
})

export const readDemoPicture = endpoint('POST /api/demo/picture', {
  readsOnly: true,
  summary: 'The answer to one of the sandbox’s captchas',
  body: z.object({ image: z.string().max(200_000) }),
  reply: ok({ data: z.object({ answer: z.string().nullable() }) }),
})

export const demoMoments = ['evening-before', 'first-calls', 'mid-morning', 'court-rose', 'now'] as const
export const DemoMoment = z.enum(demoMoments)
export type DemoMoment = z.infer<typeof DemoMoment>

export const jumpTo = endpoint('POST /api/demo/clock', {
  summary: 'Set the time of the demo and its sandbox',
  body: z.object({ moment: DemoMoment }),
  reply: ok({ data: z.object({ now: Instant }) }),
})

export const resetDemo = endpoint('POST /api/demo/reset', {
  can: ['manage', 'Member'],
  summary: 'Reset the demo',
  reply: ok({}),
})

export const replaySpeed = 10

export const ReplayedBoard = z.object({
  court_id: CourtId,
  title: z.string(),
  rooms: z.array(
    z.object({
      court_no: z.string(),
      item: z.string().nullable(),
      mine: z.object({ item: z.string(), title: z.string(), is_called: z.boolean() }).nullable(),
    }),
  ),
})

export const demoReplay = endpoint('GET /api/demo/replay', {
  can: ['read', 'Matter'],
  summary:
    'Display boards of the last court day, replayed while courts are closed; null while they sit. Stores nothing',
  reply: ok({
    data: z.object({ date: CourtDate, at: Instant, boards: z.array(ReplayedBoard) }).nullable(),
  }),
})
