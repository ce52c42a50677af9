import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { handTasksOver } from './hand-over.ts'
import { remindOfTasks, startTaskJobs } from './tasks.jobs.ts'
import { tasksRepo } from './tasks.repo.ts'
import { tasksRoutes } from './tasks.routes.ts'
import { task } from './tasks.schema.ts'
import { createTasks } from './tasks.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    tasks: ReturnType<typeof createTasks>
  }
}

export const tasksFeature: Feature = {
  services: { tasks: createTasks },
  routes: [tasksRoutes],
  jobs: [remindOfTasks],
  startJobs: startTaskJobs,
  bins: [task],
  countOpenTasks: async (tx, actor, matterId) =>
    isAllowed(actor.abilities, 'read', 'Task') ? tasksRepo(tx, actor.chamberId).countOpenOf(matterId) : 0,
  subjects: { task: labelledBy(task, task.title) },
  notifies: {
    'task.assigned': ({ detail }) => ({ kind: 'task.assigned', to: [detail.person], values: { date: detail.date } }),
    'task.fell-due': ({ detail }) => ({
      kind: 'task.due',
      to: [detail.person],
      values: { date: detail.date, time: detail.time },
    }),
  },
  on: () => ({ 'member.removed': handTasksOver, 'member.left': handTasksOver }),
}
