import { z } from 'zod'
import { CourtDate, daysBetween } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, PersonId } from '../platform/ids.ts'
import { type ReportKind as Kind, mostReportDays, reportKinds } from './report-kinds.ts'

export const ReportKind = z.enum(reportKinds as [Kind, ...Kind[]])
export type ReportKind = Kind

/** The rows of a report at most. */
export const mostReportRows = 1000

export const ReportRow = z.object({
  /** What the row is about: a court, a day, a person, an outcome; null where a matter has nothing of the kind. */
  key: z.string().nullable(),
  /** What it is called, where that is not the key's own word or date. */
  title: z.string().nullable(),
  /** By measure. */
  values: z.record(z.string(), z.int()),
})
export type ReportRow = z.infer<typeof ReportRow>

export const Report = z.object({
  report: ReportKind,
  /** The days it is about, both included; null where it is about how things stand now. */
  from: CourtDate.nullable(),
  to: CourtDate.nullable(),
  measures: z.array(z.string()),
  /** `paise`: money. */
  unit: z.enum(['number', 'paise']),
  rows: z.array(ReportRow),
  /** Of all rows. Of matters by advocate more than there are matters: one may be several people’s. */
  sums: z.record(z.string(), z.int()),
  /** There are more rows than are shown. */
  is_cut: z.boolean(),
})
export type Report = z.infer<typeof Report>

/** What does not narrow the report that is asked for is not looked at, so that one address serves them all. */
const filters = z.object({
  from: CourtDate.optional(),
  to: CourtDate.optional(),
  court: CourtId.optional(),
  /** On whose team the matters are. */
  person: PersonId.optional(),
})
export type ReportFilters = z.infer<typeof filters>

const isInOrder = ({ from, to }: ReportFilters) => !from || !to || from <= to
const order = { message: 'The last day is before the first', path: ['to'] }
const isShort = ({ from, to }: ReportFilters) => !from || !to || daysBetween(from, to) < mostReportDays
const length = { message: 'A report is about two years at most', path: ['to'] }

const params = z.object({ report: ReportKind })

export const listReport = endpoint({
  method: 'GET',
  path: '/api/list_report',
  tag: 'reports',
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

export const getReport = endpoint({
  method: 'GET',
  path: '/api/reports/:report',
  tag: 'reports',
  can: ['read', 'Matter'],
  summary: 'A report, of the chamber’s matters as its reader may see them',
  params,
  query: filters.refine(isInOrder, order).refine(isShort, length),
  reply: ok({ data: Report }),
})

export const exportReport = endpoint({
  method: 'GET',
  path: '/api/reports/:report/export',
  reaches: ['pool'],
  tag: 'reports',
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
