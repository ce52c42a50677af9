import * as contract from '@peshi/contract/chamber/notifications'
import { type Bound, bind, bindData, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function notificationsRoutes({ services: { notifications } }: Context): Bound[] {
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
