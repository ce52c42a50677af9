import { z } from 'zod'
import { OutcomeInput, OutsideRole } from '../matters/hearings.ts'
import { Outcome } from '../matters/outcomes.ts'
import { GuestLevel } from '../platform/abilities.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { DocumentId, GuestId, MatterId, OrderId } from '../platform/ids.ts'
import { SentFile } from '../platform/uploads.ts'

const Name = z.string().trim().min(1, 'Write a name').max(120, 'Use at most 120 characters')

/** A person outside the chamber with whom a matter, or one day of it, is shared by a link. */
export const Guest = z.object({
  _id: GuestId,
  name: z.string(),
  role: OutsideRole,
  level: GuestLevel,
  /** The only day that is shared. Null if the whole matter is shared. */
  day: CourtDate.nullable(),
  /** The last day on which the link works. */
  ends_on: CourtDate,
  papers: z.array(DocumentId),
  shared_by: z.string().nullable(),
  shared_at: Instant,
  /** The name that the person wrote to accept. */
  accepted_name: z.string().nullable(),
  accepted_at: Instant.nullable(),
  openings: z.int(),
  opened_at: Instant.nullable(),
  withdrawn_at: Instant.nullable(),
  state: z.enum(['open', 'ended', 'withdrawn']),
})
export type Guest = z.infer<typeof Guest>

export const longestShareDays = 366

export const listGuests = endpoint('GET /api/matters/:id/guests', {
  can: ['read', 'Share'],
  summary: 'The people outside the chamber with whom a matter is shared, the newest first',
  params: z.object({ id: MatterId }),
  reply: ok({
    data: z.array(Guest),
    /** The matter is sensitive, and the owner does not allow that guests see such matters. No link opens it. */
    is_withheld: z.boolean(),
  }),
})

export const shareMatter = endpoint('POST /api/matters/:id/guests', {
  can: ['create', 'Share'],
  personally: true,
  isSecret: true,
  summary: 'Share a matter, or one day of it, with a person outside the chamber; the reply has the secret address',
  params: z.object({ id: MatterId }),
  body: z.object({
    name: Name,
    role: OutsideRole,
    level: GuestLevel,
    day: CourtDate.nullable().default(null),
    ends_on: CourtDate,
    papers: z.array(DocumentId).max(500, 'Choose at most 500 documents').default([]),
  }),
  reply: ok({ data: Guest, address: z.url(), message: z.string() }),
})

export const withdrawGuest = endpoint('POST /api/guests/:id/withdraw', {
  can: ['delete', 'Share'],
  summary: 'Withdraw the link of a person outside the chamber; it stops working at once',
  params: z.object({ id: GuestId }),
  reply: ok({ message: z.string() }),
})

const OutcomeOfDay = z.object({
  outcome: Outcome,
  next_date: CourtDate.nullable(),
  business: z.string().nullable(),
  /** Recorded by this guest, who may correct it. */
  is_own: z.boolean(),
})

export const GuestDay = z.object({
  date: CourtDate,
  court_title: z.string(),
  court_no: z.string().nullable(),
  item: z.string().nullable(),
  time: z.string().nullable(),
  coram: z.string().nullable(),
  stage: z.string().nullable(),
  outcome: OutcomeOfDay.nullable(),
  /** The business of the day in the court’s record. */
  business: z.string().nullable(),
  next_date: CourtDate.nullable(),
  /** The fee that this guest asked for the day, in whole rupees. */
  fee: z.int().nullable(),
  may_record: z.boolean(),
})
export type GuestDay = z.infer<typeof GuestDay>

const SharedMatter = z.object({
  title: z.string(),
  number: z.string().nullable(),
  court_title: z.string(),
  next_date: CourtDate.nullable(),
  /** The newest first. */
  days: z.array(GuestDay),
  orders: z.array(
    z.object({ _id: OrderId, date: CourtDate.nullable(), kind: z.enum(['order', 'judgment']), is_ready: z.boolean() }),
  ),
  papers: z.array(z.object({ _id: DocumentId, name: z.string(), size: z.int() })),
})

export const GuestView = z.object({
  chamber: z.string(),
  name: z.string(),
  role: OutsideRole,
  level: GuestLevel,
  day: CourtDate.nullable(),
  ends_on: CourtDate,
  today: CourtDate,
  /** Null until the person has accepted. */
  matter: SharedMatter.nullable(),
})
export type GuestView = z.infer<typeof GuestView>

/** The secret token is not in the URL, because servers log URLs. */
const token = z.string().regex(/^[\w-]{43}$/, 'This is no such address')

const view = ok({ data: GuestView })

export const openAsGuest = endpoint('POST /api/guest', {
  access: 'public',
  readsOnly: true,
  summary: 'What is shared at a guest’s secret address; before the person has accepted, only who shares it',
  body: z.object({ token }),
  reply: view,
})

export const acceptAsGuest = endpoint('POST /api/guest/accept', {
  access: 'public',
  summary: 'Accept a shared matter with one’s name, and agree to keep it confidential',
  body: z.object({ token, name: Name, agrees: z.literal(true, 'Agree to keep the matter confidential') }),
  reply: view,
})

export const guestBriefPack = endpoint('POST /api/guest/brief_pack', {
  access: 'public',
  readsOnly: true,
  kind: 'file',
  summary: 'The brief pack of a shared day as a PDF',
  body: z.object({ token, date: CourtDate }),
  reply: z.unknown(),
})

export const guestFile = endpoint('POST /api/guest/file', {
  access: 'public',
  readsOnly: true,
  kind: 'file',
  summary: 'An order, or a paper that was shared with the guest',
  body: z.object({ token, kind: z.enum(['order', 'paper']), id: z.uuid() }),
  reply: z.unknown(),
})

export const recordAsGuest = endpoint('POST /api/guest/outcome', {
  access: 'public',
  summary: 'Save the outcome of a shared day with the next date and the fee; the same data again changes nothing',
  body: z.object({
    token,
    date: CourtDate,
    outcome: Outcome,
    next_date: CourtDate.nullable(),
    business: OutcomeInput.shape.business,
    /** In whole rupees. */
    fee: z
      .int('Write an amount in whole rupees')
      .min(1, 'Write an amount in whole rupees')
      .max(100_000_000, 'This is too much')
      .nullable()
      .default(null),
  }),
  reply: ok({ data: GuestView, message: z.string() }),
})

export const addAsGuest = endpoint('POST /api/guest/documents', {
  access: 'public',
  summary: 'Add papers to the shared matter: small files, together up to 10 MB, as form data',
  form: [],
  body: z.object({ token, files: z.array(SentFile).max(20, 'At most 20 at once').default([]) }),
  reply: ok({ data: GuestView, message: z.string() }),
})
