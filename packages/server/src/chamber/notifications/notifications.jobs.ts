import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { listPastTime } from '../../platform/retention/list-past-time.ts'
import { keptNotifications } from './kept-notifications.ts'
import { removeNotificationsBefore } from './notifications.repo.ts'
import { remind } from './remind.ts'
import { sendAlerts } from './send-alerts.ts'

export const remindOfDays: Job<Record<string, never>> = {
  name: 'remind-of-days',
  data: z.object({}),
  retries: 5,
  timeoutSeconds: 600,
  concurrency: 1,
}

export const forgetNotifications: Job<Record<string, never>> = {
  name: 'forget-notifications',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
}

export const sendDueAlerts: Job<Record<string, never>> = {
  name: 'send-due-alerts',
  data: z.object({}),
  retries: 0,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function startNotificationJobs(context: Context): Promise<void> {
  const { queue, db, clock } = context
  await queue.work(remindOfDays, () => remind(context))
  await queue.schedule(remindOfDays, '30 6 * * *', {})
  await queue.work(sendDueAlerts, (_data, signal) => sendAlerts(context, signal))
  await queue.schedule(sendDueAlerts, '* * * * *', {})
  await queue.work(forgetNotifications, () => forgetOldNotifications({ db, clock }))
  await queue.schedule(forgetNotifications, '50 3 * * *', {})
}

export async function forgetOldNotifications({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for (const { id, before } of await listPastTime({ db, clock }, keptNotifications))
    await db.asChamber(id, (tx) => removeNotificationsBefore(tx, id, before))
}
