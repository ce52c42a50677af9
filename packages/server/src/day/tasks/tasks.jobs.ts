import { lte } from 'drizzle-orm'
import { type NotifyNeeds, notify } from '../../chamber/notifications/notify.ts'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { tasksRepo } from './tasks.repo.ts'
import { task } from './tasks.schema.ts'

export const remindOfTasks = periodic({ name: 'remind-of-tasks', cron: '* * * * *', retries: 0, timeoutSeconds: 300 })

export const startTaskJobs = (context: Context) => repeat(context.queue, remindOfTasks, () => notifyOfTasks(context))

export async function notifyOfTasks({ config, db, clock, events }: Pick<Context, 'db'> & NotifyNeeds): Promise<void> {
  const now = clock.now()
  for (const id of await chambersWith(db, 'reminders', task, lte(task.remind_at, now)))
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
