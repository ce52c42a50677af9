import { randomBytes } from 'node:crypto'
import type { SecondFactor } from '@peshi/contract/chamber/security'
import type { PersonId } from '@peshi/contract/platform/ids'
import { systemClock } from '../../platform/clock.ts'
import { keysFor } from '../../platform/crypto/keys.ts'
import { seal, unseal } from '../../platform/crypto/seal.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid, TooMany } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Person } from './account.repo.ts'
import { type SecondFactorRow, secondFactorRepo } from './second-factor.repo.ts'
import { createCodeHash, createCodeHashes, newRecoveryCodes, readRecoveryCode } from './short-codes.ts'
import { findStep, otpauthUri, toBase32 } from './totp.ts'

const mostFailures = 10
const blockMs = 15 * 60_000

export type CodeVerdict = 'right' | 'wrong' | 'blocked'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'standings' | 'services'>

export function createSecondFactor({ config, db, clock, standings, services }: Needs) {
  const { secret } = config
  const { notifyAccountChange: notify } = services
  // Authenticator apps do not know the demo's shifted clock.
  const phoneClock = config.mode === 'test' ? clock : systemClock
  const keys = keysFor(secret, 'second-factor')
  const [key] = keys
  const hashCode = createCodeHash(secret)
  const hashesOf = createCodeHashes(secret)

  const stepOf = (row: SecondFactorRow, code: string) =>
    findStep(unseal(keys, row.person_id, row.secret), code, phoneClock.now(), row.last_step)

  async function isOn(tx: Tx, personId: PersonId): Promise<boolean> {
    const row = await secondFactorRepo(tx).find(personId)
    return row !== null && row.confirmed_at !== null
  }

  /** Counts failures in `tx`, so commit `tx` even after a wrong code. */
  async function check(tx: Tx, personId: PersonId, text: string): Promise<CodeVerdict> {
    const repo = secondFactorRepo(tx)
    const row = await repo.lock(personId)
    const now = clock.now()
    if (!row?.confirmed_at) return 'wrong'
    if (row.blocked_until && row.blocked_until > now) return 'blocked'
    const digits = text.replace(/\s/g, '')
    const step = /^\d{6}$/.test(digits) ? stepOf(row, digits) : null
    const recovery = readRecoveryCode(text)
    const isRight =
      step !== null || (recovery !== null && (await repo.useRecoveryCode(personId, hashesOf(personId, recovery))))
    if (isRight) {
      await repo.update(personId, { failures: 0, ...(step !== null && { last_step: step }) })
      return 'right'
    }
    const failures = row.failures + 1
    const isTooOften = failures >= mostFailures
    const blocked_until = isTooOften ? new Date(now.getTime() + blockMs) : null
    await repo.update(personId, { failures: isTooOften ? 0 : failures, blocked_until })
    return 'wrong'
  }

  async function newCodes(tx: Tx, personId: PersonId): Promise<string[]> {
    const codes = newRecoveryCodes()
    await secondFactorRepo(tx).replaceRecoveryCodes(
      personId,
      codes.map((code) => hashCode(personId, code)),
    )
    return codes
  }

  return {
    isOn,
    check,

    get: ({ personId }: Actor): Promise<SecondFactor> =>
      db.asSystem('account', async (tx) => {
        const repo = secondFactorRepo(tx)
        const since = (await repo.find(personId))?.confirmed_at?.toISOString() ?? null
        return { since, recovery_codes_left: since ? await repo.countRecoveryCodes(personId) : 0 }
      }),

    async begin(tx: Tx, person: Person) {
      const bytes = randomBytes(20)
      const repo = secondFactorRepo(tx)
      if ((await repo.lock(person.id))?.confirmed_at) throw isOnAlready()
      const sealed = seal(key, person.id, bytes)
      await repo.begin({ person_id: person.id, secret: sealed, created_at: clock.now() })
      const text = toBase32(bytes)
      return { secret: text, uri: otpauthUri(text, person.email ?? person.mobile ?? person.name) }
    },

    async confirm(tx: Tx, actor: Actor, code: string): Promise<string[]> {
      authorize(actor, 'update', 'Account')
      const repo = secondFactorRepo(tx)
      const row = await repo.lock(actor.personId)
      if (row?.confirmed_at) throw isOnAlready()
      const step = row && stepOf(row, code)
      if (step === null) throw wrongCode()
      await repo.update(actor.personId, { confirmed_at: clock.now(), last_step: step })
      await notify(tx, actor.personId, 'second-factor-on')
      standings.forget(actor.signInId)
      return newCodes(tx, actor.personId)
    },

    async renewCodes(tx: Tx, id: PersonId): Promise<string[]> {
      if (!(await isOn(tx, id))) throw new Conflict('Two-step sign-in is off.', 'second-factor-off')
      await notify(tx, id, 'recovery-codes')
      return newCodes(tx, id)
    },

    async end(tx: Tx, id: PersonId): Promise<void> {
      if (await isOn(tx, id)) await notify(tx, id, 'second-factor-off')
      await secondFactorRepo(tx).remove(id)
    },
  }
}

const isOnAlready = () => new Conflict('Two-step sign-in is already on.', 'second-factor-on')

export function wrongCode() {
  const sentence = 'The code is incorrect.'
  return new Invalid(sentence, { code: sentence }, 'wrong-code')
}

export const tooManyCodes = () =>
  new TooMany('Too many wrong codes. Wait 15 minutes and try again.', Math.ceil(blockMs / 1000))
