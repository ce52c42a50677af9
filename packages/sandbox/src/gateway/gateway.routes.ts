import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asFields, readText } from '../control/control.inputs.ts'
import { escapeHtml } from '../sites/markup.ts'
import { NotPossible } from '../world/world.ts'
import { gatewayKeys, type Link, type PaymentLinks } from './payment-links.ts'

const bad = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description, source: 'business' } })

export function serveGateway(app: FastifyInstance, links: PaymentLinks) {
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof NotPossible) return reply.code(400).send(bad(error.message))
    throw error
  })
  const known = `Basic ${Buffer.from(`${gatewayKeys.keyId}:${gatewayKeys.keySecret}`).toString('base64')}`

  app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (request.headers.authorization !== known) return reply.code(401).send(bad('Authentication failed'))
      })
      api.post('/payment_links', async (request) => links.create(readWish(request.body), originOf(request)))
      api.get('/payment_links', async ({ query }) => ({
        payment_links: links.findByReference(readText(asFields(query), 'reference_id')),
      }))
      api.get<{ Params: { id: string } }>('/payment_links/:id', async ({ params }, reply) => {
        const link = links.find(params.id)
        return link ?? reply.code(400).send(bad('The id provided does not exist'))
      })
      api.post<{ Params: { id: string } }>('/payment_links/:id/cancel', async ({ params }) => links.cancel(params.id))
    },
    { prefix: '/v1' },
  )

  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => showLink(reply, links.find(params.id)))
  app.post<{ Params: { id: string } }>('/pay/:id', async ({ params, body }, reply) => {
    if (readText(asFields(body), 'outcome') !== 'paid')
      return showLink(reply, links.find(params.id), 'The payment failed. Nothing was charged; try again.')
    const link = await links.pay(params.id)
    const back = returnOf(link)
    return back ? reply.redirect(back, 303) : showLink(reply, link)
  })
}

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`

function readWish(body: unknown) {
  const fields = asFields(body)
  const customer = asFields(fields.customer)
  const wish = {
    amount: Number(fields.amount),
    currency: readText(fields, 'currency'),
    reference_id: readText(fields, 'reference_id'),
    description: readText(fields, 'description'),
    customer: {
      name: readText(customer, 'name'),
      email: readText(customer, 'email'),
      contact: readText(customer, 'contact'),
    },
    callback_url: readText(fields, 'callback_url'),
    expire_by: Number(fields.expire_by),
  }
  if (!Number.isInteger(wish.amount) || wish.amount < 100)
    throw new NotPossible('Order amount less than minimum amount allowed')
  if (wish.currency !== 'INR') throw new NotPossible('Currency is not supported')
  if (wish.reference_id.length > 40) throw new NotPossible('reference_id may not be greater than 40 characters')
  if (!wish.callback_url) return wish
  if (fields.callback_method !== 'get') throw new NotPossible('callback_method must be get')
  if (!URL.canParse(wish.callback_url)) throw new NotPossible('callback_url is invalid')
  return wish
}

function returnOf(link: Link): string | null {
  if (!link.callback_url) return null
  const url = new URL(link.callback_url)
  url.searchParams.set('razorpay_payment_id', link.payments?.[0]?.payment_id ?? '')
  url.searchParams.set('razorpay_payment_link_id', link.id)
  url.searchParams.set('razorpay_payment_link_reference_id', link.reference_id)
  url.searchParams.set('razorpay_payment_link_status', link.status)
  return url.href
}

const showBack = (back: string | null) => (back ? `<p><a href="${escapeHtml(back)}">Back</a></p>` : '')

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:26rem;padding:2rem 1rem}
.banner{background:#b45309;color:#fff;padding:.6rem 1rem;border-radius:.5rem}strong{font-size:1.75rem;display:block}form{display:flex;gap:.75rem}
button{font:inherit;padding:.6rem 1.2rem;border-radius:.5rem;border:1px solid #8886}.error{color:#b91c1c;font-weight:600}`

function showLink(reply: FastifyReply, link: Link | null, failure = '') {
  const body = link
    ? `<p>${escapeHtml(link.description)}</p><p><strong>${rupees.format(link.amount / 100)}</strong></p>
${failure ? `<p class="error" role="alert">${failure}</p>` : ''}
${link.status === 'created' ? `<form method="post"><button name="outcome" value="paid">Pay</button><button name="outcome" value="failed">Let it fail</button></form>` : `<p>This link is ${link.status}.</p>${showBack(returnOf(link))}`}`
    : '<p>There is no such payment link.</p>'
  return reply
    .code(link ? 200 : 404)
    .type('text/html; charset=UTF-8')
    .send(`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Payment · Sandbox</title><style>${style}</style></head>
<body><p class="banner" role="note">Sandbox: a pretended payment service. No money moves.</p><main><h1>Payment</h1>${body}</main></body></html>`)
}
