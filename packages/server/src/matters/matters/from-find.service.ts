import { courtLevel } from '@peshi/contract/courts/labels'
import type { Matter } from '@peshi/contract/matters/matters'
import type { CaseId, MatterId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findOnLists } from '../listings/find-on-lists.ts'
import { courtValues, createCourtChanges } from './court-change.ts'
import { getFoundCase } from './found-case.ts'
import { presentMatter } from './matters.present.ts'
import { mattersRepo } from './matters.repo.ts'
import { queueOrders } from './queue-orders.ts'
import { raiseMatter } from './raise-matter.ts'
import { isWithoutCourt, whenRead } from './unread.ts'

const rebound = [
  'type',
  'title',
  'unique_id',
  'case_type',
  'case_number',
  'case_year',
  'petitioner',
  'respondent',
  'case_status',
  'stage',
  'next_date',
] as const

const followedAlready = () =>
  new Conflict('Your chamber follows this case by another matter. Open that one.', 'followed-already')

export function createFromFind({ clock, queue, emit }: Pick<Context, 'clock' | 'queue' | 'emit'>) {
  const { takeFacts } = createCourtChanges({ emit })

  async function rebind(tx: Tx, actor: Actor, id: MatterId, caseId: CaseId, seen?: number): Promise<Matter> {
    const matters = mattersRepo(tx, actor.chamberId)
    await raiseMatter(tx, actor, id, clock.now(), seen)
    const before = await matters.get(id)
    const found = await getFoundCase(tx, actor, caseId)
    const isSameCourt = found.court === before.hc_name || isWithoutCourt(before, found.cnr)
    if ((courtLevel(before.hc_name) !== 'DC' && !before.is_unread) || !isSameCourt) {
      throw new Invalid('This is a case of another court.', { matter_id: 'Find it at the matter’s own court' })
    }
    const followed = await matters.findByCase(caseId)
    if (followed && followed.id !== id) throw followedAlready()
    await matters.update(id, {
      ...courtValues(found),
      ...whenRead(before),
      case_id: caseId,
      type: 'court',
      forum: null,
    })
    await takeFacts(tx, actor, before, found)
    const row = await matters.get(id)
    await emit(tx, actor, { type: 'matter.rebound', ...aboutMatter(id), detail: changesOf(before, row, rebound) })
    await queueOrders(tx, { clock, queue }, found)
    await findOnLists(tx, actor.chamberId, row, clock.now())
    return presentMatter(row)
  }

  return async function updateFromFind(
    tx: Tx,
    actor: Actor,
    id: MatterId,
    caseId: CaseId,
    seen?: number,
  ): Promise<Matter> {
    authorize(actor, 'update', 'Matter')
    return rebind(tx, actor, id, caseId, seen).catch((error: unknown) => {
      throw isUniqueViolation(error) ? followedAlready() : error
    })
  }
}
