import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, PersonId, ReportMailId } from '../platform/ids.ts'
import { ReportKind } from './reports.ts'

export const mostReportMails = 20

const When = z.object({
  every: z.enum(['week', 'month']),
  /** For `week`, 1 is Monday. For `month`, the day of the month, at most 28. */
  day: z.int().min(1).max(28),
  hour: z.int().min(0).max(23),
})
export type ReportMailTime = z.infer<typeof When>

export const ReportMail = When.extend({
  _id: ReportMailId,
  report: ReportKind,
  court: CourtId.nullable(),
  person: PersonId.nullable(),
  next_at: Instant,
})
export type ReportMail = z.infer<typeof ReportMail>

export const listReportMails = endpoint('GET /api/report_mails', {
  can: ['read', 'Matter'],
  summary: 'The reports that the person gets by mail',
  reply: ok({
    data: z.array(ReportMail),
    meta: z.object({
      email: z.string().nullable(),
      is_off: z.boolean(),
    }),
  }),
})

export const createReportMail = endpoint('POST /api/report_mails', {
  can: ['read', 'Matter'],
  summary: 'Order a report by mail each week or month',
  body: When.extend({
    report: ReportKind,
    court: CourtId.nullable().default(null),
    person: PersonId.nullable().default(null),
  }).refine(({ every, day }) => every === 'month' || day <= 7, {
    message: 'A week has seven days',
    path: ['day'],
  }),
  reply: ok({ data: ReportMail, message: z.string() }),
})

export const removeReportMail = endpoint('POST /api/report_mails/:id/remove', {
  can: ['read', 'Matter'],
  summary: 'Stop a report by mail',
  params: z.object({ id: ReportMailId }),
  reply: ok({ message: z.string() }),
})
