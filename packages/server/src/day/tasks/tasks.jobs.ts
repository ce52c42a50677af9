import { lte } from 'drizzle-orm'
import { z } from 'zod'
import { type NotifyNeeds, notify } from '../../chamber/notifications/notify.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { erasePastTime } from '../../platform/retention/list-past-time.ts'
import { tasksRepo } from './tasks.repo.ts'
import { task } from './tasks.schema.ts'

export const remindOfTasks: Job<Record<string, never>> = {
  name: 'remind-of-tasks',
  data: z.object({}),
  retries: 0,
  timeoutSeconds: 300,
  concurrency: 1,
}

export const emptyTaskBins: Job<Record<string, never>> = {
  name: 'empty-task-bins',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
}

export async function startTaskJobs(context: Context): Promise<void> {
  const { queue } = context
  await queue.work(remindOfTasks, () => notifyOfTasks(context))
  await queue.schedule(remindOfTasks, '* * * * *', {})
  await queue.work(emptyTaskBins, async () => {
    await purgeTasks(context)
  })
  await queue.schedule(emptyTaskBins, '45 3 * * *', {})
}

export async function notifyOfTasks({ config, db, clock, events }: Pick<Context, 'db'> & NotifyNeeds): Promise<void> {
  const now = clock.now()
  const chambers = await db.asSystem('reminders', (tx) =>
    tx.selectDistinct({ id: task.chamber_id }).from(task).where(lte(task.remind_at, now)),
  )
  for (const { id } of chambers)
    await db.asChamber(id, async (tx) => {
      const rows = await tasksRepo(tx, id).takeReminders(now)
      const news = rows.map((row) => ({
        kind: 'task.due' as const,
        to: [row.assignee_id ?? row.created_by],
        matterId: row.matter_id,
        subject: { kind: 'task' as const, id: row.id, label: row.title },
        values: { date: row.end_date, time: row.time },
      }))
      await notify(tx, { config, clock, events }, id, ...news)
    })
}

export const purgeTasks = (context: Pick<Context, 'db' | 'clock'>) =>
  erasePastTime(context, inBin(task), (tx, id, before) => tasksRepo(tx, id).eraseDeletedBefore(before))
