import { type GatewayAccount, GatewayKeys } from '@peshi/contract/office/invoice-payment-links'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { keysRefused } from '../../chamber/payments/razorpay-gateway.ts'
import { keysFor } from '../../platform/crypto/keys.ts'
import { isSealedWith, seal, unseal } from '../../platform/crypto/seal.ts'
import type { Tx } from '../../platform/db/door.ts'
import { GatewayDown, Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { paymentLinksRepo } from './payment-links.repo.ts'

export function createGatewayAccounts({
  config,
  db,
  emit,
  gatewayOf,
}: Pick<Context, 'config' | 'db' | 'emit' | 'gatewayOf'>) {
  const keys = keysFor(config.secret, 'gateway-account')
  const sealFor = (chamberId: ChamberId, account: GatewayKeys) =>
    seal(keys[0], chamberId, Buffer.from(JSON.stringify(account)))

  async function find(tx: Tx, chamberId: ChamberId): Promise<GatewayKeys | null> {
    const row = await paymentLinksRepo(tx, chamberId).findAccount()
    if (!row) return null
    return GatewayKeys.parse(JSON.parse(Buffer.from(unseal(keys, chamberId, row.sealed)).toString()))
  }

  const present = (chamberId: ChamberId, account: GatewayKeys | null): GatewayAccount => ({
    ends_with: account?.key_id.slice(-4) ?? null,
    webhook: `${config.publicUrl}/api/payment/webhook/${chamberId}`,
  })

  return {
    find,

    open: ({ key_id: keyId, key_secret: keySecret }: GatewayKeys) => gatewayOf({ keyId, keySecret }),

    show: (actor: Actor): Promise<GatewayAccount> => {
      authorize(actor, 'manage', 'all')
      return db.asChamber(actor, async (tx) => present(actor.chamberId, await find(tx, actor.chamberId)))
    },

    /** Asks the gateway for a link that does not exist, to learn whether it accepts the keys. */
    async prove(actor: Actor, { key_id: keyId, key_secret: keySecret }: GatewayKeys): Promise<void> {
      authorize(actor, 'manage', 'all')
      try {
        await gatewayOf({ keyId, keySecret }).findByReference('peshi')
      } catch (error) {
        if (!(error instanceof GatewayDown) || error.cause !== keysRefused) throw error
        const sentence = 'The payment service does not accept these keys.'
        throw new Invalid(sentence, { key_secret: sentence })
      }
    },

    async save(tx: Tx, actor: Actor, account: GatewayKeys): Promise<GatewayAccount> {
      authorize(actor, 'manage', 'all')
      await paymentLinksRepo(tx, actor.chamberId).putAccount(sealFor(actor.chamberId, account))
      await emit(tx, actor, { type: 'billing.gateway', subject: { kind: 'billing', id: actor.chamberId } })
      return present(actor.chamberId, account)
    },

    async remove(tx: Tx, actor: Actor): Promise<GatewayAccount> {
      authorize(actor, 'manage', 'all')
      const repo = paymentLinksRepo(tx, actor.chamberId)
      if (await repo.findAccount()) {
        for (const { id } of await repo.listOpen()) await repo.end(id)
        await repo.removeAccount()
        await emit(tx, actor, { type: 'billing.gateway-removed', subject: { kind: 'billing', id: actor.chamberId } })
      }
      return present(actor.chamberId, null)
    },

    /** After the installation's secret changed, encrypts the account with the new one. */
    async reseal(tx: Tx, chamberId: ChamberId): Promise<void> {
      const repo = paymentLinksRepo(tx, chamberId)
      const row = await repo.findAccount()
      const account = await find(tx, chamberId)
      if (row && account && !isSealedWith(keys[0], chamberId, row.sealed))
        await repo.putAccount(sealFor(chamberId, account))
    },
  }
}
