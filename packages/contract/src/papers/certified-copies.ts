import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CertifiedCopyId, CourtId, MatterId, OrderId } from '../platform/ids.ts'
import { changesTo, SeenInQuery, versioned } from '../platform/version.ts'

/** `deficient`: the copying agency wants something more. `ready`: nobody has fetched the copy yet. */
export const CopyState = z.enum(['applied', 'deficient', 'ready', 'delivered', 'withdrawn'])
export type CopyState = z.infer<typeof CopyState>

const someDay = CourtDate.refine((date) => date >= '1900-01-01' && date <= '2150-12-31', {
  message: 'Write a date between 1900 and 2150',
})
const day = someDay.nullable().default(null)

const line = (most: 60 | 300) =>
  z
    .string()
    .trim()
    .max(most, most === 60 ? 'Use at most 60 characters' : 'Use at most 300 characters')
    .transform((text) => text || null)
    .nullable()
    .default(null)

/** In whole rupees, as the charges of a matter. */
const rupees = z
  .int('Write an amount in whole rupees')
  .min(0, 'Write an amount in whole rupees')
  .max(100_000_000, 'This is too much')
  .nullable()
  .default(null)

const entered = {
  /** Null if the order is not one of the court’s record. */
  order_id: OrderId.nullable().default(null),
  paper: z.string().trim().min(1, 'Fill this in').max(300, 'Use at most 300 characters'),
  /** The date of the order. Periods that run from this date leave out the time for the copy. */
  order_on: someDay,
  applied_on: someDay,
  /** The number that the copying agency gave to the application. */
  number: line(60),
  is_urgent: z.boolean().default(false),
  deficient_on: day,
  deficiency: line(300),
  deficit: rupees,
  made_good_on: day,
  ready_on: day,
  delivered_on: day,
  fetched_by: line(300),
  withdrawn_on: day,
  cost: rupees,
}

export const CertifiedCopyInput = z.object(entered)
export type CertifiedCopyInput = z.infer<typeof CertifiedCopyInput>

const shownDay = CourtDate.nullable()

export const CertifiedCopy = z.object({
  _id: CertifiedCopyId,
  matter_id: MatterId,
  order_id: OrderId.nullable(),
  paper: z.string(),
  order_on: CourtDate,
  applied_on: CourtDate,
  number: z.string().nullable(),
  is_urgent: z.boolean(),
  deficient_on: shownDay,
  deficiency: z.string().nullable(),
  deficit: z.number().nullable(),
  made_good_on: shownDay,
  ready_on: shownDay,
  delivered_on: shownDay,
  fetched_by: z.string().nullable(),
  withdrawn_on: shownDay,
  cost: z.number().nullable(),
  state: CopyState,
  ...versioned,
})
export type CertifiedCopy = z.infer<typeof CertifiedCopy>

/** A copy that somebody must act upon, on Today and among the deadlines. */
export const DueCopy = CertifiedCopy.extend({
  /** The day on which the deficiency was notified or the copy was ready. */
  since: CourtDate,
  ctitle: z.string(),
  case_label: z.string().nullable(),
  court_id: CourtId.nullable(),
})
export type DueCopy = z.infer<typeof DueCopy>

const id = z.object({ id: CertifiedCopyId })
const one = ok({ data: CertifiedCopy, message: z.string() })

export const listCertifiedCopies = endpoint('GET /api/certified_copies', {
  can: ['read', 'Clock'],
  summary: 'The applications for certified copies of a matter, the newest first',
  query: z.object({ matter_id: MatterId }),
  reply: ok({ data: z.array(CertifiedCopy) }),
})

export const addCertifiedCopy = endpoint('POST /api/certified_copies', {
  can: ['update', 'Clock'],
  summary: 'Note an application for a certified copy; the deadlines that run from the order follow it',
  body: z.object({ matter_id: MatterId, ...entered }),
  reply: one,
})

export const editCertifiedCopy = endpoint('PUT /api/certified_copies/:id', {
  can: ['update', 'Clock'],
  changes: CertifiedCopy,
  summary: 'Change an application for a certified copy: deficiency, ready, fetched; the deadlines follow the days',
  params: id,
  body: changesTo(entered),
  reply: one,
})

export const deleteCertifiedCopy = endpoint('DELETE /api/certified_copies/:id', {
  can: ['update', 'Clock'],
  changes: CertifiedCopy,
  summary: 'Delete an application for a certified copy; the deadlines are counted without it',
  params: id,
  query: SeenInQuery,
  reply: ok({ message: z.string() }),
})

type Days = Pick<
  CertifiedCopyInput,
  'applied_on' | 'deficient_on' | 'made_good_on' | 'ready_on' | 'delivered_on' | 'withdrawn_on'
>

export function stateOfCopy({ deficient_on, made_good_on, ready_on, delivered_on, withdrawn_on }: Days): CopyState {
  if (withdrawn_on) return 'withdrawn'
  if (delivered_on) return 'delivered'
  if (ready_on) return 'ready'
  return deficient_on && !made_good_on ? 'deficient' : 'applied'
}

const orderOfDays = ['applied_on', 'deficient_on', 'made_good_on', 'ready_on', 'delivered_on'] as const

/** Days without which another day makes no sense. */
const needed = [
  ['deficiency', 'deficient_on'],
  ['deficit', 'deficient_on'],
  ['made_good_on', 'deficient_on'],
  ['delivered_on', 'ready_on'],
  ['fetched_by', 'delivered_on'],
] as const

/** Errors in the days of an application, by field. A deficiency must be made good before the copy is ready. */
export function wrongDays(copy: CertifiedCopyInput, today: CourtDate): Record<string, string> {
  const wrong: Record<string, string> = {}
  const given = orderOfDays.filter((name) => copy[name])
  for (const [at, name] of given.entries()) {
    const before = given[at - 1]
    if (before && String(copy[name]) < String(copy[before])) wrong[name] = 'This is before the day that comes first'
  }
  for (const name of [...given, 'withdrawn_on' as const])
    if (String(copy[name] ?? '') > today) wrong[name] = 'Write a day that is not in the future'
  if (copy.withdrawn_on && copy.withdrawn_on < copy.applied_on)
    wrong.withdrawn_on = 'This is before the day that comes first'
  for (const [name, before] of needed) if (copy[name] !== null && !copy[before]) wrong[before] = 'Fill this in'
  if (copy.ready_on && copy.deficient_on && !copy.made_good_on) wrong.made_good_on = 'Fill this in'
  return wrong
}
