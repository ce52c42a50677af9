import type { AddressKind, Proof } from '@peshi/contract/chamber/proofs'
import type { PersonId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { requireChannel } from '../../platform/sending/outlets.ts'
import { accountRepo, type Person } from './account.repo.ts'

const provenAt = { email: 'email_proven_at', mobile: 'mobile_proven_at' } as const

export function createProofs({ db, clock, outlets, services }: Pick<Context, 'db' | 'clock' | 'outlets' | 'services'>) {
  const { proofCodes: codes, sessions, limits, notifyAccountChange: notify } = services
  /** Ends earlier owners' proofs of this number, because phone companies give old numbers to new people. */
  async function takeOver(tx: Tx, personId: PersonId, mobile: string): Promise<void> {
    const before = await accountRepo(tx).endProofsOfMobile(mobile, personId)
    if (before.length > 0) await sessions.endIn(tx, { address: mobile }, 'address-changed', ['code'])
    for (const id of before) await notify(tx, id, 'mobile')
  }

  const present = (person: Person, kind: AddressKind): Proof => ({
    address: person[kind],
    is_proven: person[kind] !== null && person[provenAt[kind]] !== null,
  })

  const getPerson = (personId: PersonId) => db.asSystem('account', (tx) => accountRepo(tx).getPerson(personId))

  return {
    async list(actor: Actor) {
      authorize(actor, 'read', 'Account')
      const person = await getPerson(actor.personId)
      return { email: present(person, 'email'), mobile: present(person, 'mobile') }
    },

    async checkSending(actor: Actor, kind: AddressKind): Promise<void> {
      authorize(actor, 'update', 'Account')
      requireChannel(outlets, kind === 'email' ? 'email' : 'sms')
      await limits.take('prove-send', { person: actor.personId })
      const { [kind]: address } = await getPerson(actor.personId)
      if (address !== null) await limits.take('prove-send-address', { name: address })
    },

    async sendCode(tx: Tx, actor: Actor, kind: AddressKind): Promise<void> {
      await codes.send(tx, await accountRepo(tx).getPerson(actor.personId), kind)
    },

    /** Counts wrong codes, so it has its own transactions. */
    async checkCode(actor: Actor, kind: AddressKind, code: string): Promise<void> {
      authorize(actor, 'update', 'Account')
      await limits.hold('prove-code', { person: actor.personId }, async () => {
        if (!codes.isRight(await getPerson(actor.personId), kind, code)) throw wrongCode()
      })
    },

    async prove(tx: Tx, actor: Actor, kind: AddressKind, code: string): Promise<void> {
      const accounts = accountRepo(tx)
      const person = await accounts.lockPerson(actor.personId)
      // The address may have changed after the check.
      if (!codes.isRight(person, kind, code)) throw wrongCode()
      if (kind === 'mobile' && person.mobile !== null) await takeOver(tx, person.id, person.mobile)
      await accounts.updatePerson(person.id, { [provenAt[kind]]: clock.now() })
    },
  }
}

function wrongCode() {
  const sentence = 'This code is not right, or is over. Ask for a new one.'
  return new Invalid(sentence, { code: sentence }, 'wrong-code')
}
