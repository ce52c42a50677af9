import { type CodeAct, codeActs, codePairs } from '@peshi/contract/matters/criminal-sections'
import { counterpartsOf } from '@peshi/contract/matters/criminal-sections/counterparts'
import type { ChallengeId, ChamberId, FirTrackerId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { FirStatus } from '@peshi/contract/trackers/firs'
import { and, arrayContains, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { trackersRepo } from '../trackers/trackers.repo.ts'
import { firFind, firReading, firTracker } from './firs.schema.ts'

export type FirRow = typeof firTracker.$inferSelect
export type NewFir = Omit<typeof firTracker.$inferInsert, 'chamber_id' | 'id'>
type NewFind = Omit<typeof firFind.$inferInsert, 'chamber_id'>

export function firsRepo(tx: Tx, chamberId: ChamberId) {
  const trackers = trackersRepo(tx, chamberId, {
    table: firTracker,
    kind: 'fir',
    text: searchText,
    besides: byCounterpart,
    inState: (state: FirStatus) => eq(firTracker.status, state),
  })
  const { alive } = trackers

  return {
    ...trackers,

    async findByKey(key: string, district: string): Promise<FirTrackerId | null> {
      const [row] = await tx
        .select({ id: firTracker.id })
        .from(firTracker)
        .where(and(alive, eq(firTracker.key, key), eq(sql`lower(${firTracker.district})`, district.toLowerCase())))
      return row?.id ?? null
    },

    listByMatter: (id: MatterId) =>
      tx
        .select()
        .from(firTracker)
        .where(and(alive, arrayContains(firTracker.matter_ids, [id]))),

    addReading: (values: Omit<typeof firReading.$inferInsert, 'chamber_id' | 'id'>) =>
      tx.insert(firReading).values({ ...values, chamber_id: chamberId }),

    listReadings: (id: FirTrackerId, limit: number) =>
      tx
        .select({ at: firReading.at, source: firReading.source, changes: firReading.changes, by: person.name })
        .from(firReading)
        .leftJoin(person, eq(person.id, firReading.by))
        .where(and(eq(firReading.chamber_id, chamberId), eq(firReading.tracker_id, id)))
        .orderBy(desc(firReading.at), desc(firReading.id))
        .limit(limit),

    async insertFind(values: NewFind, now: Date): Promise<void> {
      await this.removeFindsBefore(now)
      await tx.insert(firFind).values({ ...values, chamber_id: chamberId })
    },
    removeFindsBefore: (now: Date) =>
      tx.delete(firFind).where(and(eq(firFind.chamber_id, chamberId), lt(firFind.expires_at, now))),

    takePicture: (id: ChallengeId, personId: PersonId) =>
      tx
        .delete(firFind)
        .where(and(isOwnFind(id, personId), isNull(firFind.found)))
        .returning()
        .then(takeFirst),

    async findFound(id: ChallengeId, personId: PersonId, now: Date) {
      const [row] = await tx
        .select()
        .from(firFind)
        .where(and(isOwnFind(id, personId), isNotNull(firFind.found)))
      return row && row.expires_at > now ? row : null
    },
  }

  function isOwnFind(id: ChallengeId, personId: PersonId) {
    return and(eq(firFind.chamber_id, chamberId), eq(firFind.id, id), eq(firFind.person_id, personId))
  }
}

const searchText = sql`concat_ws(' ', '/' || ${firTracker.number} || '/' || ${firTracker.year}, ${firTracker.police_station},
  ${firTracker.district}, ${firTracker.state}, '/' || ${firTracker.later_number} || '/' || ${firTracker.later_year},
  ${firTracker.accused}::text, ${firTracker.sections}::text, ${firTracker.note})`

const codeNamed = (word: string) => codeActs.find((code) => code.toLowerCase() === word)
const otherOf = (code: CodeAct) => {
  const pair = codePairs.find((one) => one.old === code || one.new === code)
  return pair?.old === code ? pair.new : pair?.old
}

/**
 * FIRs with the section that corresponds to a searched one: `302` and `ipc 302` find BNS 103(1). A section without a code
 * may be of any code.
 */
function byCounterpart(word: string, words: readonly string[]): SQL | null {
  const named = words.flatMap((one) => codeNamed(one) ?? [])
  const has = (known: readonly { act: string; section?: string }[]) =>
    known.length === 0
      ? null
      : sql`${firTracker.sections} @> any (${sql.param(known.map((one) => JSON.stringify([one])))}::jsonb[])`
  const code = codeNamed(word)
  if (code) {
    const other = words.some((one) => /^\d/.test(one)) ? otherOf(code) : undefined
    return has(other ? [{ act: other }] : [])
  }
  if (!/^\d/.test(word)) return null
  const found = (named.length > 0 ? named : codeActs).flatMap((act) => counterpartsOf({ act, section: word }).to)
  return has(found.flatMap((one) => [one, { act: one.act, section: one.section.replace(/\(.*$/, '') }]))
}
