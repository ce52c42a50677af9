import * as contract from '@peshi/contract/chamber/payments'
import { askFirst, type Bound, bind, bindData, bindPublic, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function paymentsRoutes({ services: { payments, paymentWebhook: hear, limits } }: Context): Bound[] {
  return [
    bind(contract.pay, async ({ actor, body }) => {
      const { url, payment } = await payments.pay(actor, body.plan_id)
      return { payment_link: url, data: payment }
    }),
    bindData(contract.listPlanPayments, ({ actor }) => payments.list(actor)),
    changeData(
      contract.checkPlanPayment,
      askFirst(
        ({ actor, params }) => payments.ask(actor, params.id),
        ({ tx, actor, params }, asked) => payments.check(tx, actor, params.id, asked),
      ),
    ),
    bind(contract.planInvoice, async ({ actor, params, reply }) => {
      const { name, content } = await payments.invoice(actor, params.id)
      return reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(content)
    }),
    bindPublic(contract.paymentWebhook, 'payment-message', async ({ request, body }) => {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers
      await limits.hold('payment-message', { network: request.ip }, () =>
        hear({ text: request.bodyText ?? '', body, signature, eventId }),
      )
      return {}
    }),
  ]
}
