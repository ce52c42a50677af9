import type { DueRow, listDeadlines } from '@peshi/contract/day/deadlines'
import type { QueryOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { CertifiedCopyId, ClockId, TaskId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import { searchPatterns } from '../../matters/matters/matters.search.ts'
import type { Tx } from '../../platform/db/door.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type DueKey, listDue } from './deadlines.repo.ts'

type Query = QueryOf<typeof listDeadlines>

export function createDeadlines({ db, services }: Pick<Context, 'db' | 'services'>) {
  const { clocks, tasks, certifiedCopies } = services

  function sourcesOf(tx: Tx, actor: Actor, { state, group, unticked, search }: Query) {
    const patterns = searchPatterns(search)
    const withClocks = group !== 'task'
    const withTasks = (!group || group === 'task') && !unticked && isAllowed(actor.abilities, 'read', 'Task')
    const withCopies = (!group || group === 'registry') && !unticked
    return [
      ...(withClocks ? [clocks.selectDue(tx, actor, { state, isUnticked: unticked === 'true', patterns, group })] : []),
      ...(withTasks ? [tasks.selectDue(tx, actor, { state, patterns })] : []),
      ...(withCopies ? [certifiedCopies.selectDue(tx, actor, { state, patterns })] : []),
    ]
  }

  async function present(tx: Tx, actor: Actor, keys: readonly DueKey[]): Promise<DueRow[]> {
    const idsOf = (kind: DueKey['kind']) => [...new Set(keys.flatMap((key) => (key.kind === kind ? key.id : [])))]
    const taskIds = idsOf('task') as TaskId[]
    const copies = await certifiedCopies.listByIds(tx, actor, idsOf('copy') as CertifiedCopyId[])
    const found = {
      clock: new Map((await clocks.listByIds(tx, actor, idsOf('clock') as ClockId[])).map((one) => [one._id, one])),
      task: new Map(
        taskIds.length === 0 ? [] : (await tasks.listByIds(tx, actor, taskIds)).map((one) => [one._id, one]),
      ),
      copy: new Map(copies.map((one) => [one._id, one])),
    }
    const members = new Map((await teamRepo(tx, actor.chamberId).listMembers()).map((one) => [one._id, one]))
    return keys.map(({ kind, id, due_on, person_id, people }) => {
      const named = people.flatMap((one) => {
        const member = members.get(one)
        return member ? { _id: member._id, name: member.name } : []
      })
      return {
        due_on,
        person: named.find(({ _id }) => _id === person_id) ?? null,
        people: named,
        clock: kind === 'clock' ? (found.clock.get(id as ClockId) ?? null) : null,
        task: kind === 'task' ? (found.task.get(id as TaskId) ?? null) : null,
        copy: kind === 'copy' ? (found.copy.get(id as CertifiedCopyId) ?? null) : null,
      }
    })
  }

  return {
    list: (actor: Actor, query: Query): Promise<Omit<ReplyOf<typeof listDeadlines>, 'success'>> => {
      authorize(actor, 'read', 'Clock')
      const { by, state, page, perPage } = query
      return db.asChamber(actor, async (tx) => {
        const place = { limit: perPage, offset: (page - 1) * perPage }
        const { keys, total } = await listDue(tx, sourcesOf(tx, actor, query), {
          by,
          isEnded: state === 'done' || state === 'stopped',
          ...place,
        })
        return { data: await present(tx, actor, keys), meta: { total, page, perPage } }
      })
    },
  }
}
