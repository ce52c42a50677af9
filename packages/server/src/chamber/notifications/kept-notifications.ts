import type { Kept } from '../../platform/retention/kept.ts'
import { notification } from './notifications.schema.ts'

export const keptNotifications: Kept = {
  period: 'notification_days',
  chamber: notification.chamber_id,
  since: notification.at,
}
