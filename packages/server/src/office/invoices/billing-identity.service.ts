import { BillingIdentity } from '@peshi/contract/office/billing-identity'
import { recordActivity } from '../../chamber/activity/record.ts'
import { Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { billingIdentityRepo } from './billing-identity.repo.ts'

export function createBillingIdentity({ db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>) {
  return {
    find: (actor: Actor): Promise<BillingIdentity | null> => {
      authorize(actor, 'read', 'Invoice')
      return db.asChamber(actor, (tx) => billingIdentityRepo(tx, actor.chamberId).find())
    },

    save: (actor: Actor, identity: BillingIdentity): Promise<BillingIdentity> => {
      authorize(actor, 'update', 'Invoice')
      assertConsistent(identity)
      return db.asChamber(actor, async (tx) => {
        const at = clock.now()
        const identities = billingIdentityRepo(tx, actor.chamberId)
        const before = (await identities.find()) ?? {}
        await identities.put(identity, actor.personId, at)
        const subject = { kind: 'billing', id: actor.chamberId, label: identity.name }
        const detail = changesOf(before, identity, Object.keys(BillingIdentity.shape) as (keyof BillingIdentity)[])
        await recordActivity(tx, actor, { action: 'billing.changed', at, subject, detail })
        await events.announce(tx, actor.chamberId, { type: 'invoices.changed' })
        return identity
      })
    },
  }
}

function assertConsistent({ gstin, state, pan, mode, account_number, ifsc }: BillingIdentity): void {
  const refuse = (field: string, sentence: string) => {
    throw new Invalid(sentence, { [field]: sentence })
  }
  if (gstin && !gstin.startsWith(state)) refuse('gstin', 'The GSTIN is of another State than the one that is chosen.')
  if (gstin && pan && gstin.slice(2, 12) !== pan) refuse('pan', 'The PAN is another than the one in the GSTIN.')
  if (mode === 'forward' && !gstin) refuse('gstin', 'Who charges GST needs a GSTIN.')
  if (account_number && !ifsc) refuse('ifsc', 'An account is paid to with its IFSC.')
}
