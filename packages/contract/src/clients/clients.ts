import { z } from 'zod'
import { CaseStatus } from '../courts/case-record.ts'
import { caseFields } from '../matters/case-fields.ts'
import { Side } from '../matters/families.ts'
import { cleaned, emailOf, naming } from '../platform/cleaned.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClientId, MatterId } from '../platform/ids.ts'
import { Language } from '../platform/person.ts'
import { isGstin, isPan } from '../platform/tax-numbers.ts'
import { changesSomething, changesTo, Seen, seen, versioned } from '../platform/version.ts'
import { Address, ClientKind, ConsentMeans, ConsentPurpose } from './client-kinds.ts'

const id = z.object({ id: ClientId })
const Line = cleaned('name').max(200, 'Use at most 200 characters')
const Name = Line.min(1, 'Write a name')

export const InternationalMobile = cleaned('number')
  .max(30, 'Use at most 30 characters')
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .transform((digits) => digits.replace(/^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/, '+91$1').replace(/^00(?=[1-9])/, '+'))
  .pipe(
    z
      .string()
      .regex(/^\+(?!910)[1-9]\d{7,14}$/, naming(/[0-9+]/, 'Write ten digits, or the number with its country’s code')),
  )

const upper = cleaned('code').max(30, 'Use at most 30 characters')
const Gstin = upper.refine(
  isGstin,
  naming(/[A-Z0-9]/, 'This is no GSTIN: its 15 characters and check digit do not fit'),
)
const Pan = upper.refine(isPan, naming(/[A-Z0-9]/, 'A PAN has five letters, four digits and a letter'))

const clientFields = {
  kind: ClientKind,
  name: Name,
  aliases: z.array(Name).max(20, 'Use at most 20 names'),
  contact_person: Line.nullable(),
  mobile: InternationalMobile.nullable(),
  email: emailOf(200, 'This is no e-mail address').nullable(),
  addresses: z.array(Address).max(5, 'Use at most 5 addresses'),
  gstin: Gstin.nullable(),
  pan: Pan.nullable(),
  language: Language.nullable(),
  note: z.string().trim().max(5000, 'Use at most 5,000 characters').nullable(),
  /** Papers of the client’s matters are never sent to a model. */
  refuses_model: z.boolean(),
}

export const Client = z.object({
  _id: ClientId,
  kind: ClientKind,
  name: z.string(),
  aliases: z.array(z.string()),
  contact_person: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  matters: z.number(),
  has_consent: z.boolean(),
  created_at: Instant,
  ...versioned,
})
export type Client = z.infer<typeof Client>

export const Consent = z.object({
  _id: z.uuid(),
  notice_on: CourtDate,
  notice_language: Language,
  purposes: z.array(ConsentPurpose),
  means: ConsentMeans,
  given_by: z.string().nullable(),
  recorded_by: z.string().nullable(),
  recorded_at: Instant,
  withdrawn_on: CourtDate.nullable(),
})
export type Consent = z.infer<typeof Consent>

export const ClientMatter = z.object({
  matter_id: MatterId,
  title: z.string(),
  type: z.enum(['court', 'other']),
  ...caseFields,
  case_status: CaseStatus,
  next_date: CourtDate.nullable(),
  side: Side,
  role: z.string().nullable(),
})
export type ClientMatter = z.infer<typeof ClientMatter>

/** The fields of a client that people edit. */
export const EditedClient = Client.extend({
  addresses: z.array(Address),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  language: Language.nullable(),
  note: z.string().nullable(),
  refuses_model: z.boolean(),
})
export type EditedClient = z.infer<typeof EditedClient>

export const ClientDetail = EditedClient.extend({
  /** The chamber knows the client only by sensitive matters. */
  is_hidden: z.boolean(),
  consents: z.array(Consent),
  in_matters: z.array(ClientMatter),
  alike: z.array(z.object({ _id: ClientId, name: z.string(), mobile: z.string().nullable() })),
})
export type ClientDetail = z.infer<typeof ClientDetail>

export const listClients = endpoint('GET /api/clients', {
  can: ['read', 'Client'],
  summary: 'The chamber’s clients by name, a page at a time',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(25),
    search: z.string().trim().max(200).optional(),
    kind: ClientKind.optional(),
    without_consent: z.enum(['true', 'false']).optional(),
  }),
  reply: ok({ data: z.array(Client), meta: z.object({ total: z.number(), page: z.number(), perPage: z.number() }) }),
})

export const getClient = endpoint('GET /api/clients/:id', {
  can: ['read', 'Client'],
  summary: 'One client with consents and matters. For a merged client, the client that it was merged into',
  params: id,
  reply: ok({ data: ClientDetail }),
})

export const createClient = endpoint('POST /api/clients', {
  can: ['create', 'Client'],
  summary: 'Add a client',
  body: z.object(clientFields).partial().required({ kind: true, name: true }),
  reply: ok({ data: Client, message: z.string() }),
})

export const updateClient = endpoint('POST /api/clients/:id', {
  reaches: ['messages'],
  can: ['update', 'Client'],
  changes: EditedClient,
  summary: 'Change a client; only the sent fields change',
  params: id,
  body: changesTo(clientFields).refine(changesSomething, 'Nothing to change'),
  reply: ok({ data: Client, message: z.string() }),
})

export const deleteClient = endpoint('POST /api/clients/delete/:id', {
  can: ['delete', 'Client'],
  changes: EditedClient,
  summary:
    'Move a client to the recycle bin, where it stays 30 days, or for as long as the chamber has set, with its links',
  params: id,
  body: Seen,
  reply: ok({ message: z.string() }),
})

/** Kinds of records that lead to a client. `unpaid` is part of `invoices`. */
export const ClientTie = z.enum([
  'matters',
  'documents',
  'consents',
  'checks',
  'shares',
  'messages',
  'notes',
  'invoices',
  'unpaid',
  'payments',
])
export type ClientTie = z.infer<typeof ClientTie>
const Ties = z.partialRecord(ClientTie, z.number().int())
export type ClientTies = z.infer<typeof Ties>

export const clientTies = endpoint('GET /api/clients/ties/:id', {
  can: ['delete', 'Client'],
  summary: 'Numbers of the matters, consents, shares, invoices and so on that lead to a client',
  params: id,
  reply: ok({ data: Ties }),
})

export const restoreClient = endpoint('POST /api/clients/restore/:id', {
  can: ['delete', 'Client'],
  summary: 'Restore a client from the recycle bin; this undoes a merger',
  params: id,
  reply: ok({ data: Client, message: z.string() }),
})

export const clientsInBin = endpoint('GET /api/clients/bin', {
  can: ['delete', 'Client'],
  summary: 'The clients in the recycle bin, newest first',
  reply: ok({
    data: z.array(
      Client.extend({
        deleted_at: Instant,
        deleted_by: z.string().nullable(),
        merged_into: z.object({ _id: ClientId, name: z.string() }).nullable(),
      }),
    ),
  }),
})

export const mergeClient = endpoint('POST /api/clients/merge/:id', {
  can: ['delete', 'Client'],
  changes: EditedClient,
  summary: 'Merge a client into another: all that leads to this client moves there, this one to the recycle bin',
  params: id,
  body: z.object({ into: ClientId, ...seen }),
  reply: ok({ data: Client.extend({ moved: Ties }), message: z.string() }),
})

export const recordConsent = endpoint('POST /api/clients/consents/:id', {
  can: ['update', 'Client'],
  summary: 'Record that a client was informed about the use of personal data, and agreed',
  params: id,
  body: z.object({
    notice_on: CourtDate,
    notice_language: Language,
    purposes: z.array(ConsentPurpose).min(1, 'Choose one at least').max(10),
    means: ConsentMeans,
    given_by: Line.nullable().optional(),
  }),
  reply: ok({ data: Consent, message: z.string() }),
})

export const withdrawConsent = endpoint('POST /api/clients/consents/:id/withdraw', {
  can: ['update', 'Client'],
  summary: 'Record that a client withdrew consent',
  params: id,
  body: z.object({ consent_id: z.uuid(), withdrawn_on: CourtDate }),
  reply: ok({ data: Consent, message: z.string() }),
})

export const MatterClient = z.object({
  client_id: ClientId,
  name: z.string(),
  kind: ClientKind,
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  side: Side,
  role: z.string().nullable(),
  has_consent: z.boolean(),
})
export type MatterClient = z.infer<typeof MatterClient>

const ofMatter = z.object({ id: MatterId })
const MatterClients = z.object({ our_side: Side.nullable(), clients: z.array(MatterClient), ...versioned })
const matterClients = ok({
  data: MatterClients,
  message: z.string().optional(),
})

export const clientsOfMatter = endpoint('GET /api/matters/clients/:id', {
  can: ['read', 'Client'],
  summary: 'The clients of a matter, and the side for which the chamber appears',
  params: ofMatter,
  reply: matterClients,
})

export const linkClient = endpoint('POST /api/matters/clients/:id', {
  can: ['update', 'Client'],
  changes: MatterClients,
  summary: 'Link a client to a matter; sets the chamber’s side if it is not set',
  params: ofMatter,
  body: z.object({ client_id: ClientId, side: Side, role: Line.nullable().optional(), ...seen }),
  reply: matterClients,
})

export const unlinkClient = endpoint('POST /api/matters/clients/:id/remove', {
  can: ['update', 'Client'],
  changes: MatterClients,
  summary: 'Unlink a client from a matter',
  params: ofMatter,
  body: z.object({ client_id: ClientId, ...seen }),
  reply: matterClients,
})

export const setOurSide = endpoint('POST /api/matters/our_side/:id', {
  can: ['update', 'Matter'],
  changes: MatterClients,
  summary: 'Set the side for which the chamber appears in a matter; null if unknown',
  params: ofMatter,
  body: z.object({ our_side: Side.nullable(), ...seen }),
  reply: matterClients,
})
