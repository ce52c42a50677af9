import type { MatterId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { presentEdited } from './matters.present.ts'
import { mattersRepo } from './matters.repo.ts'

export function raiseMatter(tx: Tx, actor: Actor, id: MatterId, at: Date, seen?: number): Promise<void> {
  const repo = mattersRepo(tx, actor.chamberId)
  return repo.raiseVersion(id, { by: actor, at, seen, read: async () => presentEdited(await repo.getDetail(id)) })
}
