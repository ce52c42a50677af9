import type { ReportKind } from '@peshi/contract/office/report-kinds'
import type { CourtId, PersonId, ReportMailId } from '@peshi/contract/platform/ids'
import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { personId } from '../../platform/db/references.ts'

export const reportMail = pgTable(
  'report_mail',
  {
    chamber_id: chamberId(),
    id: id<ReportMailId>().notNull(),
    person_id: personId(),
    report: text().$type<ReportKind>().notNull(),
    court: text().$type<CourtId>(),
    team_of: uuid().$type<PersonId>(),
    every: text().$type<'week' | 'month'>().notNull(),
    /** Weekly: 1 (Monday) to 7 (Sunday). Monthly: the day of the month. */
    day: smallint().notNull(),
    hour: smallint().notNull(),
    next_at: instant().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('report_mail_due').on(table.next_at),
    index('report_mail_of_person').on(table.chamber_id, table.person_id),
  ],
)
