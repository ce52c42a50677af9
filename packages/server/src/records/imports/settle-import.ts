import type { ChamberId, ImportId } from '@peshi/contract/platform/ids'
import type { ImportRowState } from '@peshi/contract/records/imports'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { countsOf } from './imports.present.ts'
import { importsRepo } from './imports.repo.ts'

const atWork: readonly ImportRowState[] = ['ready', 'by-hand']

export async function settleImport(
  tx: Tx,
  { clock, events, emit }: Pick<Context, 'clock' | 'events' | 'emit'>,
  chamberId: ChamberId,
  id: ImportId,
): Promise<number> {
  const repo = importsRepo(tx, chamberId)
  const { state, rows, created_by } = await repo.get(id)
  const counts = countsOf((await repo.countRows([id])).filter((row) => row.id === id))
  const left = atWork.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  const asked = counts.asked ?? 0
  if (left === 0 && ['running', 'waiting', 'done'].includes(state)) {
    const now = asked > 0 ? 'waiting' : 'done'
    if (now !== state) {
      await repo.update(id, { state: now, problem: null, finished_at: now === 'done' ? clock.now() : null })
      const detail = { person: created_by, count: rows, asked }
      await emit(tx, { chamberId }, { type: 'import.done', subject: { kind: 'import', id }, detail })
    }
  }
  await events.announce(tx, chamberId, {
    type: 'import.progress',
    import_id: id,
    done: rows - left - asked,
    total: rows,
  })
  return left
}
