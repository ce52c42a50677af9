import type { FamilyFir, FamilyLink, Fir } from '@peshi/contract/matters/families'
import type { CaseId, ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { matterAlias, matterFir, matterLink } from './families.schema.ts'

const atMost = 50

export async function listMattersByFir(tx: Tx, chamberId: ChamberId, key: string): Promise<MatterId[]> {
  const { rows } = (await tx.execute(sql`
    SELECT matter.id FROM matter
    WHERE matter.chamber_id = ${chamberId} AND matter.deleted_at IS NULL AND (
      matter.id IN (SELECT matter_id FROM matter_fir WHERE chamber_id = ${chamberId} AND key = ${key})
      OR matter.case_id IN (SELECT case_id FROM case_origin WHERE kind = 'fir' AND key = ${key}))
    ORDER BY matter.id LIMIT ${atMost}`)) as unknown as Rows
  return rows.map(({ id }) => id as MatterId)
}

const matterAtMost = 200
const suggestedAtMost = 20

export interface Relation {
  id: MatterId
  reason: 'same-fir' | 'below'
  is_later: boolean
  shared: string
}

const run = async (tx: Tx, statement: SQL) => ((await tx.execute(statement)) as unknown as Rows).rows

export function familiesRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(matterLink.chamber_id, chamberId)
  const between = (one: MatterId, other: MatterId) =>
    and(
      own,
      or(
        and(eq(matterLink.matter_id, one), eq(matterLink.of_matter_id, other)),
        and(eq(matterLink.matter_id, other), eq(matterLink.of_matter_id, one)),
      ),
    )

  return {
    async listIds(id: MatterId): Promise<MatterId[]> {
      const rows = await run(
        tx,
        sql`
        WITH RECURSIVE family(id) AS (
          SELECT ${id}::uuid
          UNION
          SELECT other.id
          FROM family
          JOIN matter_link AS link ON link.chamber_id = ${chamberId} AND link.state = 'linked'
            AND (link.matter_id = family.id OR link.of_matter_id = family.id)
          JOIN matter AS other ON other.chamber_id = ${chamberId} AND other.deleted_at IS NULL
            AND other.id = CASE WHEN link.matter_id = family.id THEN link.of_matter_id ELSE link.matter_id END
        )
        SELECT id FROM family LIMIT ${matterAtMost}`,
      )
      return rows.map((row) => row.id as MatterId)
    },

    listLinks: (ids: readonly MatterId[]): Promise<FamilyLink[]> =>
      tx
        .select({ matter_id: matterLink.matter_id, of_matter_id: matterLink.of_matter_id, kind: matterLink.kind })
        .from(matterLink)
        .where(
          and(
            own,
            eq(matterLink.state, 'linked'),
            sql`${matterLink.matter_id} = any(${uuids(ids)})`,
            sql`${matterLink.of_matter_id} = any(${uuids(ids)})`,
          ),
        )
        .orderBy(asc(matterLink.created_at), asc(matterLink.id)),

    async put(values: Omit<typeof matterLink.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.delete(matterLink).where(between(values.matter_id, values.of_matter_id))
      await tx.insert(matterLink).values({ ...values, chamber_id: chamberId })
    },

    async remove(one: MatterId, other: MatterId): Promise<boolean> {
      const rows = await tx
        .delete(matterLink)
        .where(and(between(one, other), eq(matterLink.state, 'linked')))
        .returning({ id: matterLink.id })
      return rows.length > 0
    },

    listAliases: (id: MatterId) =>
      tx
        .select()
        .from(matterAlias)
        .where(and(eq(matterAlias.chamber_id, chamberId), eq(matterAlias.matter_id, id)))
        .orderBy(asc(matterAlias.created_at), asc(matterAlias.id)),

    async insertAlias(values: Omit<typeof matterAlias.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx
        .insert(matterAlias)
        .values({ ...values, chamber_id: chamberId })
        .onConflictDoNothing()
    },

    removeAlias: (id: MatterId, aliasId: string) =>
      tx
        .delete(matterAlias)
        .where(and(eq(matterAlias.chamber_id, chamberId), eq(matterAlias.matter_id, id), eq(matterAlias.id, aliasId)))
        .returning()
        .then(takeFirst),

    findFir: (id: MatterId): Promise<Fir | null> =>
      tx
        .select({
          state: matterFir.state,
          district: matterFir.district,
          police_station: matterFir.police_station,
          number: matterFir.number,
          year: matterFir.year,
        })
        .from(matterFir)
        .where(and(eq(matterFir.chamber_id, chamberId), eq(matterFir.matter_id, id)))
        .then(takeFirst),

    async putFir(values: Omit<typeof matterFir.$inferInsert, 'chamber_id'>): Promise<void> {
      const { matter_id, ...changes } = values
      await tx
        .insert(matterFir)
        .values({ ...changes, matter_id, chamber_id: chamberId })
        .onConflictDoUpdate({ target: [matterFir.chamber_id, matterFir.matter_id], set: changes })
    },

    async removeFir(id: MatterId): Promise<void> {
      await tx.delete(matterFir).where(and(eq(matterFir.chamber_id, chamberId), eq(matterFir.matter_id, id)))
    },

    async listFirs(ids: readonly MatterId[]): Promise<FamilyFir[]> {
      const rows = await run(
        tx,
        sql`
        SELECT key, min(state) AS state, min(district) AS district, min(police_station) AS police_station,
          min(number) AS number, min(year) AS year, array_agg(matter_id) AS matter_ids
        FROM (
          SELECT matter_id, key, state, district, police_station, number, year FROM matter_fir
          WHERE chamber_id = ${chamberId} AND matter_id = ANY (${uuids(ids)})
          UNION ALL
          SELECT matter.id, origin.key, fir ->> 'state', fir ->> 'district', fir ->> 'police_station', fir ->> 'number',
            (fir ->> 'year')::integer
          FROM matter JOIN case_origin AS origin ON origin.case_id = matter.case_id AND origin.kind = 'fir'
          JOIN court_case ON court_case.id = matter.case_id CROSS JOIN LATERAL (SELECT record -> 'fir' AS fir) AS told
          WHERE matter.chamber_id = ${chamberId} AND matter.id = ANY (${uuids(ids)})
            AND NOT EXISTS (SELECT FROM matter_fir WHERE matter_fir.chamber_id = ${chamberId} AND matter_fir.matter_id = matter.id)
        ) AS known
        GROUP BY key ORDER BY min(year), key`,
      )
      return rows.map(({ key: _, ...row }) => row as unknown as FamilyFir)
    },

    async listRelations(id: MatterId, caseId: CaseId | null): Promise<Relation[]> {
      const rows = await run(
        tx,
        sql`
        WITH mine AS (
          SELECT 'fir' AS kind, key FROM matter_fir WHERE chamber_id = ${chamberId} AND matter_id = ${id}
          UNION SELECT kind, key FROM case_origin WHERE case_id = ${caseId}
        ), numbers AS (
          SELECT key FROM case_key WHERE case_id = ${caseId}
          UNION SELECT key FROM matter_alias WHERE chamber_id = ${chamberId} AND matter_id = ${id} AND key IS NOT NULL
          UNION SELECT case_number_key(case_type, case_number, case_year) FROM matter
            WHERE chamber_id = ${chamberId} AND id = ${id}
        ), related AS (
          SELECT other.matter_id AS id, 'same-fir' AS reason, false AS is_later, other.key
          FROM mine JOIN matter_fir AS other ON other.chamber_id = ${chamberId} AND other.key = mine.key
          WHERE mine.kind = 'fir'
          UNION ALL
          SELECT other.id, 'same-fir', false, origin.key
          FROM mine JOIN case_origin AS origin ON origin.kind = 'fir' AND origin.key = mine.key
          JOIN matter AS other ON other.case_id = origin.case_id AND other.chamber_id = ${chamberId}
          WHERE mine.kind = 'fir'
          UNION ALL
          SELECT other.id, 'below', true, mine.key
          FROM mine JOIN matter AS other ON other.chamber_id = ${chamberId} AND other.deleted_at IS NULL
            AND case_number_key(other.case_type, other.case_number, other.case_year) = mine.key
          WHERE mine.kind = 'below'
          UNION ALL
          SELECT alias.matter_id, 'below', true, mine.key
          FROM mine JOIN matter_alias AS alias ON alias.chamber_id = ${chamberId} AND alias.key = mine.key
          WHERE mine.kind = 'below'
          UNION ALL
          SELECT other.id, 'below', false, origin.key
          FROM numbers JOIN case_origin AS origin ON origin.kind = 'below' AND origin.key = numbers.key
          JOIN matter AS other ON other.case_id = origin.case_id AND other.chamber_id = ${chamberId}
        )
        SELECT DISTINCT ON (related.id) related.id, reason, is_later, related.key AS shared
        FROM related JOIN matter ON matter.chamber_id = ${chamberId} AND matter.id = related.id
        WHERE matter.deleted_at IS NULL AND related.id <> ${id}
          AND NOT EXISTS (
            SELECT FROM matter_link AS link WHERE link.chamber_id = ${chamberId}
              AND ((link.matter_id = ${id} AND link.of_matter_id = related.id)
                OR (link.of_matter_id = ${id} AND link.matter_id = related.id)))
        ORDER BY related.id, reason
        LIMIT ${suggestedAtMost}`,
      )
      return rows.map((row) => row as unknown as Relation)
    },
  }
}

export type AliasRow = Awaited<ReturnType<ReturnType<typeof familiesRepo>['listAliases']>>[number]

const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`
