import * as contract from '@peshi/contract/day/tasks'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createTasks, weeksAround } from './tasks.service.ts'

export function tasksRoutes(context: Context): Bound[] {
  const tasks = createTasks(context)
  return [
    bind(contract.listTasks, ({ actor, query }) => tasks.list(actor, query)),
    bind(contract.tasksByDate, ({ actor, params }) => tasks.between(actor, params.date, params.date)),
    bind(contract.tasksByMonth, ({ actor, params }) => {
      const { from, to } = weeksAround(params.month)
      return tasks.between(actor, from, to)
    }),
    bind(contract.taskPeople, async ({ actor }) => ({ data: await tasks.listPeople(actor) })),
    bind(contract.tasksInBin, async ({ actor }) => ({ data: await tasks.listDeleted(actor) })),
    bind(contract.getTask, async ({ actor, params }) => ({ data: await tasks.get(actor, params.id) })),
    bind(contract.createTask, async ({ actor, body }) => ({
      data: await tasks.create(actor, body),
      message: messages.taskSaved,
    })),
    bind(contract.updateTask, async ({ actor, params, body }) => ({
      data: await tasks.update(actor, params.id, body),
      message: messages.taskUpdated,
    })),
    bind(contract.moveOccurrence, async ({ actor, params, body }) => ({
      data: await tasks.moveOccurrence(actor, params.id, params.on, body),
      message: messages.taskUpdated,
    })),
    bind(contract.skipOccurrence, async ({ actor, params }) => {
      await tasks.skipOccurrence(actor, params.id, params.on)
      return { message: messages.taskDeleted }
    }),
    bind(contract.restoreOccurrence, async ({ actor, params }) => {
      await tasks.restoreOccurrence(actor, params.id, params.on)
      return { message: messages.taskRestored }
    }),
    bind(contract.deleteTask, async ({ actor, params, body }) => {
      await tasks.remove(actor, params.id, body)
      return { message: messages.taskDeleted }
    }),
    bind(contract.restoreTask, async ({ actor, params }) => ({
      data: await tasks.restore(actor, params.id),
      message: messages.taskRestored,
    })),
  ]
}
