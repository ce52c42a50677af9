import { type ListChange, type ListingChange, takesOffList } from '@peshi/contract/courts/list-changes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { isSameBench } from '@peshi/courts/cause-lists/same-bench'
import { type SQL, sql } from 'drizzle-orm'
import { keysOf } from '../../courts/courts/case-keys.ts'
import { listsRepo } from '../../courts/lists-and-boards/lists.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { run } from './match.repo.ts'

interface Day {
  court: CourtId
  date: CourtDate
}

interface Changed {
  id: string
  chamber_id: ChamberId
}

interface Announced {
  change: ListChange
  list: string
}

export function listingChangesRepo(tx: Tx, { court, date }: Day, at: Date) {
  const ofDay = sql`court = ${court} AND date = ${date}::date`

  async function findCorams(bench: string | null): Promise<string[]> {
    if (bench === null) return []
    const rows = await run(
      tx,
      sql`SELECT DISTINCT array_to_string(coram, ' | ') AS coram FROM listing WHERE ${ofDay} AND coram <> '{}'`,
    )
    return rows.map(({ coram }) => String(coram)).filter((coram) => isSameBench(coram, bench))
  }

  /** Null if the change names neither a case number, nor an item of a bench, nor a bench that does not sit. */
  async function isAbout({ kind, bench, item, case_numbers }: ListChange): Promise<SQL | null> {
    const corams = await findCorams(bench)
    const isBench = corams.length > 0 ? sql`array_to_string(coram, ' | ') IN ${corams}` : null
    if (kind === 'not-sitting') return isBench
    const isItem = item === null ? sql`true` : sql`item = ${item}`
    const keys = case_numbers.flatMap((number) => keysOf(court, number))
    if (keys.length === 0) return item === null ? null : isBench && sql`${isItem} AND ${isBench}`
    return sql`${isItem} AND ${isBench ?? sql`true`} AND EXISTS (
      SELECT FROM cause_list_entry AS entry
      WHERE entry.list_id = listing.list_id AND entry.revision = listing.revision AND entry.position = listing.position
        AND entry.keys && ${sql.raw(`'{${keys.map((key) => JSON.stringify(key).replaceAll("'", "''")).join(',')}}'`)}::text[])`
  }

  /** Adds the change to each listing that it is about and that does not have it, and returns these listings. */
  async function add({ change, list }: Announced, ofMatter: SQL): Promise<Changed[]> {
    const about = await isAbout(change)
    if (about === null) return []
    const { kind, instead, text } = change
    const added: ListingChange = { kind, instead, text, list, at: at.toISOString() }
    const gone_at = takesOffList(change) ? sql`coalesce(gone_at, ${at.toISOString()}::timestamptz)` : sql`gone_at`
    const rows = await run(
      tx,
      sql`
      UPDATE listing SET changes = changes || ${JSON.stringify([added])}::jsonb, gone_at = ${gone_at}
      WHERE ${ofDay} AND ${ofMatter} AND NOT changes @> ${JSON.stringify([{ kind, text }])}::jsonb AND ${about}
      RETURNING id, chamber_id`,
    )
    return rows as unknown as Changed[]
  }

  return {
    /** Adds what the court's lists announced of this day. */
    async addAnnounced(matterId: MatterId | null): Promise<Changed[]> {
      const changed: Changed[] = []
      const ofMatter = matterId === null ? sql`true` : sql`matter_id = ${matterId}`
      for (const { changes, title, date: day } of await listsRepo(tx).listAnnouncing(court, date))
        for (const change of changes ?? [])
          if ((change.date ?? day) === date) changed.push(...(await add({ change, list: title }, ofMatter)))
      return changed
    },

    addOne: (change: ListChange, list: string, matterId: MatterId): Promise<Changed[]> =>
      add({ change, list }, sql`matter_id = ${matterId}`),
  }
}
