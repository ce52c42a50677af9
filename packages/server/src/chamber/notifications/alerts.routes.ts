import * as contract from '@peshi/contract/chamber/alerts'
import { type Bound, bind, bindPublic } from '../../platform/http/bind.ts'
import { createLimits } from '../../platform/http/limits.ts'
import type { Context } from '../../platform/process/context.ts'
import { createAlerts } from './alerts.service.ts'

export function alertsRoutes(context: Context): Bound[] {
  const alerts = createAlerts(context)
  const limits = createLimits(context)

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
    bindPublic(contract.stopAlertMail, 'stop-mail', async ({ body, request }) => {
      await limits.hold('stop-mail', { network: request.ip }, () => alerts.stopMail(body.token))
      return {}
    }),
  ]
}
