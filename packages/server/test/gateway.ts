import { setTimeout as wait } from 'node:timers/promises'
import type { LinkWish, PaymentGateway, PaymentLink } from '../src/chamber/payments/payment-gateway.ts'
import { GatewayDown } from '../src/platform/errors.ts'

export function memoryGateway() {
  const links = new Map<string, PaymentLink & { wish: LinkWish }>()
  let made = 0
  const change = (id: string, changes: Partial<PaymentLink>) => {
    const link = links.get(id)
    if (!link) throw new Error(`The gateway has no link ${id}`)
    const changed = { ...link, ...changes }
    links.set(id, changed)
    return changed
  }
  const gateway: PaymentGateway = {
    async create(wish) {
      // Like a real gateway, it takes time, and refuses a second link with the same reference.
      await wait(20)
      if (await gateway.findByReference(wish.reference)) throw new GatewayDown('This reference exists')
      made += 1
      const id = `plink_${String(made).padStart(14, '0')}`
      const { reference, amount } = wish
      const link = {
        id,
        reference,
        amount,
        amountPaid: 0,
        currency: 'INR',
        status: 'created' as const,
        paymentId: null,
        wish,
        url: `https://pay.example/${id}`,
      }
      links.set(id, link)
      return link
    },
    find: async (id) => links.get(id) ?? null,
    findByReference: async (reference) => [...links.values()].find((link) => link.reference === reference) ?? null,
    cancel: async (id) =>
      links.get(id)?.status === 'created' ? change(id, { status: 'cancelled' }) : (links.get(id) ?? null),
  }
  return {
    ...gateway,
    links,
    payAt: (id: string) =>
      change(id, { status: 'paid', amountPaid: links.get(id)?.amount ?? 0, paymentId: `pay_${id.slice(6)}` }),
    expire: (id: string) => change(id, { status: 'expired' }),
  }
}
