import type { MatterId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { presentEdited } from './matters.present.ts'
import { mattersRepo } from './matters.repo.ts'

export function raiseMatter(tx: Tx, actor: Actor, id: MatterId, at: Date, seen?: number): Promise<void> {
  const repo = mattersRepo(tx, actor.chamberId)
  const read = async () => {
    const row = await repo.getDetail(id)
    if (row.is_masked) throw new NotFound()
    return presentEdited(row)
  }
  return repo.raiseVersion(id, { by: actor, at, seen, read })
}
