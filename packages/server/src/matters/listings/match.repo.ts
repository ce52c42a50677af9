// Decides which matters and watched names of all chambers are on a court's list, and what changed since the last
// reading.
// Data: `cause_list_entry` has the rows of the list's newest `revision`; each has `keys` (type, number and year,
// folded) and perhaps a CNR. `listing` has one row for a chamber, list, `subject` (a matter's or a watched name's id)
// and `nth`.
// Ways to match a matter: a key of the followed case, its CNR, the number of a matter without a case, or an alias.
// - A match by number, CNR or alias is a fact. A match by a watched name is only a suggestion.
// - A row that is in no newer revision gets `gone_at`. If it returns, it is new, not moved.
// - Rows of advance lists and deleted rows never match.
// - All writes of one reading have the same instant, by which `isChanged` finds them.
// Statements are written out without parameters, because Citus divides them over its machines.
import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import type { ListRow } from '../../courts/lists-and-boards/lists.repo.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'

export type Wanted =
  | { kind: 'everybody' }
  | { kind: 'matter'; chamberId: ChamberId; matterId: MatterId }
  | { kind: 'name'; chamberId: ChamberId; nameId: string }

type List = Pick<ListRow, 'id' | 'court' | 'date' | 'kind' | 'read_at' | 'revision'>

export interface Span {
  from: number
  to: number
}

/** Without parameters: Citus divides these statements, and a part that lacks a parameter cannot tell its type. */
export const run = async (tx: Tx, statement: SQL) =>
  ((await tx.execute(statement.inlineParams())) as unknown as Rows).rows

export function matchRepo(tx: Tx, list: List, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const entries = ({ from, to }: Span, wanted: Wanted) => sql`
    SELECT * FROM cause_list_entry
    WHERE list_id = ${list.id} AND revision = ${list.revision} AND position BETWEEN ${from} AND ${to}
      AND listed AND kind <> 'advance' ${wanted.kind === 'matter' ? sql`AND ${mayName(wanted)}` : sql``}`

  const mayName = ({ chamberId, matterId }: Extract<Wanted, { kind: 'matter' }>) => sql`keys && (
    SELECT array_agg(named.key) FROM (
      SELECT case_key.key FROM matter JOIN case_key USING (case_id)
      WHERE matter.chamber_id = ${chamberId} AND matter.id = ${matterId}
      UNION ALL
      SELECT key FROM matter_alias
      WHERE chamber_id = ${chamberId} AND matter_id = ${matterId} AND court = ${list.court}
      UNION ALL
      SELECT case_number_key(case_type, case_number, case_year) FROM matter
      WHERE chamber_id = ${chamberId} AND id = ${matterId}) AS named
    WHERE named.key IS NOT NULL)`

  const isSamePlace = sql.raw(
    '(known.court_no, known.item, known.coram) IS NOT DISTINCT FROM (excluded.court_no, excluded.item, excluded.coram)',
  )
  /** The court took the matter off, although the list itself still has it (`takesOffList`). */
  const isTakenOff = sql`(${isSamePlace} AND jsonb_path_exists(known.changes,
    '$[*] ? (@.kind == "deleted" || (@.kind == "corrected" && @.instead != null))'))`

  /**
   * A row that vanished and returns counts as new, not as moved. If a list has a case under two numbers, the first
   * stored row is kept.
   */
  const keep = (met: SQL) => sql`
    INSERT INTO listing AS known (chamber_id, id, list_id, subject, nth, matter_id, matched_by, watched_name_id, court, date,
      kind, position, item, court_no, coram, time, stage, connected_to, case_number, petitioner, respondent, next_date,
      revision, first_seen_at)
    SELECT met.chamber_id, gen_random_uuid(), ${list.id}, met.subject, entry.nth, met.matter_id, met.matched_by,
      met.watched_name_id, ${list.court}, ${list.date}::date, entry.kind, entry.position, entry.item, entry.court_no,
      entry.coram, entry.time, entry.stage, entry.connected_to, entry.case_numbers[1], entry.petitioner, entry.respondent,
      entry.next_date, ${list.revision}, ${at}
    FROM (${met}) AS met JOIN entry ON entry.position = met.position
    ON CONFLICT (chamber_id, list_id, subject, nth) DO UPDATE SET
      matched_by = excluded.matched_by, watched_name_id = excluded.watched_name_id, kind = excluded.kind,
      position = excluded.position, item = excluded.item, court_no = excluded.court_no, coram = excluded.coram, time = excluded.time,
      stage = excluded.stage, connected_to = excluded.connected_to, case_number = excluded.case_number,
      petitioner = excluded.petitioner, respondent = excluded.respondent, next_date = excluded.next_date,
      revision = excluded.revision,
      first_seen_at = CASE WHEN known.gone_at IS NULL OR ${isTakenOff} THEN known.first_seen_at
        ELSE excluded.first_seen_at END,
      moved_at = CASE WHEN known.gone_at IS NOT NULL THEN NULL
        WHEN (known.court_no, known.item) IS DISTINCT FROM (excluded.court_no, excluded.item) THEN ${at}
        ELSE known.moved_at END,
      moved_from = CASE WHEN known.gone_at IS NOT NULL THEN NULL
        WHEN (known.court_no, known.item) IS DISTINCT FROM (excluded.court_no, excluded.item)
          THEN listed_place(known.court_no, known.item)
        ELSE known.moved_from END,
      changes = CASE WHEN ${isSamePlace} THEN known.changes ELSE '[]' END,
      gone_at = CASE WHEN ${isTakenOff} THEN known.gone_at END
    WHERE known.revision < excluded.revision OR known.gone_at IS NOT NULL`

  const isChanged = sql`(first_seen_at = ${at} OR moved_at = ${at} OR gone_at = ${at})`

  const ofMatter = (wanted: Wanted) =>
    wanted.kind === 'matter'
      ? sql`AND matter.chamber_id = ${wanted.chamberId} AND matter.id = ${wanted.matterId}`
      : sql``

  /**
   * Each establishment of a district numbers its cases itself. So cases with the same number and different CNRs are
   * different cases.
   */
  const isNoOther = (table: 'court_case' | 'matter') =>
    sql.raw(`(named.cnr IS NULL OR ${table}.cnr IS NULL OR starts_with(${table}.cnr, named.cnr))`)

  return {
    async matchMatters(span: Span, wanted: Wanted): Promise<void> {
      await run(
        tx,
        sql`
        WITH entry AS MATERIALIZED (${entries(span, wanted)}),
        named AS (SELECT entry.position, entry.nth, entry.cnr, one.key FROM entry, unnest(entry.keys) AS one(key)),
        followed AS (
          SELECT named.position, named.nth, case_key.case_id, case_key.kind
          FROM named JOIN case_key ON case_key.court = ${list.court} AND case_key.key = named.key
          JOIN court_case ON court_case.id = case_key.case_id
          WHERE ${isNoOther('court_case')}
          UNION ALL
          SELECT entry.position, entry.nth, court_case.id, 'cnr'
          FROM entry JOIN court_case ON court_case.cnr = entry.cnr AND court_case.court = ${list.court}
        ),
        met AS (
          SELECT followed.position, followed.nth, matter.chamber_id, matter.id, followed.kind
          FROM followed JOIN matter ON matter.case_id = followed.case_id
          WHERE matter.deleted_at IS NULL ${ofMatter(wanted)}
          UNION ALL
          SELECT named.position, named.nth, matter.chamber_id, matter.id, 'number'
          FROM named JOIN matter ON matter.hc_name = ${list.court}
            AND case_number_key(matter.case_type, matter.case_number, matter.case_year) = named.key
          WHERE matter.case_id IS NULL AND matter.deleted_at IS NULL AND ${isNoOther('matter')} ${ofMatter(wanted)}
          UNION ALL
          SELECT named.position, named.nth, matter.chamber_id, matter.id, 'alias'
          FROM named JOIN matter_alias ON matter_alias.court = ${list.court} AND matter_alias.key = named.key
          JOIN matter ON matter.chamber_id = matter_alias.chamber_id AND matter.id = matter_alias.matter_id
          WHERE matter.deleted_at IS NULL ${ofMatter(wanted)}
          UNION ALL
          SELECT entry.position, entry.nth, matter.chamber_id, matter.id, 'cnr'
          FROM entry JOIN matter ON matter.cnr = entry.cnr AND matter.hc_name = ${list.court}
          WHERE matter.case_id IS NULL AND matter.deleted_at IS NULL ${ofMatter(wanted)}
        )
        ${keep(sql`
          SELECT DISTINCT ON (chamber_id, id, nth) chamber_id, id::text AS subject, id AS matter_id, kind AS matched_by,
            NULL::uuid AS watched_name_id, position
          FROM met
          ORDER BY chamber_id, id, nth, array_position(ARRAY['number', 'cnr', 'alias'], kind), position`)}`,
      )
    },

    async matchNames(span: Span, wanted: Wanted): Promise<void> {
      const ofName =
        wanted.kind === 'name' ? sql`AND name.chamber_id = ${wanted.chamberId} AND name.id = ${wanted.nameId}` : sql``
      await run(
        tx,
        sql`
        WITH entry AS MATERIALIZED (${entries(span, wanted)})
        ${keep(sql`
          SELECT DISTINCT ON (name.chamber_id, subject, entry.nth) name.chamber_id,
            coalesce(entry.keys[1], entry.case_numbers[1]) AS subject, NULL::uuid AS matter_id, 'name' AS matched_by,
            name.id AS watched_name_id, entry.position
          FROM entry CROSS JOIN LATERAL unnest(entry.name_keys) AS sounds(like_name)
          JOIN watched_name AS name ON name.key = sounds.like_name
          WHERE (name.court IS NULL OR name.court = ${list.court}) ${ofName}
            AND NOT EXISTS (
              SELECT FROM listing AS fact
              WHERE fact.chamber_id = name.chamber_id AND fact.list_id = ${list.id} AND fact.revision = ${list.revision}
                AND fact.position = entry.position AND fact.matter_id IS NOT NULL)
          ORDER BY name.chamber_id, subject, entry.nth, entry.position, name.id`)}`,
      )
    },

    async removeTakenUp(span: Span): Promise<void> {
      await run(
        tx,
        sql`
        DELETE FROM listing AS suggestion
        WHERE suggestion.list_id = ${list.id} AND suggestion.matter_id IS NULL
          AND suggestion.position BETWEEN ${span.from} AND ${span.to} AND EXISTS (
          SELECT FROM listing AS fact
          WHERE fact.chamber_id = suggestion.chamber_id AND fact.list_id = suggestion.list_id
            AND fact.position = suggestion.position AND fact.revision = suggestion.revision
            AND fact.matter_id IS NOT NULL)`,
      )
    },

    /**
     * Marks listings that are not on the newest version of the list. Call this only after all rows of that version are
     * matched.
     */
    async markGone(): Promise<void> {
      await run(
        tx,
        sql`UPDATE listing SET gone_at = ${at}
            WHERE list_id = ${list.id} AND revision < ${list.revision} AND gone_at IS NULL`,
      )
    },

    async markMovedElsewhere(): Promise<void> {
      await run(
        tx,
        sql`
        UPDATE listing SET gone_at = ${at}
        WHERE list_id = ${list.id} AND gone_at IS NULL AND EXISTS (
          SELECT FROM listing AS elsewhere JOIN cause_list AS other ON other.id = elsewhere.list_id
          WHERE elsewhere.chamber_id = listing.chamber_id AND elsewhere.matter_id = listing.matter_id
            AND elsewhere.gone_at IS NULL AND other.court = ${list.court} AND other.date = ${list.date}
            AND other.kind = ${list.kind} AND other.read_at > ${list.read_at?.toISOString() ?? null}::timestamptz)`,
      )
    },

    /**
     * Adds one event per case, for all chambers with this case. A span selects the new and moved listings at these
     * positions; null selects the removed listings.
     */
    async insertCaseEvents(span: Span | null): Promise<void> {
      // Other chambers must not see a listing that a chamber confirmed by hand: its position is 0, and `matched_by` is
      // `sighting`.
      const here = span
        ? sql`gone_at IS NULL AND listing.position BETWEEN ${span.from} AND ${span.to}`
        : sql`gone_at IS NOT NULL AND matched_by <> 'sighting'`
      await run(
        tx,
        sql`
        INSERT INTO case_event (id, case_id, kind, before, after, seen_at)
        SELECT gen_random_uuid(), case_id, kind, before, after, ${at} FROM (
          SELECT DISTINCT matter.case_id,
            CASE WHEN gone_at = ${at} THEN 'unlisted' WHEN first_seen_at = ${at} THEN 'listed' ELSE 'listing-moved' END AS kind,
            CASE WHEN gone_at = ${at} THEN date::text
                 WHEN moved_at = ${at} THEN concat_ws(' / ', moved_from ->> 'court_no', moved_from ->> 'item') END AS before,
            CASE WHEN gone_at = ${at} THEN NULL
                 WHEN first_seen_at = ${at} THEN date::text
                 ELSE concat_ws(' / ', court_no, item) END AS after
          FROM listing JOIN matter ON matter.chamber_id = listing.chamber_id AND matter.id = listing.matter_id
          WHERE listing.list_id = ${list.id} AND matter.case_id IS NOT NULL AND ${isChanged} AND ${here}) AS changed
        WHERE NOT EXISTS (
          SELECT FROM case_event AS told
          WHERE told.case_id = changed.case_id AND told.kind = changed.kind AND told.seen_at = ${at})
          AND (kind <> 'listed' OR (
            SELECT known.kind FROM case_event AS known
            WHERE known.case_id = changed.case_id AND known.kind IN ('listed', 'unlisted')
              AND coalesce(known.after, known.before) = changed.after
            ORDER BY known.seen_at DESC LIMIT 1) IS DISTINCT FROM 'listed')`,
      )
    },

    async listChangedChambers(): Promise<ChamberId[]> {
      const rows = await run(
        tx,
        sql`SELECT DISTINCT chamber_id FROM listing WHERE list_id = ${list.id} AND ${isChanged}`,
      )
      return rows.map(({ chamber_id }) => chamber_id as ChamberId)
    },
  }
}
