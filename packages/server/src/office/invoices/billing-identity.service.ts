import {
  BillingIdentity,
  type SavedBillingIdentity,
  type saveBillingIdentity,
} from '@peshi/contract/office/billing-identity'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { assertWhole } from '../../platform/assert-whole.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { billingIdentityRepo } from './billing-identity.repo.ts'

export function createBillingIdentity({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  return {
    find: (actor: Actor): Promise<SavedBillingIdentity | null> => {
      authorize(actor, 'read', 'Invoice')
      return db.asChamber(actor, (tx) => billingIdentityRepo(tx, actor.chamberId).findSaved())
    },

    async save(
      tx: Tx,
      actor: Actor,
      { version, ...input }: BodyOf<typeof saveBillingIdentity>,
    ): Promise<SavedBillingIdentity> {
      authorize(actor, 'update', 'Invoice')
      const identities = billingIdentityRepo(tx, actor.chamberId)
      const before = (await identities.find()) ?? {}
      const identity: Partial<BillingIdentity> = { reminds: false, ...before, ...input }
      assertWhole(BillingIdentity, identity)
      assertConsistent(identity)
      await identities.put(identity, { by: actor, at: clock.now(), seen: version, read: identities.findSaved })
      const subject = { kind: 'billing', id: actor.chamberId }
      const detail = changesOf(before, identity, Object.keys(BillingIdentity.shape) as (keyof BillingIdentity)[])
      await emit(tx, actor, { type: 'billing.changed', subject, detail })
      return identities.getSaved()
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
