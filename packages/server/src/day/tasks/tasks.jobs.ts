import { lte } from 'drizzle-orm'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { tasksRepo } from './tasks.repo.ts'
import { task } from './tasks.schema.ts'

export const remindOfTasks = periodic({ name: 'remind-of-tasks', cron: '* * * * *', retries: 0, timeoutSeconds: 300 })

export const startTaskJobs = (context: Context) => repeat(context.queue, remindOfTasks, () => notifyOfTasks(context))

export async function notifyOfTasks({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>): Promise<void> {
  const now = clock.now()
  for (const id of await chambersWith(db, 'reminders', task, lte(task.remind_at, now)))
    await db.asChamber(id, async (tx) => {
      const rows = await tasksRepo(tx, id).takeReminders(now)
      const due = rows.map((row) => ({
        type: 'task.fell-due' as const,
        subject: { kind: 'task', id: row.id },
        matterId: row.matter_id,
        onlyFor: row.assignee_id ?? row.created_by,
        detail: { person: row.assignee_id ?? row.created_by, date: row.end_date, time: row.time },
      }))
      await emit(tx, { chamberId: id }, ...due)
    })
}
