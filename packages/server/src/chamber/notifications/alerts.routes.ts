import * as contract from '@peshi/contract/chamber/alerts'
import {
  askFirst,
  type Bound,
  bind,
  bindData,
  bindPublic,
  changeData,
  changeDone,
  inSystem,
} from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function alertsRoutes({ services: { alerts, limits } }: Context): Bound[] {
  return [
    bindData(contract.getAlertSettings, ({ actor }) => alerts.settings(actor)),
    changeData(contract.setAlertPlan, ({ tx, actor, body }) => alerts.setPlan(tx, actor, body)),
    inSystem(
      'alerts',
      changeData(contract.addPushDevice, ({ tx, actor, body, request }) =>
        alerts.addDevice(tx, actor, body, request.headers['user-agent']),
      ),
    ),
    changeDone(contract.removePushDevice, null, ({ tx, actor, params }) => alerts.removeDevice(tx, actor, params.id)),
    changeDone(contract.sendTestMessage, null, ({ tx, actor, body }) => alerts.sendTest(tx, actor, body.channel)),
    bind(contract.listDispatches, ({ actor, query }) => alerts.log(actor, query)),
    inSystem(
      'sending',
      changeDone(
        contract.resendDispatch,
        null,
        askFirst(
          ({ actor, params }) => alerts.checkResending(actor, params.id),
          ({ tx, params }) => alerts.resend(tx, params.id),
        ),
      ),
    ),
    bindPublic(contract.stopAlertMail, 'stop-mail', async ({ body, request }) => {
      await limits.hold('stop-mail', { network: request.ip }, () => alerts.stopMail(body.token))
      return {}
    }),
  ]
}
