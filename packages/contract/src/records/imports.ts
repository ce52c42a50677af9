import { z } from 'zod'
import { ConflictHit } from '../clients/client-kinds.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, ImportId, MatterId } from '../platform/ids.ts'

/** A `case` column has type, number and year in one cell, such as `WRIC/12345/2024`. */
export const ImportField = z.enum([
  'cnr',
  'court',
  'case',
  'case_type',
  'case_number',
  'case_year',
  'title',
  'petitioner',
  'respondent',
  'stage',
  'next_date',
  'reference_id',
  'offence_from',
  'client',
  'our_side',
  'tags',
  'notes',
])
export type ImportField = z.infer<typeof ImportField>

export const ImportMapping = z.partialRecord(ImportField, z.number().int().min(0).max(199))
export type ImportMapping = z.infer<typeof ImportMapping>

export const ImportOptions = z.object({
  court: CourtId.nullable(),
  dates: z.enum(['day-first', 'month-first']),
  /** If true, cases whose court cannot be searched are imported too, but without the court's data. */
  by_hand: z.boolean(),
  forums: z.boolean().default(false),
  odd_dates: z.enum(['ask', 'keep', 'leave-out']).default('ask'),
})
export type ImportOptions = z.infer<typeof ImportOptions>

export const ImportState = z.enum(['mapping', 'ready', 'running', 'stopped', 'waiting', 'done', 'undone'])
export type ImportState = z.infer<typeof ImportState>

export const ImportRowState = z.enum(['read', 'ready', 'by-hand', 'duplicate', 'faulty', 'asked', 'done', 'failed'])
export type ImportRowState = z.infer<typeof ImportRowState>

export const ImportReason = z.enum([
  'empty-row',
  'cell-too-long',
  'cell-error',
  'bad-letters',
  'bad-cnr',
  'unknown-cnr-court',
  'cnr-of-other-court',
  'no-court',
  'unknown-court',
  'ambiguous-court',
  'no-number',
  'bad-case',
  'bad-number',
  'several-cases',
  'number-is-date',
  'bad-year',
  'bad-date',
  'date-over',
  'date-before-case',
  'date-order',
  'date-far',
  'no-case-type',
  'needs-cnr',
  'not-findable',
  'no-parties',
  'followed-already',
  'twice-in-file',
  'not-found',
  'several-found',
  'unknown-case-type',
  'dropped',
  'court-failed',
  'plan-full',
  'picture',
])
export type ImportReason = z.infer<typeof ImportReason>

export const ImportValues = z.object({
  cnr: z.string().nullable(),
  court: CourtId.nullable(),
  forum: z.string().nullable(),
  case_type: z.string().nullable(),
  case_number: z.string().nullable(),
  case_year: z.number().nullable(),
  title: z.string().nullable(),
  petitioner: z.string().nullable(),
  respondent: z.string().nullable(),
  stage: z.string().nullable(),
  next_date: CourtDate.nullable(),
  reference_id: z.string().nullable(),
  offence_from: CourtDate.nullable().default(null),
  client: z.string().nullable(),
  our_side: z.enum(['petitioner', 'respondent']).nullable(),
  tags: z.array(z.string()),
  notes: z.string().nullable(),
  unused: z.array(z.object({ field: ImportField, text: z.string() })).default([]),
})
export type ImportValues = z.infer<typeof ImportValues>

export const ImportCounts = z.record(ImportRowState, z.number())
export type ImportCounts = z.infer<typeof ImportCounts>

export const UnusedSheet = z.object({ name: z.string(), rows: z.number() })
export type UnusedSheet = z.infer<typeof UnusedSheet>

export const UnusedRow = z.object({ position: z.number(), text: z.string() })
export type UnusedRow = z.infer<typeof UnusedRow>

export const Import = z.object({
  _id: ImportId,
  file_name: z.string(),
  format: z.string(),
  is_cnr_list: z.boolean(),
  unused_sheets: z.array(UnusedSheet),
  unused_rows: z.array(UnusedRow),
  filled: z.array(z.number()),
  state: ImportState,
  columns: z.array(z.string()),
  mapping: ImportMapping,
  /** The columns that may be the next date. Of several, none is chosen without a person. */
  next_date_columns: z.array(z.number()),
  is_remembered: z.boolean(),
  options: ImportOptions,
  rows: z.number(),
  counts: ImportCounts,
  conflicts: z.number(),
  problem: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: Instant,
  started_at: Instant.nullable(),
  finished_at: Instant.nullable(),
  undone_at: Instant.nullable(),
})
export type Import = z.infer<typeof Import>

export const ImportRow = z.object({
  position: z.number(),
  cells: z.array(z.string()),
  state: ImportRowState,
  values: ImportValues.nullable(),
  reason_code: ImportReason.nullable(),
  reason: z.string().nullable(),
  court_title: z.string().nullable(),
  label: z.string().nullable(),
  matter_id: MatterId.nullable(),
  conflicts: z.array(ConflictHit),
})
export type ImportRow = z.infer<typeof ImportRow>

export const mostImportBytes = 15 * 1024 * 1024
export const mostImportRows = 20_000
const id = z.object({ id: ImportId })

export const createImport = endpoint('POST /api/imports', {
  reaches: ['pool'],
  can: ['create', 'Import'],
  summary:
    'Read a file of cases: a list of CNRs, CSV or XLSX (each sheet becomes an import). Nothing is added before `start`',
  query: z.object({ name: z.string().trim().min(1).max(200).default('file') }),
  upload: ['application/octet-stream'],
  reply: ok({ data: Import }),
})

export const listImports = endpoint('GET /api/imports', {
  can: ['read', 'Import'],
  summary: 'The imports, newest first',
  reply: ok({ data: z.array(Import) }),
})

export const getImport = endpoint('GET /api/imports/:id', {
  can: ['read', 'Import'],
  summary: 'One import with its progress',
  params: id,
  reply: ok({ data: Import }),
})

export const listImportRows = endpoint('GET /api/imports/:id/rows', {
  can: ['read', 'Import'],
  summary: 'The rows of an import in the file’s order, each with its state and reason',
  params: id,
  query: z.object({
    state: ImportRowState.optional(),
    conflicts: z.enum(['true', 'false']).default('false'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(25),
  }),
  reply: ok({ data: z.array(ImportRow), meta: z.object({ total: z.number(), page: z.number(), perPage: z.number() }) }),
})

export const judgeImport = endpoint('POST /api/imports/:id/judge', {
  can: ['update', 'Import'],
  summary: 'Set the meaning of the columns and check every row; nothing is added',
  params: id,
  body: z.object({ mapping: ImportMapping, options: ImportOptions }),
  reply: ok({ data: Import }),
})

export const startImport = endpoint('POST /api/imports/:id/start', {
  can: ['create', 'Import'],
  summary: 'Start an import in the background, or continue a stopped one',
  params: id,
  reply: ok({ data: Import }),
})

export const stopImport = endpoint('POST /api/imports/:id/stop', {
  can: ['update', 'Import'],
  summary: 'Stop an import; the imported matters stay',
  params: id,
  reply: ok({ data: Import }),
})

export const undoImport = endpoint('POST /api/imports/:id/undo', {
  can: ['delete', 'Import'],
  summary: 'Undo an import: move its matters to the recycle bin, for 30 days or as long as the chamber has set',
  params: id,
  reply: ok({ data: Import, message: z.string() }),
})

export const redoImport = endpoint('POST /api/imports/:id/redo', {
  can: ['delete', 'Import'],
  summary: 'Restore the matters of an undone import from the recycle bin',
  params: id,
  reply: ok({ data: Import, message: z.string() }),
})

export const importErrors = endpoint('GET /api/imports/:id/errors', {
  can: ['read', 'Import'],
  summary: 'The rows that were not imported, as CSV: the file’s own columns with row and reason',
  params: id,
  kind: 'file',
  reply: z.unknown(),
})
