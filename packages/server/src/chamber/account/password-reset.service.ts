import { resetMinutes, resetTries } from '@peshi/contract/chamber/password-reset'
import type { PersonId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { isSame } from '../../platform/crypto/keys.ts'
import { newId } from '../../platform/db/columns.ts'
import { Invalid } from '../../platform/errors.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { Context } from '../../platform/process/context.ts'
import { acceptPassword } from './accept-password.ts'
import { accountRepo } from './account.repo.ts'
import type { TellOfChange } from './account-mail.ts'
import { sendResetCode } from './password-reset.jobs.ts'
import { passwordResetRepo } from './password-reset.repo.ts'
import { newPendingToken } from './pending-token.ts'
import { hashToken } from './refresh-token.ts'
import type { Sessions } from './session.service.ts'
import { createCodeHashes } from './short-codes.ts'

const minute = 60_000

interface Needs extends Pick<Context, 'db' | 'clock' | 'queue' | 'config'> {
  sessions: Sessions
  limits: Limits
  tell: TellOfChange
}

/**
 * A forgotten password, in three steps. Whether anybody has the number shows nowhere: the request writes its row and
 * leaves the rest to a job, and until the code is right every answer is the same, in words and in time.
 */
export function createPasswordReset({ db, clock, queue, config, sessions, limits, tell }: Needs) {
  const hashesOf = createCodeHashes(config.secret)
  const goodUntil = () => new Date(clock.now().getTime() + resetMinutes * minute)

  /** SMS to one number are few, so that nobody is pestered; a device that its owner used before has some of its own. */
  async function takeRequest(mobile: string, network: string, device: string | null): Promise<void> {
    if (device) {
      await limits.take('reset-device', { device, name: mobile })
      return
    }
    await limits.take('reset-network', { network })
    await limits.take('reset-number', { network, name: mobile })
    await limits.take('reset-number-anywhere', { name: mobile })
  }

  async function request(mobile: string, network: string, findDevice: (personId: PersonId) => string | null) {
    const person = await db.asSystem('sign-in', (tx) => accountRepo(tx).findPersonBy('mobile', mobile))
    await takeRequest(mobile, network, person && findDevice(person.id))
    const { token, hash } = newPendingToken()
    const now = clock.now()
    await db.asSystem('sign-in', async (tx) => {
      const resets = passwordResetRepo(tx)
      const id = newId()
      // The code that is on its way stays good: it is sent again, and either request takes it.
      const code_of = (await resets.findCode(mobile, new Date(now.getTime() - resetMinutes * minute))) ?? id
      await resets.insert({ id, mobile, code_of, token_hash: hash, created_at: now, expires_at: goodUntil() })
      await queue.enqueue(tx, sendResetCode, { id })
    })
    return { token, mobile: `${'•'.repeat(6)}${mobile.slice(-4)}` }
  }

  /** A right code is changed into the token of the last step. After the last try nothing is right any more. */
  async function verify(token: string, code: string): Promise<string> {
    const now = clock.now()
    const verdict = await db.asSystem('sign-in', async (tx) => {
      const resets = passwordResetRepo(tx)
      const row = await resets.lockOpen(hashToken(token), 'code', now)
      if (!row || row.tries >= resetTries) return { left: 0 }
      const left = resetTries - row.tries - 1
      await resets.update(row.id, { tries: row.tries + 1 })
      // Of an unknown number there is none; the comparison is made all the same.
      const kept = row.code_hash ?? 'none'
      if (!hashesOf(row.id, code).some((given) => isSame(given, kept))) return { left }
      const next = newPendingToken()
      await resets.update(row.id, { token_hash: next.hash, verified_at: now, expires_at: goodUntil() })
      return { next: next.token }
    })
    if (verdict.next === undefined) throw wrongCode(verdict.left)
    return verdict.next
  }

  /** Whoever was signed in is signed out; a second step, where it is on, is asked for as before. */
  async function change(token: string, password: string): Promise<void> {
    const now = clock.now()
    const open = await db.asSystem('sign-in', async (tx) => {
      const row = await passwordResetRepo(tx).lockOpen(hashToken(token), 'password', now)
      return row?.person_id ? accountRepo(tx).getPerson(row.person_id) : null
    })
    if (!open) throw resetOver()
    const password_hash = await acceptPassword(password, open, messages.resetFailed)
    const ended = await db.asSystem('sign-in', async (tx) => {
      const row = await passwordResetRepo(tx).lockOpen(hashToken(token), 'password', now)
      if (!row) return null
      await accountRepo(tx).updatePerson(open.id, { password_hash })
      await tell(tx, open.id, 'password-reset')
      return sessions.endIn(tx, { personId: open.id }, 'password-reset')
    })
    // Another request with the same token was quicker.
    if (!ended) throw resetOver()
    sessions.forget(ended)
  }

  return { request, verify, change }
}

function wrongCode(left: number) {
  const sentence = left > 0 ? `This code is not right. Tries left: ${left}.` : 'This code is over. Ask for a new one.'
  return new Invalid(messages.codeFailed, { otp: sentence }, left > 0 ? 'wrong-code' : 'code-over')
}

const resetOver = () => new Invalid(messages.resetFailed, undefined, 'reset-over')
