import type { pairCompanion } from '@peshi/contract/chamber/companions'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { Reauthentication } from '@peshi/contract/platform/person'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { accountRepo } from './account.repo.ts'
import { pendingSteps } from './second-factor.repo.ts'
import { createCodeHash, createCodeHashes, newRecoveryCode, readRecoveryCode } from './short-codes.ts'

const codeMs = 10 * 60_000
/** In days. A person can end a companion at any time in the settings. */
const lasts = 365

/** Companions are browser extensions that sign in with a code of ten minutes, and get a token of their own. */
export function createCompanions({
  db,
  clock,
  config,
  services,
}: Pick<Context, 'db' | 'clock' | 'config' | 'services'>) {
  const { devices, reauthenticate } = services
  const hash = createCodeHash(config.secret)
  const hashes = createCodeHashes(config.secret)
  const owner = 'companion'

  return {
    async checkPerson(actor: Actor, input: Reauthentication) {
      authorize(actor, 'update', 'Account')
      await reauthenticate(actor, input)
    },

    async createCode(tx: Tx, { personId, chamberId }: Actor) {
      const code = newRecoveryCode()
      const expires_at = new Date(clock.now().getTime() + codeMs)
      await pendingSteps(tx).insert({
        token_hash: hash(owner, code),
        kind: 'companion',
        person_id: personId,
        challenge: chamberId,
        expires_at,
      })
      return { code, expires_at: expires_at.toISOString() }
    },

    pair: ({ code, device }: BodyOf<typeof pairCompanion>) =>
      db.asSystem('sign-in', async (tx) => {
        const read = readRecoveryCode(code)
        for (const each of read ? hashes(owner, read) : []) {
          const step = await pendingSteps(tx).take(each, 'companion', clock.now())
          if (!step?.person_id || !step.challenge) continue
          const who = { personId: step.person_id, chamberId: step.challenge as Actor['chamberId'] }
          const made = await devices.createToken(tx, who, { name: device, scope: 'companion', days: lasts })
          const { name, language } = await accountRepo(tx).getPerson(who.personId)
          return { token: made.token, name, language }
        }
        throw new Invalid('This code is wrong or has expired. Create a new one in Peshi.', {
          code: 'Make a new code in Peshi',
        })
      }),
  }
}
