import type { Side } from '@peshi/contract/matters/families'
import type { ChamberId, ClientId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { insertsInto } from '../../platform/db/insert-rows.ts'
import { isComparable } from './name-keys.ts'
import { nameKeys } from './name-sounds.ts'
import { nameSound } from './names.schema.ts'
import { noteKeysWritten } from './rekey.ts'

export interface SoundingName {
  owner: 'matter' | 'client'
  owner_id: string
  side: Side | null
  name: string
}

interface Named {
  id: MatterId | ClientId
  names: readonly { name: string; side: Side | null }[]
}

type Row = Pick<typeof nameSound.$inferInsert, 'position' | 'side' | 'name' | 'sound'>

const namesAtMost = 1_000
/** A name such as `State of U.P.` is a party in every second matter. */
const foundAtMost = 400
const foundForAllAtMost = 4_000
const uncomparable = '?'
const uncomparableAtMost = 20

const insertNames = insertsInto(nameSound)

const lineOf = (row: Row) => JSON.stringify([row.position, row.side, row.name, row.sound])

function areSame(before: readonly Row[], rows: readonly Row[]): boolean {
  const known = new Set(before.map(lineOf))
  return before.length === rows.length && rows.every((row) => known.has(lineOf(row)))
}

export function nameSoundsRepo(tx: Tx, chamberId: ChamberId) {
  const ofOwners = (ids: readonly string[]) =>
    and(eq(nameSound.chamber_id, chamberId), inArray(nameSound.owner_id, [...ids]))

  const rowsOf = (owner: SoundingName['owner'], id: string, names: Named['names']) =>
    names.slice(0, namesAtMost).flatMap(({ name, side }, position) =>
      [...nameKeys(name), ...(isComparable(name) ? [] : [uncomparable])].map((sound) => ({
        chamber_id: chamberId,
        owner,
        owner_id: id,
        side,
        position,
        name: name.slice(0, 300),
        sound,
      })),
    )

  return {
    async put(owner: SoundingName['owner'], named: readonly Named[]): Promise<void> {
      if (named.length === 0) return
      const before = await tx
        .select({
          owner_id: nameSound.owner_id,
          sound: nameSound.sound,
          side: nameSound.side,
          position: nameSound.position,
          name: nameSound.name,
        })
        .from(nameSound)
        .where(ofOwners(named.map(({ id }) => id)))
      const known = Map.groupBy(before, (row) => row.owner_id)
      const changed = named
        .map(({ id, names }) => ({ id, rows: rowsOf(owner, id, names) }))
        .filter(({ id, rows }) => !areSame(known.get(id) ?? [], rows))
      if (changed.length === 0) return
      const old = changed.filter(({ id }) => known.has(id))
      if (old.length > 0) await tx.delete(nameSound).where(ofOwners(old.map(({ id }) => id)))
      await insertNames(
        tx,
        changed.flatMap(({ rows }) => rows),
      )
      await noteKeysWritten(tx, chamberId)
    },

    async find(
      names: readonly string[],
      { askers = 1, owner }: { askers?: number; owner?: SoundingName['owner'] } = {},
    ): Promise<SoundingName[]> {
      const keys = [...new Set(names.flatMap(nameKeys))]
      if (keys.length === 0) return []
      return (
        tx
          .select({
            owner: nameSound.owner,
            owner_id: nameSound.owner_id,
            side: nameSound.side,
            name: nameSound.name,
          })
          .from(nameSound)
          .where(
            and(
              eq(nameSound.chamber_id, chamberId),
              owner && eq(nameSound.owner, owner),
              inArray(nameSound.sound, keys),
            ),
          )
          .groupBy(nameSound.owner, nameSound.owner_id, nameSound.side, nameSound.name)
          // Exact matches (`=`) come first, because the limit drops the hits at the end.
          .orderBy(sql`bool_or(${nameSound.sound} LIKE '=%') DESC, ${nameSound.owner}, ${nameSound.owner_id} DESC`)
          .limit(Math.min(foundAtMost * Math.max(askers, 1), foundForAllAtMost))
      )
    },

    async listUncomparable(): Promise<string[]> {
      const rows = await tx
        .selectDistinct({ name: nameSound.name })
        .from(nameSound)
        .where(and(eq(nameSound.chamber_id, chamberId), eq(nameSound.sound, uncomparable)))
        .orderBy(nameSound.name)
        .limit(uncomparableAtMost)
      return rows.map(({ name }) => name)
    },

    async removeOf(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await tx.delete(nameSound).where(ofOwners(ids))
    },
  }
}
