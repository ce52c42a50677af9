import type { TicketKind, TicketStatus } from '@peshi/contract/office/support'
import type { PersonId, TicketFileId, TicketId, TicketMessageId, UploadId } from '@peshi/contract/platform/ids'
import { bigint, boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

export const supportTicket = pgTable(
  'support_ticket',
  {
    chamber_id: chamberId(),
    id: id<TicketId>().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    by_name: text().notNull(),
    kind: text().$type<TicketKind>().notNull(),
    subject: text().notNull(),
    status: text().$type<TicketStatus>().notNull(),
    page: text(),
    request_id: text(),
    created_at: instant().notNull(),
    changed_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('support_ticket_newest').on(table.chamber_id, table.changed_at.desc()),
    index('support_ticket_waiting').on(table.status, table.changed_at),
  ],
)

export const supportMessage = pgTable(
  'support_message',
  {
    chamber_id: chamberId(),
    id: id<TicketMessageId>().notNull(),
    ticket_id: uuid().$type<TicketId>().notNull(),
    /** The person of the ticket, for row-level security. A trigger fills it. */
    asked_by: uuid().$type<PersonId>(),
    /** No foreign key to a person of this chamber, because an operator who answers is a person of another chamber. */
    person_id: uuid().$type<PersonId>().notNull(),
    from_support: boolean().notNull(),
    by_name: text().notNull(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('support_message_of').on(table.chamber_id, table.ticket_id, table.at),
    partOf('support_message_of_ticket', table, table.ticket_id, supportTicket).onDelete('cascade'),
  ],
)

export const supportFile = pgTable(
  'support_file',
  {
    chamber_id: chamberId(),
    id: id<TicketFileId>().notNull(),
    ticket_id: uuid().$type<TicketId>().notNull(),
    /** The person of the ticket, for row-level security. A trigger fills it. */
    asked_by: uuid().$type<PersonId>(),
    message_id: uuid().$type<TicketMessageId>().notNull(),
    upload_id: uuid().$type<UploadId>().notNull(),
    name: text().notNull(),
    file_key: text().notNull(),
    media_type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('support_file_upload').on(table.chamber_id, table.upload_id),
    index('support_file_of').on(table.chamber_id, table.ticket_id),
    partOf('support_file_of_ticket', table, table.ticket_id, supportTicket).onDelete('cascade'),
  ],
)
