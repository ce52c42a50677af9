import type { PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import type { Event } from '../../platform/events/emit.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
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

async function handTasksOver(tx: Tx, events: readonly Event<'member.removed' | 'member.left'>[]): Promise<void> {
  for (const { chamberId, subject, detail } of events)
    if (chamberId)
      await tx
        .update(task)
        .set({ assignee_id: 'after' in detail ? detail.after : null })
        .where(and(eq(task.chamber_id, chamberId), eq(task.assignee_id, subject.id as PersonId), isNull(task.done_at)))
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
