import { z } from 'zod'
import { CourtDate, daysBetween } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, PersonId } from '../platform/ids.ts'
import { type ReportKind as Kind, mostReportDays, reportKinds } from './report-kinds.ts'

export const ReportKind = z.enum(reportKinds as [Kind, ...Kind[]])
export type ReportKind = Kind

export const mostReportRows = 1000

export const ReportRow = z.object({
  key: z.string().nullable(),
  /** Null if the web app makes the title from `key`. */
  title: z.string().nullable(),
  values: z.record(z.string(), z.int()),
})
export type ReportRow = z.infer<typeof ReportRow>

export const Report = z.object({
  report: ReportKind,
  from: CourtDate.nullable(),
  to: CourtDate.nullable(),
  measures: z.array(z.string()),
  unit: z.enum(['number', 'paise']),
  rows: z.array(ReportRow),
  sums: z.record(z.string(), z.int()),
  is_cut: z.boolean(),
})
export type Report = z.infer<typeof Report>

const filters = z.object({
  from: CourtDate.optional(),
  to: CourtDate.optional(),
  court: CourtId.optional(),
  person: PersonId.optional(),
})
export type ReportFilters = z.infer<typeof filters>

const isInOrder = ({ from, to }: ReportFilters) => !from || !to || from <= to
const order = { message: 'The last day is before the first', path: ['to'] }
const isShort = ({ from, to }: ReportFilters) => !from || !to || daysBetween(from, to) < mostReportDays
const length = { message: 'A report is about two years at most', path: ['to'] }

const params = z.object({ report: ReportKind })

export const listReport = endpoint('GET /api/list_report', {
  can: ['read', 'Matter'],
  summary: 'The reports that the person may have',
  reply: ok({
    data: z.array(
      z.object({
        _id: ReportKind,
        group: z.string(),
        measures: z.array(z.string()),
        unit: Report.shape.unit,
        filters: z.array(z.string()),
      }),
    ),
  }),
})

export const getReport = endpoint('GET /api/reports/:report', {
  can: ['read', 'Matter'],
  summary: 'A report on the matters that its reader may see',
  params,
  query: filters.refine(isInOrder, order).refine(isShort, length),
  reply: ok({ data: Report }),
})

export const exportReport = endpoint('GET /api/reports/:report/export', {
  reaches: ['pool'],
  can: ['read', 'Matter'],
  summary: 'The same as a workbook, CSV or PDF',
  params,
  query: filters
    .extend({ type: z.enum(['xlsx', 'csv', 'pdf']).default('xlsx') })
    .refine(isInOrder, order)
    .refine(isShort, length),
  reply: z.unknown(),
  kind: 'file',
})
