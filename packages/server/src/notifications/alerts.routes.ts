import * as contract from '@peshi/contract/alerts'
import type { Context } from '../context.ts'
import { type Bound, bind, bindPublic } from '../http/bind.ts'
import { createAlerts } from './alerts.service.ts'

export function alertsRoutes(context: Context): Bound[] {
  const alerts = createAlerts(context)

  return [
    bind(contract.getAlertSettings, async ({ actor }) => ({ data: await alerts.settings(actor) })),
    bind(contract.setAlertPlan, async ({ actor, body }) => {
      await alerts.setPlan(actor, body)
      return { data: body }
    }),
    bind(contract.addPushDevice, async ({ actor, body, request }) => ({
      data: await alerts.addDevice(actor, body, request.headers['user-agent']),
    })),
    bind(contract.removePushDevice, async ({ actor, params }) => {
      await alerts.removeDevice(actor, params.id)
      return {}
    }),
    bind(contract.sendTestMessage, async ({ actor, body }) => {
      await alerts.sendTest(actor, body.channel)
      return {}
    }),
    bind(contract.listDispatches, ({ actor, query }) => alerts.log(actor, query)),
    bind(contract.resendDispatch, async ({ actor, params }) => {
      await alerts.resend(actor, params.id)
      return {}
    }),
    bindPublic(contract.stopAlertMail, async ({ body }) => {
      await alerts.stopMail(body.token)
      return {}
    }),
  ]
}
