import type {
  CaveatHitId,
  CaveatProofId,
  CaveatTrackerId,
  CourtId,
  MatterId,
  PersonId,
  UploadId,
} from '@peshi/contract/platform/ids'
import type { CaseRef } from '@peshi/courts/connector'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'
import { hitColumns, hitIndexes, trackerColumns, trackerIndexes } from '../trackers/tracker-columns.ts'

export const caveatTracker = pgTable(
  'caveat_tracker',
  {
    chamber_id: chamberId(),
    id: id<CaveatTrackerId>().notNull(),
    matter_id: uuid().$type<MatterId>(),
    court: text().$type<CourtId>().notNull(),
    establishment: text(),
    court_ref: text(),
    caveat_number: text(),
    caveat_year: integer(),
    caveator: text().notNull(),
    caveatee: text().notNull(),
    caveator_keys: text().array().notNull(),
    caveatee_keys: text().array().notNull(),
    subject: text(),
    lodged_on: courtDate().notNull(),
    valid_days: integer().notNull(),
    expires_on: courtDate().notNull(),
    notice_posted_on: courtDate(),
    notice_number: text(),
    matched_at: instant(),
    expired_at: instant(),
    renews: uuid().$type<CaveatTrackerId>(),
    renewed_by: uuid().$type<CaveatTrackerId>(),
    ...trackerColumns(),
  },
  (table) => [
    ...trackerIndexes('caveat_tracker', table),
    ofMatter('caveat_tracker_of_matter', table),
    index('caveat_tracker_matter').on(table.chamber_id, table.matter_id).where(sql`matter_id is not null`),
    index('caveat_tracker_expires')
      .on(table.expires_on)
      .where(sql`deleted_at is null and matched_at is null and renewed_by is null`),
  ],
)

export const caveatHit = pgTable(
  'caveat_hit',
  {
    ...hitColumns<CaveatHitId, CaveatTrackerId>(),
    court: text().$type<CourtId>().notNull(),
    case_number: text().notNull(),
    reason: text().$type<'filed-against' | 'other-way-round'>().notNull(),
    ref: jsonb().$type<CaseRef>(),
    state: text().$type<'new' | 'dismissed' | 'matched'>().notNull().default('new'),
  },
  (table) => hitIndexes('caveat_hit', table, caveatTracker),
)

export const caveatProof = pgTable(
  'caveat_proof',
  {
    chamber_id: chamberId(),
    id: id<CaveatProofId>().notNull(),
    tracker_id: uuid().$type<CaveatTrackerId>().notNull(),
    upload_id: uuid().$type<UploadId>().notNull(),
    name: text().notNull(),
    file_key: text().notNull(),
    media_type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    added_by: uuid().$type<PersonId>().notNull(),
    added_at: instant().notNull(),
    deleted_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('caveat_proof_upload').on(table.chamber_id, table.upload_id),
    index('caveat_proof_of').on(table.chamber_id, table.tracker_id),
    index('caveat_proof_removed').on(table.deleted_at).where(sql`deleted_at is not null`),
    partOf('caveat_proof_of_tracker', table, table.tracker_id, caveatTracker).onDelete('cascade'),
  ],
)
