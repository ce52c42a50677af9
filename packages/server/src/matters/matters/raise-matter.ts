import type { MatterId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import type { Doer } from '../../platform/events/emit.ts'
import { presentEdited } from './matters.present.ts'
import { mattersRepo } from './matters.repo.ts'

export function raiseMatter(tx: Tx, by: Doer, id: MatterId, at: Date, seen?: number): Promise<void> {
  const repo = mattersRepo(tx, by.chamberId)
  return repo.raiseVersion(id, { by, at, seen, read: async () => presentEdited(await repo.getDetail(id)) })
}
