import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { matterAlias } from '../families/families.schema.ts'

export interface Named {
  court: CourtId | null
  cnr: string | null
  keys: readonly string[]
}

interface Row {
  id: MatterId
  title: string
  court: CourtId
  cnr: string | null
  key: string | null
}

const atOnce = 2_000

/**
 * Finds a matter by its CNR, or by its case number if no other matter has the number. A null `court` means all courts.
 */
export async function findKnownMatters(tx: Tx, { chamberId }: Actor, named: readonly Named[]) {
  const live = and(eq(matter.chamber_id, chamberId), isNull(matter.deleted_at))
  const key = sql<string | null>`case_number_key(${matter.case_type}, ${matter.case_number}, ${matter.case_year})`
  const shown = { id: matter.id, title: matter.title, court: matter.hc_name, cnr: matter.cnr }
  const ofNumbers = (keys: string[], cnrs: string[]) =>
    union(
      tx
        .select({ ...shown, key: key.as('key') })
        .from(matter)
        .where(and(live, or(inArray(key, keys), inArray(matter.cnr, cnrs)))),
      tx
        .select({ ...shown, key: sql<string | null>`${matterAlias.key}`.as('key') })
        .from(matterAlias)
        .innerJoin(matter, and(eq(matter.chamber_id, matterAlias.chamber_id), eq(matter.id, matterAlias.matter_id)))
        .where(and(live, eq(matterAlias.chamber_id, chamberId), inArray(matterAlias.key, keys))),
    )
  const rows: Row[] = []
  const keys = [...new Set(named.flatMap((one) => one.keys))]
  const cnrs = [...new Set(named.flatMap(({ cnr }) => cnr ?? []))]
  for (let from = 0; from < Math.max(keys.length, cnrs.length); from += atOnce)
    rows.push(...(await ofNumbers(keys.slice(from, from + atOnce), cnrs.slice(from, from + atOnce))))
  const byKey = Map.groupBy(rows, (row) => row.key)
  const byCnr = new Map(rows.map((row) => [row.cnr, row]))

  return (one: Named): { _id: MatterId; title: string } | null => {
    const ofCnr = one.cnr === null ? undefined : byCnr.get(one.cnr)
    const fits = one.keys
      .flatMap((each) => byKey.get(each) ?? [])
      .filter((row) => one.court === null || row.court === one.court)
      .filter((row) => one.cnr === null || row.cnr === null || row.cnr === one.cnr)
    const found = ofCnr ?? (new Set(fits.map(({ id }) => id)).size === 1 ? fits[0] : undefined)
    return found ? { _id: found.id, title: found.title } : null
  }
}

export async function readName(tx: Tx, { personId }: Actor): Promise<string> {
  const [row] = await tx.select({ name: person.name }).from(person).where(eq(person.id, personId))
  return row?.name ?? '—'
}
