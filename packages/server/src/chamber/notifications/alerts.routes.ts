import * as contract from '@peshi/contract/chamber/alerts'
import { type Bound, bind, bindData, bindDone, bindPublic } from '../../platform/http/bind.ts'
import { createLimits } from '../../platform/http/limits.ts'
import type { Context } from '../../platform/process/context.ts'
import { createAlerts } from './alerts.service.ts'

export function alertsRoutes(context: Context): Bound[] {
  const alerts = createAlerts(context)
  const limits = createLimits(context)

  return [
    bindData(contract.getAlertSettings, ({ actor }) => alerts.settings(actor)),
    bind(contract.setAlertPlan, async ({ actor, body }) => {
      await alerts.setPlan(actor, body)
      return { data: body }
    }),
    bindData(contract.addPushDevice, ({ actor, body, request }) =>
      alerts.addDevice(actor, body, request.headers['user-agent']),
    ),
    bindDone(contract.removePushDevice, null, ({ actor, params }) => alerts.removeDevice(actor, params.id)),
    bindDone(contract.sendTestMessage, null, ({ actor, body }) => alerts.sendTest(actor, body.channel)),
    bind(contract.listDispatches, ({ actor, query }) => alerts.log(actor, query)),
    bindDone(contract.resendDispatch, null, ({ actor, params }) => alerts.resend(actor, params.id)),
    bindPublic(contract.stopAlertMail, 'stop-mail', async ({ body, request }) => {
      await limits.hold('stop-mail', { network: request.ip }, () => alerts.stopMail(body.token))
      return {}
    }),
  ]
}
