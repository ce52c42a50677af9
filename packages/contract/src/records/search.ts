import { z } from 'zod'
import { Client } from '../clients/clients.ts'
import { CaseStatus } from '../courts/case-record.ts'
import { Task } from '../day/tasks.ts'
import { Matter } from '../matters/matters.ts'
import { Invoice } from '../office/invoices.ts'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, DocumentId, NoteId, OrderId, TagId } from '../platform/ids.ts'
import { CaveatTracker } from '../trackers/caveats.ts'
import { FirTracker } from '../trackers/firs.ts'

export const SearchKind = z.enum([
  'matters',
  'orders',
  'documents',
  'notes',
  'tasks',
  'clients',
  'firs',
  'caveats',
  'invoices',
])
export type SearchKind = z.infer<typeof SearchKind>

export const hitsOfEachKind = 5
export const hitsPerPage = 20

const Piece = z.object({ text: z.string(), is_hit: z.boolean() })
export type Piece = z.infer<typeof Piece>

export const MatterHit = z.object({
  matter: Matter,
  is_alike: z.boolean(),
})
export type MatterHit = z.infer<typeof MatterHit>

const Place = Matter.pick({
  _id: true,
  title: true,
  hc_name: true,
  court_title: true,
  unique_id: true,
  unique_case_number: true,
  case_type: true,
  case_number: true,
  case_year: true,
})

const textHit = { matter: Place, excerpt: z.array(Piece) }

export const OrderHit = z.object({
  ...textHit,
  order_id: OrderId,
  number: z.string().nullable(),
  date: CourtDate.nullable(),
  kind: z.enum(['order', 'judgment']),
  judge: z.string().nullable(),
  page: z.number().int(),
})
export type OrderHit = z.infer<typeof OrderHit>

export const DocumentHit = z.object({
  ...textHit,
  document_id: DocumentId,
  name: z.string(),
  date: CourtDate,
  page: z.number().int(),
})
export type DocumentHit = z.infer<typeof DocumentHit>

export const NoteHit = z.object({ ...textHit, note_id: NoteId, date: CourtDate, is_private: z.boolean() })
export type NoteHit = z.infer<typeof NoteHit>

export const TaskHit = z.object({ task: Task, excerpt: z.array(Piece) })
export type TaskHit = z.infer<typeof TaskHit>

/** False if each searched word stands in the record, true if a word only sounds like one. */
const alike = { is_alike: z.boolean() }

const ClientHit = Client.pick({ _id: true, name: true, kind: true }).extend(alike)

const FirHit = FirTracker.pick({
  _id: true,
  number: true,
  year: true,
  police_station: true,
  district: true,
  status: true,
}).extend(alike)

const CaveatHit = CaveatTracker.pick({
  _id: true,
  caveator: true,
  caveatee: true,
  court_title: true,
  tracker_state: true,
  expires_on: true,
}).extend(alike)

const InvoiceHit = Invoice.pick({ _id: true, number: true, name: true, subject: true, state: true }).extend(alike)

const group = <H extends z.ZodType>(hit: H) =>
  z.object({ total: z.number().int(), is_more: z.boolean(), hits: z.array(hit) })

const Year = z.coerce.number().int().min(1900, 'Write a year of four digits').max(2100, 'Write a year of four digits')

export const search = endpoint('GET /api/search', {
  can: ['read', 'Matter'],
  summary:
    'Matters with their papers and tasks, clients, FIRs, caveats and invoices by words, numbers, and names in any spelling',
  query: z.object({
    q: z.string().trim().max(200, 'Use at most 200 characters').default(''),
    kind: SearchKind.optional(),
    page: z.coerce.number().int().min(1).max(25).default(1),
    court: CourtId.optional(),
    case_type: z.string().trim().max(60).optional(),
    case_status: CaseStatus.optional(),
    case_year: Year.optional(),
    /**
     * `from` and `to` limit a matter's next date, an order's date, a task's due date, or the day on which a document or
     * note was added.
     */
    from: CourtDate.optional(),
    to: CourtDate.optional(),
    advocate: z.string().trim().max(100).optional(),
    tag: TagId.optional(),
  }),
  reply: ok({
    data: z.object({
      matters: group(MatterHit),
      orders: group(OrderHit),
      documents: group(DocumentHit),
      notes: group(NoteHit),
      tasks: group(TaskHit),
      clients: group(ClientHit),
      firs: group(FirHit),
      caveats: group(CaveatHit),
      invoices: group(InvoiceHit),
    }),
  }),
})
export type SearchFound = z.infer<typeof search.reply>['data']
