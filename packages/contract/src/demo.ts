import { z } from 'zod'
import { ChamberRole } from './abilities.ts'
import { CourtDate, Instant } from './dates.ts'
import { endpoint, ok } from './endpoint.ts'
import { CourtId } from './ids.ts'

// What the demo has and nobody else: these calls are in no registry, since no other installation answers them.

/** What of the demo's chamber is still being made. */
export const DemoPart = z.object({ part: z.enum(['papers', 'boards']), done: z.int(), of: z.int() })
export type DemoPart = z.infer<typeof DemoPart>

export const demoState = endpoint({
  method: 'GET',
  path: '/api/demo',
  tag: 'demo',
  access: 'public',
  summary: 'Who can sign in, what is still being made, and what time it is',
  reply: ok({
    data: z.object({
      people: z.array(z.object({ role: ChamberRole, name: z.string(), email: z.string() })),
      password: z.string(),
      unfinished: z.array(DemoPart),
      now: Instant,
      /** The sandbox's clock was set. */
      is_set: z.boolean(),
      can_reset: z.boolean(),
    }),
  }),
})

export const readDemoPicture = endpoint({
  method: 'POST',
  path: '/api/demo/picture',
  tag: 'demo',
  readsOnly: true,
  summary: 'What a picture of the sandbox says',
  body: z.object({ image: z.string().max(200_000) }),
  reply: ok({ data: z.object({ answer: z.string().nullable() }) }),
})

/** Moments of the present court day, or of the next one where they are over. `now` goes back to the time as it is. */
export const demoMoments = ['evening-before', 'first-calls', 'mid-morning', 'court-rose', 'now'] as const
export const DemoMoment = z.enum(demoMoments)
export type DemoMoment = z.infer<typeof DemoMoment>

export const jumpTo = endpoint({
  method: 'POST',
  path: '/api/demo/clock',
  tag: 'demo',
  summary: 'Set the sandbox’s clock, by which the demo goes',
  body: z.object({ moment: DemoMoment }),
  reply: ok({ data: z.object({ now: Instant }) }),
})

export const resetDemo = endpoint({
  method: 'POST',
  path: '/api/demo/reset',
  tag: 'demo',
  can: ['manage', 'Member'],
  summary: 'Remove everything and make the demo’s chamber anew',
  reply: ok({}),
})

/** How many times as fast a replayed day goes. */
export const replaySpeed = 10

/** A board of a day that is over, at one moment of it. */
export const ReplayedBoard = z.object({
  court_id: CourtId,
  title: z.string(),
  rooms: z.array(
    z.object({
      court_no: z.string(),
      item: z.string().nullable(),
      /** The chamber's item of the day in this room; null where it has none. */
      mine: z.object({ item: z.string(), title: z.string(), is_called: z.boolean() }).nullable(),
    }),
  ),
})
export type ReplayedBoard = z.infer<typeof ReplayedBoard>

export const demoReplay = endpoint({
  method: 'GET',
  path: '/api/demo/replay',
  tag: 'demo',
  can: ['read', 'Matter'],
  summary: 'The last court day again, while no court sits; null while one does. Nothing of it is kept',
  reply: ok({
    data: z.object({ date: CourtDate, at: Instant, boards: z.array(ReplayedBoard) }).nullable(),
  }),
})
