import type { ChamberId, ImportId } from '@peshi/contract/platform/ids'
import type { ImportRowState } from '@peshi/contract/records/imports'
import { type NotifyNeeds, notify } from '../../chamber/notifications/notify.ts'
import type { Tx } from '../../platform/db/door.ts'
import { countsOf } from './imports.present.ts'
import { importsRepo } from './imports.repo.ts'

const atWork: readonly ImportRowState[] = ['ready', 'by-hand']

export async function settleImport(
  tx: Tx,
  { config, clock, events }: NotifyNeeds,
  chamberId: ChamberId,
  id: ImportId,
): Promise<number> {
  const repo = importsRepo(tx, chamberId)
  const { state, rows, created_by, file_name } = await repo.get(id)
  const counts = countsOf((await repo.countRows([id])).filter((row) => row.id === id))
  const left = atWork.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  const asked = counts.asked ?? 0
  if (left === 0 && ['running', 'waiting', 'done'].includes(state)) {
    const now = asked > 0 ? 'waiting' : 'done'
    if (now !== state) {
      await repo.update(id, { state: now, problem: null, finished_at: now === 'done' ? clock.now() : null })
      await notify(tx, { config, clock, events }, chamberId, {
        kind: 'import.done',
        to: [created_by],
        subject: { kind: 'import', id, label: file_name },
        values: { count: rows, asked },
      })
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
