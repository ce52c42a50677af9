import type { Side } from '@peshi/contract/matters/families'
import type { ChamberId, ClientId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
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

const namesAtMost = 1_000
/** A name such as `State of U.P.` is a party in every second matter. */
const foundAtMost = 400
const foundForAllAtMost = 4_000
const uncomparable = '?'
const uncomparableAtMost = 20
const rowsAtOnce = 2_000

export function nameSoundsRepo(tx: Tx, chamberId: ChamberId) {
  const ofOwner = (id: string) => and(eq(nameSound.chamber_id, chamberId), eq(nameSound.owner_id, id))

  return {
    async put(
      owner: SoundingName['owner'],
      id: MatterId | ClientId,
      names: readonly { name: string; side: Side | null }[],
    ): Promise<void> {
      const rows = names.slice(0, namesAtMost).flatMap(({ name, side }, position) =>
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
      const before = await tx
        .select({ sound: nameSound.sound, side: nameSound.side, position: nameSound.position, name: nameSound.name })
        .from(nameSound)
        .where(ofOwner(id))
      const line = (row: (typeof before)[number]) => JSON.stringify([row.position, row.side, row.name, row.sound])
      const known = new Set(before.map(line))
      if (before.length === rows.length && rows.every((row) => known.has(line(row)))) return
      await tx.delete(nameSound).where(ofOwner(id))
      for (let at = 0; at < rows.length; at += rowsAtOnce)
        await tx.insert(nameSound).values(rows.slice(at, at + rowsAtOnce))
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
      await tx.delete(nameSound).where(and(eq(nameSound.chamber_id, chamberId), inArray(nameSound.owner_id, [...ids])))
    },
  }
}
