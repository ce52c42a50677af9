import { type DigestTimes, TimeOfDay, usualDigestTimes } from '@peshi/contract/chamber/alert-plan'
import * as contract from '@peshi/contract/chamber/notifications'
import { type Bound, bind, bindData, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'
import { alertsRoutes } from './alerts.routes.ts'
import { createAlerts } from './alerts.service.ts'
import {
  forgetNotifications,
  keptNotifications,
  remindOfDays,
  sendDueAlerts,
  startNotificationJobs,
} from './notifications.jobs.ts'
import { createNotifications } from './notifications.service.ts'
import { notifyOfEvents } from './notify-of-events.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    alerts: ReturnType<typeof createAlerts>
    notifications: ReturnType<typeof createNotifications>
  }
}

declare module '../../platform/process/config.ts' {
  interface Config {
    digestTimes: DigestTimes
  }
}

function readDigestTimes(read: Pick<SettingsReader, 'text' | 'problem'>): DigestTimes {
  const evening = read.text('PESHI_EVENING_DIGEST_AT') ?? usualDigestTimes.evening
  if (!TimeOfDay.safeParse(evening).success || evening < '12:00')
    read.problem(
      'PESHI_EVENING_DIGEST_AT',
      `"${evening}" is not a time from 12:00 to 23:30 on the hour or half hour, such as 18:30`,
    )
  return { ...usualDigestTimes, evening }
}

function notificationsRoutes({ services: { notifications } }: Context): Bound[] {
  return [
    bind(contract.listNotifications, ({ actor, query }) => notifications.list(actor, query)),
    bindData(contract.readAllNotifications, async ({ actor }) => ({ read: await notifications.readAll(actor) })),
    bindData(contract.openNotification, ({ actor, params }) => notifications.open(actor, params.id)),
    bindData(contract.getAlertChoice, async ({ actor, params }) => ({
      choice: await notifications.getChoice(actor, params.id),
    })),
    changeData(contract.setAlertChoice, async ({ tx, actor, params, body: { choice } }) => {
      await notifications.setChoice(tx, actor, params.id, choice)
      return { choice }
    }),
  ]
}

export const notificationsFeature: Feature = {
  services: { alerts: createAlerts, notifications: createNotifications },
  routes: [alertsRoutes, notificationsRoutes],
  jobs: [forgetNotifications, remindOfDays, sendDueAlerts],
  startJobs: startNotificationJobs,
  readSettings: (read) => ({ digestTimes: readDigestTimes(read) }),
  kept: [keptNotifications],
  on: notifyOfEvents,
}
