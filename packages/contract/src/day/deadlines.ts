import { z } from 'zod'
import { DueCopy } from '../papers/certified-copies.ts'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { PersonId } from '../platform/ids.ts'
import { Clock, ClockState } from '../trackers/clocks.ts'
import { Task } from './tasks.ts'

const Person = z.object({ _id: PersonId, name: z.string() })

/** A deadline, a task, or a certified copy that waits for the chamber. By person, there is a row for each person who is responsible. */
export const DueRow = z.object({
  due_on: CourtDate,
  person: Person.nullable(),
  people: z.array(Person),
  clock: Clock.nullable(),
  task: Task.nullable(),
  copy: DueCopy.nullable(),
})
export type DueRow = z.infer<typeof DueRow>

export const DueKind = z.enum([
  'limitation',
  'pleading',
  'notice',
  'caveat',
  'bail',
  'order',
  'registry',
  'own',
  'task',
])
export type DueKind = z.infer<typeof DueKind>

export const listDeadlines = endpoint('GET /api/deadlines', {
  can: ['read', 'Clock'],
  summary: 'Everything that falls due: deadlines and tasks with a day, by day, by person or by matter',
  query: z.object({
    by: z.enum(['day', 'person', 'matter']).default('day'),
    state: z.union([ClockState, z.literal('all'), z.literal('open')]).default('open'),
    group: DueKind.optional(),
    unticked: z.enum(['true']).optional(),
    search: z.string().trim().max(200).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: ok({
    data: z.array(DueRow),
    meta: z.object({ total: z.number(), page: z.number(), perPage: z.number() }),
  }),
})
