import type { WorkingRole } from '@peshi/contract/chamber/members'
import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { InvitationId, PersonId } from '@peshi/contract/platform/ids'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { personId } from '../../platform/db/references.ts'

export const invitation = pgTable(
  'invitation',
  {
    chamber_id: chamberId(),
    id: id<InvitationId>().notNull(),
    /** The only e-mail address that may use the invitation. Null if anybody with the link may use it. */
    email: text(),
    role: text().$type<WorkingRole>().notNull(),
    token_hash: text().notNull(),
    invited_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    accepted_by: uuid().$type<PersonId>(),
    accepted_at: instant(),
    revoked_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    uniqueIndex('invitation_token').on(table.token_hash),
    index('invitation_newest').on(table.chamber_id, table.created_at.desc()),
  ],
)

export const formerMember = pgTable(
  'former_member',
  {
    chamber_id: chamberId(),
    person_id: personId(),
    role: text().$type<ChamberRole>().notNull(),
    left_at: instant().notNull(),
    removed_by: uuid().$type<PersonId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.person_id] }),
    index('former_member_person').on(table.person_id),
  ],
)
