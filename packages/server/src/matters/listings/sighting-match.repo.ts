import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import type { ListRow } from '../../courts/lists-and-boards/lists.repo.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'

type List = Pick<ListRow, 'id' | 'court' | 'date' | 'kind' | 'revision' | 'sightings'>

/** Without parameters: Citus divides these statements, and a part that lacks a parameter cannot tell its type. */
const run = async (tx: Tx, statement: SQL) => ((await tx.execute(statement.inlineParams())) as unknown as Rows).rows

export function sightingMatchRepo(tx: Tx, list: List, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const here = sql`sighted.list_id = ${list.id} AND sighted.revision = ${list.revision}`

  return {
    /**
     * Finds matters that the list names outside its entries. Run this after matching the entries, because a matter with
     * an entry needs no sighting. A null `matter` means all matters.
     */
    async match(matter: { chamberId: ChamberId; id: MatterId } | null): Promise<void> {
      // An advance list only says which cases may be listed later.
      if (list.sightings === 0 || list.kind === 'advance') return
      const ofMatter = matter ? sql`AND matter.chamber_id = ${matter.chamberId} AND matter.id = ${matter.id}` : sql``
      await run(
        tx,
        sql`
        WITH named AS MATERIALIZED (
          SELECT sighted.position, one.key FROM cause_list_sighting AS sighted, unnest(sighted.keys) AS one(key)
          WHERE ${here}),
        met AS (
          SELECT named.position, matter.chamber_id, matter.id
          FROM named JOIN case_key ON case_key.court = ${list.court} AND case_key.key = named.key
          JOIN matter ON matter.case_id = case_key.case_id
          WHERE matter.deleted_at IS NULL ${ofMatter}
          UNION
          SELECT named.position, matter.chamber_id, matter.id
          FROM named JOIN matter ON matter.hc_name = ${list.court}
            AND case_number_key(matter.case_type, matter.case_number, matter.case_year) = named.key
          WHERE matter.case_id IS NULL AND matter.deleted_at IS NULL ${ofMatter}
          UNION
          SELECT named.position, matter.chamber_id, matter.id
          FROM named JOIN matter_alias ON matter_alias.court = ${list.court} AND matter_alias.key = named.key
          JOIN matter ON matter.chamber_id = matter_alias.chamber_id AND matter.id = matter_alias.matter_id
          WHERE matter.deleted_at IS NULL ${ofMatter})
        INSERT INTO sighting AS known (chamber_id, id, list_id, matter_id, page, court, date, case_number, near_item,
          court_no, words, revision, first_seen_at)
        SELECT DISTINCT ON (met.chamber_id, met.id, sighted.page) met.chamber_id, gen_random_uuid(), ${list.id}, met.id,
          sighted.page, ${list.court}, ${list.date}::date, sighted.case_number, sighted.near_item, sighted.court_no,
          sighted.words, ${list.revision}, ${at}
        FROM met JOIN cause_list_sighting AS sighted ON ${here} AND sighted.position = met.position
        WHERE NOT EXISTS (
          SELECT FROM listing AS fact
          WHERE fact.chamber_id = met.chamber_id AND fact.list_id = ${list.id} AND fact.matter_id = met.id
            AND fact.revision = ${list.revision} AND fact.gone_at IS NULL AND fact.matched_by <> 'sighting')
        ORDER BY met.chamber_id, met.id, sighted.page, sighted.position
        ON CONFLICT (chamber_id, list_id, matter_id, page) DO UPDATE SET
          case_number = excluded.case_number, near_item = excluded.near_item, court_no = excluded.court_no,
          words = excluded.words, revision = excluded.revision, gone_at = NULL,
          first_seen_at = CASE WHEN known.gone_at IS NULL THEN known.first_seen_at ELSE excluded.first_seen_at END
        WHERE known.revision < excluded.revision OR known.gone_at IS NOT NULL`,
      )
    },

    async keepConfirmed(): Promise<void> {
      await run(
        tx,
        sql`
        UPDATE listing SET revision = ${list.revision}, gone_at = NULL
        WHERE list_id = ${list.id} AND matched_by = 'sighting' AND revision < ${list.revision} AND EXISTS (
          SELECT FROM sighting
          WHERE sighting.chamber_id = listing.chamber_id AND sighting.list_id = ${list.id}
            AND sighting.matter_id = listing.matter_id AND sighting.revision = ${list.revision}
            AND sighting.confirmed_at IS NOT NULL AND sighting.gone_at IS NULL)`,
      )
    },

    async markGone(isWhole: boolean): Promise<void> {
      await run(
        tx,
        sql`
        UPDATE sighting AS old SET gone_at = ${at}
        WHERE old.list_id = ${list.id} AND old.revision < ${list.revision} AND old.gone_at IS NULL AND (
          ${isWhole}
          OR EXISTS (
            SELECT FROM sighting AS newer
            WHERE newer.chamber_id = old.chamber_id AND newer.list_id = ${list.id}
              AND newer.matter_id = old.matter_id AND newer.revision = ${list.revision})
          OR EXISTS (
            SELECT FROM listing AS fact
            WHERE fact.chamber_id = old.chamber_id AND fact.list_id = ${list.id} AND fact.matter_id = old.matter_id
              AND fact.revision = ${list.revision} AND fact.matched_by <> 'sighting'))`,
      )
    },

    async listChangedChambers(): Promise<ChamberId[]> {
      const rows = await run(
        tx,
        sql`SELECT DISTINCT chamber_id FROM sighting
            WHERE list_id = ${list.id} AND (first_seen_at = ${at} OR gone_at = ${at})`,
      )
      return rows.map(({ chamber_id }) => chamber_id as ChamberId)
    },
  }
}
