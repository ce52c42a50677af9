import * as contract from '@peshi/contract/day/tasks'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { weeksAround } from './tasks.service.ts'

export function tasksRoutes({ services: { tasks } }: Context): Bound[] {
  return [
    bind(contract.listTasks, ({ actor, query }) => tasks.list(actor, query)),
    bind(contract.tasksByDate, ({ actor, params }) => tasks.between(actor, params.date, params.date)),
    bind(contract.tasksByMonth, ({ actor, params }) => {
      const { from, to } = weeksAround(params.month)
      return tasks.between(actor, from, to)
    }),
    bindData(contract.taskPeople, ({ actor }) => tasks.listPeople(actor)),
    bindData(contract.tasksInBin, ({ actor }) => tasks.listDeleted(actor)),
    bindData(contract.getTask, ({ actor, params }) => tasks.get(actor, params.id)),
    changeSaved(contract.createTask, messages.taskSaved, ({ tx, actor, body }) => tasks.create(tx, actor, body)),
    changeSaved(contract.updateTask, messages.taskUpdated, ({ tx, actor, params, body }) =>
      tasks.update(tx, actor, params.id, body),
    ),
    changeSaved(contract.moveOccurrence, messages.taskUpdated, ({ tx, actor, params, body }) =>
      tasks.moveOccurrence(tx, actor, params.id, params.on, body),
    ),
    changeDone(contract.skipOccurrence, messages.taskDeleted, ({ tx, actor, params, query }) =>
      tasks.skipOccurrence(tx, actor, params.id, params.on, query.version),
    ),
    changeDone(contract.restoreOccurrence, messages.taskRestored, ({ tx, actor, params }) =>
      tasks.restoreOccurrence(tx, actor, params.id, params.on),
    ),
    changeDone(contract.deleteTask, messages.taskDeleted, ({ tx, actor, params, body }) =>
      tasks.remove(tx, actor, params.id, body),
    ),
    changeSaved(contract.restoreTask, messages.taskRestored, ({ tx, actor, params }) =>
      tasks.restore(tx, actor, params.id),
    ),
  ]
}
