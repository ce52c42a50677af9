import { Conflict } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckHandler } from '../due-checks/kind.ts'
import { trackerChecks } from '../trackers/tracker-checks.ts'
import { compareFir } from './compare-fir.ts'
import { readFirs } from './fir-source.ts'
import { firKind } from './firs.present.ts'
import { type FirRow, firsRepo } from './firs.repo.ts'

export function firChecks(context: Pick<Context, 'db' | 'clock' | 'emit' | 'courts'>): DueCheckHandler {
  function askedOf({ court, query, state, district, police_station }: FirRow) {
    if (!court || !query)
      throw new Conflict('Nobody can be asked for this FIR: it was typed in by hand.', 'fir-by-hand')
    return { court, query, place: { state, district, police_station } }
  }

  return trackerChecks(context, firKind, {
    deleted: 'The tracker was deleted meanwhile.',
    askedOf,
    read: (row, answer, session) => readFirs(context, askedOf(row), answer, session),

    async keep(tx, actor, row, [read], at) {
      const repo = firsRepo(tx, actor.chamberId)
      const { changes, values } = read ? compareFir(row, read) : { changes: [], values: {} }
      if (read && changes.length > 0) {
        await repo.update(row.id, { ...values, changed_at: at })
        await repo.addReading({ tracker_id: row.id, source: read.source, at, changes })
      }
      const about = { subject: { kind: 'fir', id: row.id }, matterId: firKind.matterOf(row) }
      const events = changes.map((detail) => ({ type: 'fir.changed' as const, ...about, detail }))
      await context.emit(tx, actor, ...events)
      const code = !read ? 'fir-none' : changes.length > 0 ? 'fir-changed' : 'fir-same'
      return { code, result: results[code], detail: { changes: changes.length } }
    },

    isOver: () => false,
  })
}

const results = {
  'fir-none': 'No FIR with this number.',
  'fir-changed': 'The FIR has changed.',
  'fir-same': 'No change.',
}
