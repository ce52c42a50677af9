import type { FastifyInstance } from 'fastify'
import { asFields, readText } from '../control/control.inputs.ts'
import { escapeHtml } from '../sites/markup.ts'
import { NotPossible } from '../world/world.ts'
import { type Delivery, deliveries, type PaymentLinks } from './payment-links.ts'

type OfLink = { Params: { id: string } }
type OfMessage = { Params: { id: string; message: string } }

export function serveGatewayApi(app: FastifyInstance, links: PaymentLinks) {
  const present = () => links.all().map((link) => ({ ...link, messages: links.messagesOf(link.id) }))
  app.get('/payments', async () => ({ success: true, data: present(), delivery: links.delivery() }))
  app.post('/payments/delivery', async ({ body }) => {
    links.deliver(readDelivery(body))
    return { success: true, data: links.delivery() }
  })
  app.post<OfLink>('/payments/:id/pay', async ({ params }) => ({ success: true, data: await links.pay(params.id) }))
  app.post<OfLink>('/payments/:id/expire', async ({ params }) => ({
    success: true,
    data: await links.expire(params.id),
  }))
  app.post<OfMessage>('/payments/:id/messages/:message', async ({ params }) => ({
    success: true,
    data: await links.resend(params.id, params.message),
  }))
}

export function readDelivery(body: unknown): Delivery {
  const wanted = readText(asFields(body), 'delivery')
  const delivery = deliveries.find((one) => one === wanted)
  if (!delivery) throw new NotPossible(`delivery: one of ${deliveries.join(', ')}.`)
  return delivery
}

const words: Record<Delivery, string> = { 'at-once': 'at once', twice: 'twice', held: 'only from this page' }

export function renderPayments(links: PaymentLinks): string {
  const options = deliveries.map(
    (one) => `<option value="${one}"${one === links.delivery() ? ' selected' : ''}>${words[one]}</option>`,
  )
  const rows = links.all().map((link) => {
    const sent = links
      .messagesOf(link.id)
      .map(
        (message) =>
          `<form method="post" action="/control/payments/${link.id}/messages/${message.id}">${message.event}, answered ${escapeHtml(message.answers.join(', ') || 'not yet')}<button>${message.answers.length > 0 ? 'Tell it again' : 'Tell it'}</button></form>`,
      )
    const actions = link.status === 'created' ? ['pay', 'expire'] : ['expire']
    const forms = actions.map(
      (action) =>
        `<form method="post" action="/control/payments/${link.id}/${action}"><button>${action}</button></form>`,
    )
    return `<tr><td>${link.id}</td><td>₹${link.amount / 100}</td><td>${link.status}</td><td>${forms.join('')}</td><td>${sent.join('')}</td></tr>`
  })
  return `<form method="post" action="/control/payments/delivery"><label>The product is told <select name="delivery">${options.join('')}</select></label><button>Set</button></form>
<div class="overflow"><table><thead><tr><th>Link</th><th>Amount</th><th>State</th><th></th><th>Messages</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
