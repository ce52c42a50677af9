import type { FirTrackerId } from '@peshi/contract/platform/ids'
import { Conflict } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckHandler, DueCheckOutcome } from '../due-checks/kind.ts'
import { compareFir } from './compare-fir.ts'
import { readFirs } from './fir-source.ts'
import { type FirRow, firsRepo } from './firs.repo.ts'

export function firChecks(context: Pick<Context, 'db' | 'clock' | 'emit' | 'courts'>): DueCheckHandler {
  const { db, clock, emit, courts } = context

  function askedOf({ court, query, state, district, police_station }: FirRow) {
    if (!court || !query)
      throw new Conflict('Nobody can be asked for this FIR: it was typed in by hand.', 'fir-by-hand')
    return { court, query, place: { state, district, police_station } }
  }

  return {
    kind: 'fir',

    async ask(check) {
      const row = await db.asChamber(check.chamber_id, (tx) =>
        firsRepo(tx, check.chamber_id).get(check.subject_id as FirTrackerId),
      )
      const { court, query } = askedOf(row)
      return courts.challenge(court, query)
    },

    async answer(actor, check, answer, session): Promise<DueCheckOutcome> {
      const id = check.subject_id as FirTrackerId
      const before = await db.asChamber(actor, (tx) => firsRepo(tx, actor.chamberId).get(id))
      const [read] = await readFirs(context, askedOf(before), answer, session)
      return db.asChamber(actor, async (tx) => {
        const repo = firsRepo(tx, actor.chamberId)
        const row = await repo.lock(id)
        if (!row) return { state: 'done', result: 'The tracker was deleted meanwhile.', code: 'tracker-deleted' }
        const at = clock.now()
        const { changes, values } = read ? compareFir(row, read) : { changes: [], values: {} }
        const code = !read ? 'fir-none' : changes.length > 0 ? 'fir-changed' : 'fir-same'
        await repo.update(id, {
          ...values,
          last_checked_at: at,
          last_result: code,
          ...(changes.length > 0 && { changed_at: at }),
        })
        if (read && changes.length > 0) await repo.addReading({ tracker_id: id, source: read.source, at, changes })
        const about = { subject: { kind: 'fir', id }, matterId: row.matter_ids[0] ?? null }
        await emit(
          tx,
          actor,
          ...changes.map(({ field, before: was, after }) => ({
            type: 'fir.changed' as const,
            ...about,
            detail: { field, before: was, after },
          })),
          { type: 'fir.checked', ...about, detail: { changes: changes.length } },
        )
        const againAt = new Date(at.getTime() + row.check_every * 86_400_000)
        return { state: 'done', result: results[code], code, againAt }
      })
    },
  }
}

const results = {
  'fir-none': 'No FIR with this number.',
  'fir-changed': 'The FIR has changed.',
  'fir-same': 'No change.',
}
