import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ImportId, MatterId } from '@peshi/contract/platform/ids'
import type { ImportMapping, ImportOptions } from '@peshi/contract/records/imports'
import { ownTypes } from '../../courts/courts/case-keys.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type ImportRowRecord, importsRepo, type RowChange } from './imports.repo.ts'
import { type CourtKnowledge, contradictsOrder, type Judgement, judgeRow } from './judge-row.ts'
import { keysOfValues, knownBy } from './known-cases.ts'
import { resolveCourt } from './resolve-court.ts'

/** Rows per batch. More would block the embedded database's only connection for over 50 ms. */
const batch = 250

export const courtKnowledge = (courts: Context['courts']): CourtKnowledge => ({
  resolve: remembering(resolveCourt),
  isFindable: remembering(courts.isFindable),
  findBy: courts.findBy,
  asks: courts.asks,
  ownTypes,
  opensByCnr: (court, cnr) => courts.refOfCnr(court, cnr) !== null,
})

function remembering<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? find(key)
    known.set(key, value)
    return value
  }
}

/**
 * If several rows have the same case, the first is used.
 * Reads as the chamber, so that a case counts as known even if it is hidden from the importing person.
 */
export async function judgeImport(
  { db, courts, clock }: Pick<Context, 'db' | 'courts' | 'clock'>,
  { chamberId }: Pick<Actor, 'chamberId'>,
  id: ImportId,
  mapping: ImportMapping,
  options: ImportOptions,
): Promise<void> {
  const knowledge = courtKnowledge(courts)
  const today = courtDateAt(clock.now())
  const isDoubtful =
    mapping.next_date !== undefined && (await someRow((cells) => contradictsOrder(cells, mapping, options, today)))
  const seen = new Set<string>()
  for (let after = 0; ; ) {
    const rows = await db.asChamber(chamberId, (tx) => importsRepo(tx, chamberId).listAfter(id, after, batch))
    const last = rows.at(-1)
    if (!last) return
    const judged = rows.map((row) => ({
      row,
      judgement: judgeRow(row.cells, mapping, options, knowledge, today, isDoubtful),
    }))
    await db.asChamber(chamberId, async (tx) => {
      const repo = importsRepo(tx, chamberId)
      const all = judged.flatMap(({ judgement: { values } }) => values ?? [])
      const known = await knownBy(repo, all)
      await repo.changeRows(
        id,
        judged.map(({ row, judgement }) => decide(row, judgement, known, seen)),
      )
    })
    after = last.position
  }

  async function someRow(is: (cells: readonly string[]) => boolean): Promise<boolean> {
    for (let after = 0; ; ) {
      const rows = await db.asChamber(chamberId, (tx) => importsRepo(tx, chamberId).listAfter(id, after, batch))
      const last = rows.at(-1)
      if (!last) return false
      if (rows.some(({ cells }) => is(cells))) return true
      after = last.position
    }
  }
}

function decide(
  { position }: ImportRowRecord,
  { state, values, reason }: Judgement,
  known: ReadonlyMap<string, MatterId>,
  seen: Set<string>,
): RowChange {
  if (!values || state === 'faulty') return { position, state, values, reason }
  const keys = keysOfValues(values)
  const matterId = keys.flatMap((key) => known.get(key) ?? [])[0]
  if (matterId) return { position, state: 'duplicate', values, reason: 'followed-already', matterId }
  if (keys.some((key) => seen.has(key))) return { position, state: 'duplicate', values, reason: 'twice-in-file' }
  for (const key of keys) seen.add(key)
  return { position, state, values }
}
