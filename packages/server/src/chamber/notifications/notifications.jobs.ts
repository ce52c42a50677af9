import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Kept } from '../../platform/retention/kept.ts'
import { listPastTime } from '../../platform/retention/list-past-time.ts'
import { removeNotificationsBefore } from './notifications.repo.ts'
import { notification } from './notifications.schema.ts'
import { remind } from './remind.ts'
import { sendAlerts } from './send-alerts.ts'

export const keptNotifications: Kept = {
  period: 'notification_days',
  chamber: notification.chamber_id,
  since: notification.at,
}

export const remindOfDays = periodic({ name: 'remind-of-days', cron: '30 6 * * *', retries: 5, timeoutSeconds: 600 })

export const forgetNotifications = periodic({
  name: 'forget-notifications',
  cron: '50 3 * * *',
  retries: 2,
  timeoutSeconds: 300,
})

export const sendDueAlerts = periodic({ name: 'send-due-alerts', cron: '* * * * *', retries: 0, timeoutSeconds: 600 })

export async function startNotificationJobs(context: Context): Promise<void> {
  const { queue, db, clock } = context
  await repeat(queue, remindOfDays, () => remind(context))
  await repeat(queue, sendDueAlerts, (signal) => sendAlerts(context, signal))
  await repeat(queue, forgetNotifications, () => forgetOldNotifications({ db, clock }))
}

export async function forgetOldNotifications({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for (const { id, before } of await listPastTime({ db, clock }, keptNotifications))
    await db.asChamber(id, (tx) => removeNotificationsBefore(tx, id, before))
}
