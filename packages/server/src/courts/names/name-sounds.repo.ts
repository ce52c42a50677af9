import type { PartyRole } from '@peshi/contract/clients/client-kinds'
import type { Side } from '@peshi/contract/matters/families'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { insertsInto } from '../../platform/db/insert-rows.ts'
import { isComparable } from './name-keys.ts'
import { nameKeys, wordKeys } from './name-sounds.ts'
import { type NameOwner, nameSound } from './names.schema.ts'
import type { PartyPerson } from './party-names.ts'
import { noteKeysWritten } from './rekey.ts'

export interface SoundingName {
  owner: NameOwner
  owner_id: string
  side: Side | null
  name: string
  role: PartyRole | null
}

interface Named {
  id: string
  /** The names that the conflict check compares. */
  persons?: readonly (PartyPerson & { side: Side | null })[]
  /** The texts whose words the search finds. */
  words: readonly (string | null)[]
  advocates?: readonly string[]
}

type Row = Pick<typeof nameSound.$inferInsert, 'position' | 'side' | 'name' | 'role' | 'sound'>

const namesAtMost = 1_000
/** A name such as `State of U.P.` is a party in every second matter. */
const foundAtMost = 400
const foundForAllAtMost = 4_000
const uncomparable = '?'
const uncomparableAtMost = 20

const insertNames = insertsInto(nameSound)

const lineOf = (row: Row) => JSON.stringify([row.position, row.side, row.name, row.role, row.sound])

function areSame(before: readonly Row[], rows: readonly Row[]): boolean {
  const lines = new Set(before.map(lineOf))
  return before.length === rows.length && rows.every((row) => lines.has(lineOf(row)))
}

export function nameSoundsRepo(tx: Tx, chamberId: ChamberId) {
  const ofOwners = (ids: readonly string[]) =>
    and(eq(nameSound.chamber_id, chamberId), inArray(nameSound.owner_id, [...ids]))

  const rowsOf = (owner: NameOwner, { id, persons = [], words, advocates = [] }: Named) =>
    [
      ...persons.slice(0, namesAtMost).map((person) => ({
        ...person,
        name: person.name.slice(0, 300),
        sounds: [...nameKeys(person.name), ...(isComparable(person.name) ? [] : [uncomparable])],
      })),
      { name: '', side: null, role: 'words' as const, sounds: wordKeys(words.join(', ')) },
      { name: '', side: null, role: 'advocate' as const, sounds: wordKeys(advocates.join(', ')) },
    ].flatMap(({ sounds, ...row }, position) =>
      sounds.map((sound) => ({ chamber_id: chamberId, owner, owner_id: id, position, ...row, sound })),
    )

  return {
    async put(owner: NameOwner, named: readonly Named[]): Promise<void> {
      if (named.length === 0) return
      const before = await tx
        .select({
          owner_id: nameSound.owner_id,
          sound: nameSound.sound,
          side: nameSound.side,
          position: nameSound.position,
          name: nameSound.name,
          role: nameSound.role,
        })
        .from(nameSound)
        .where(ofOwners(named.map(({ id }) => id)))
      const rowsByOwner = Map.groupBy(before, (row) => row.owner_id)
      const changed = named
        .map((one) => ({ id: one.id, rows: rowsOf(owner, one) }))
        .filter(({ id, rows }) => !areSame(rowsByOwner.get(id) ?? [], rows))
      if (changed.length === 0) return
      const old = changed.filter(({ id }) => rowsByOwner.has(id))
      if (old.length > 0) await tx.delete(nameSound).where(ofOwners(old.map(({ id }) => id)))
      await insertNames(
        tx,
        changed.flatMap(({ rows }) => rows),
      )
      await noteKeysWritten(tx, chamberId)
    },

    async find(
      names: readonly string[],
      { askers = 1, owner }: { askers?: number; owner?: NameOwner } = {},
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
            role: sql<PartyRole | null>`${nameSound.role}`,
          })
          .from(nameSound)
          .where(
            and(
              eq(nameSound.chamber_id, chamberId),
              owner && eq(nameSound.owner, owner),
              inArray(nameSound.sound, keys),
            ),
          )
          .groupBy(nameSound.owner, nameSound.owner_id, nameSound.side, nameSound.name, nameSound.role)
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
