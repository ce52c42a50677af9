import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { CaveatTrackerId, ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { type CaveatState, expiringDays } from '@peshi/contract/trackers/caveats'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { type NewHit, trackerHitsRepo } from '../trackers/tracker-hits.repo.ts'
import { trackersRepo } from '../trackers/trackers.repo.ts'
import { caveatHit, caveatTracker } from './caveats.schema.ts'

export type CaveatRow = typeof caveatTracker.$inferSelect
export type CaveatHitRow = typeof caveatHit.$inferSelect
export type NewCaveatHit = NewHit<typeof caveatHit>

const identifyingColumns = ['caveat_number', 'caveat_year', 'caveator', 'caveatee', 'lodged_on'] as const
type IdentifyingColumn = (typeof identifyingColumns)[number]

const searchText = sql`concat_ws(' ', ${caveatTracker.caveator}, ${caveatTracker.caveatee},
  '/' || ${caveatTracker.caveat_number} || '/' || ${caveatTracker.caveat_year}, ${caveatTracker.caveat_number}, ${caveatTracker.court}, ${caveatTracker.subject},
  ${caveatTracker.notice_number}, ${caveatTracker.note})`

/** Two numbers that differ only in leading zeros, dots, dashes, slashes or capitals are the same. */
const keyOf = (text: SQL) =>
  sql`btrim(regexp_replace(regexp_replace(lower(${text}), '[-./ ]+', ' ', 'g'), '\\m0+(?=\\d)', '', 'g'))`

export const isOpen = and(isNull(caveatTracker.matched_at), isNull(caveatTracker.renewed_by))

/** The end of the caveat was not noted yet. */
export const isOver = (today: CourtDate) =>
  and(isNull(caveatTracker.deleted_at), isOpen, isNull(caveatTracker.expired_at), lt(caveatTracker.expires_on, today))

function inState(state: CaveatState, today: CourtDate): SQL | undefined {
  const near = addDays(today, expiringDays)
  return {
    matched: isNotNull(caveatTracker.matched_at),
    renewed: and(isNull(caveatTracker.matched_at), isNotNull(caveatTracker.renewed_by)),
    expired: and(isOpen, lt(caveatTracker.expires_on, today)),
    expiring: and(isOpen, gte(caveatTracker.expires_on, today), sql`${caveatTracker.expires_on} <= ${near}`),
    active: and(isOpen, sql`${caveatTracker.expires_on} > ${near}`),
  }[state]
}

export function caveatsRepo(tx: Tx, chamberId: ChamberId) {
  const trackers = trackersRepo(tx, chamberId, { table: caveatTracker, kind: 'caveat', text: searchText, inState })
  const { alive } = trackers

  return {
    ...trackers,

    ...trackerHitsRepo(tx, chamberId, {
      table: caveatHit,
      order: [desc(caveatHit.found_at), asc(caveatHit.case_key)],
      courtOf: ({ court }) => court,
      renew: (_, { source, court, ref = null }) => ({ changes: source === 'search' ? { source, court, ref } : {} }),
    }),

    async findByRefs(court: CourtId, refs: readonly string[]): Promise<Map<string | null, CaveatTrackerId>> {
      if (refs.length === 0) return new Map()
      const rows = await tx
        .select({ ref: caveatTracker.court_ref, id: caveatTracker.id })
        .from(caveatTracker)
        .where(and(alive, eq(caveatTracker.court, court), inArray(caveatTracker.court_ref, [...refs])))
      return new Map(rows.map(({ ref, id }) => [ref, id]))
    },

    async isKept(
      values: Pick<CaveatRow, 'court' | IdentifyingColumn>,
      except: CaveatTrackerId | null,
    ): Promise<boolean> {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`caveat ${chamberId} ${values.court}`}))`)
      const isSame = (column: IdentifyingColumn) =>
        values[column] === null
          ? isNull(caveatTracker[column])
          : sql`${keyOf(sql`${caveatTracker[column]}::text`)} = ${keyOf(sql`${String(values[column])}::text`)}`
      const byNumber =
        values.caveat_number !== null && values.caveat_year !== null
          ? and(isSame('caveat_number'), isSame('caveat_year'))
          : and(...identifyingColumns.map(isSame))
      const rows = await tx
        .select({ id: caveatTracker.id })
        .from(caveatTracker)
        .where(
          and(
            alive,
            eq(caveatTracker.court, values.court),
            byNumber,
            except ? ne(caveatTracker.id, except) : undefined,
          ),
        )
        .limit(1)
      return rows.length > 0
    },

    async insert(values: Omit<typeof caveatTracker.$inferInsert, 'chamber_id'>): Promise<CaveatRow> {
      const row = await trackers.insert(values)
      if (!row) throw new Error('A caveat was not saved')
      return row
    },

    listOver: (today: CourtDate) =>
      tx
        .select()
        .from(caveatTracker)
        .where(and(alive, isOver(today))),
  }
}
