import * as contract from '@peshi/contract/day/tasks'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createTasks, weeksAround } from './tasks.service.ts'

export function tasksRoutes(context: Context): Bound[] {
  const tasks = createTasks(context)
  return [
    bind(contract.listTasks, ({ actor, query }) => tasks.list(actor, query)),
    bind(contract.tasksByMonth, ({ actor, params }) => {
      const { from, to } = weeksAround(params.month)
      return tasks.between(actor, from, to)
    }),
    bindData(contract.taskPeople, ({ actor }) => tasks.listPeople(actor)),
    bindData(contract.tasksInBin, ({ actor }) => tasks.listDeleted(actor)),
    bindData(contract.getTask, ({ actor, params }) => tasks.get(actor, params.id)),
    bindSaved(contract.createTask, messages.taskSaved, ({ actor, body }) => tasks.create(actor, body)),
    bindSaved(contract.updateTask, messages.taskUpdated, ({ actor, params, body }) =>
      tasks.update(actor, params.id, body),
    ),
    bindSaved(contract.moveOccurrence, messages.taskUpdated, ({ actor, params, body }) =>
      tasks.moveOccurrence(actor, params.id, params.on, body),
    ),
    bindDone(contract.skipOccurrence, messages.taskDeleted, ({ actor, params }) =>
      tasks.skipOccurrence(actor, params.id, params.on),
    ),
    bindDone(contract.restoreOccurrence, messages.taskRestored, ({ actor, params }) =>
      tasks.restoreOccurrence(actor, params.id, params.on),
    ),
    bindDone(contract.deleteTask, messages.taskDeleted, ({ actor, params, body }) =>
      tasks.remove(actor, params.id, body),
    ),
    bindSaved(contract.restoreTask, messages.taskRestored, ({ actor, params }) => tasks.restore(actor, params.id)),
  ]
}
