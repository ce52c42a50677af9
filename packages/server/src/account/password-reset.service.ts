import { messages } from '@peshi/contract/messages'
import { resetMinutes, resetTries } from '@peshi/contract/password-reset'
import type { Context } from '../context.ts'
import { newId } from '../db/schema/columns.ts'
import { Invalid, TooMany } from '../http/errors.ts'
import { accountRepo } from './account.repo.ts'
import type { TellOfChange } from './account-mail.ts'
import { isSame } from './keys.ts'
import { hashPassword } from './password.ts'
import { sendResetCode } from './password-reset.jobs.ts'
import { passwordResetRepo } from './password-reset.repo.ts'
import { isObvious, obviousPassword } from './password-rules.ts'
import { newPendingToken } from './pending-token.ts'
import { hashToken } from './refresh-token.ts'
import type { Sessions } from './session.service.ts'
import { createCodeHashes } from './short-codes.ts'

const minute = 60_000
/** SMS to one number within an hour, so that nobody is pestered and twenty-five guesses an hour is all there is. */
const mostPerHour = 5

interface Needs extends Pick<Context, 'db' | 'clock' | 'queue' | 'config'> {
  sessions: Sessions
  tell: TellOfChange
}

/**
 * A forgotten password, in three steps. Whether anybody has the number shows nowhere: the request writes its row and
 * leaves the rest to a job, and until the code is right every answer is the same, in words and in time.
 */
export function createPasswordReset({ db, clock, queue, config, sessions, tell }: Needs) {
  const hashesOf = createCodeHashes(config.secret)
  const goodUntil = () => new Date(clock.now().getTime() + resetMinutes * minute)

  async function request(mobile: string) {
    const { token, hash } = newPendingToken()
    const now = clock.now()
    await db.asSystem('sign-in', async (tx) => {
      const resets = passwordResetRepo(tx)
      const hourAgo = new Date(now.getTime() - 60 * minute)
      if ((await resets.countSince(mobile, hourAgo)) >= mostPerHour)
        throw new TooMany('Too many codes were asked for. Wait an hour and try again.', 3600)
      await resets.endOthers(mobile, now)
      const id = newId()
      await resets.insert({ id, mobile, token_hash: hash, created_at: now, expires_at: goodUntil() })
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
    if (await isObvious(password, [open.name, open.email, open.mobile]))
      throw new Invalid(messages.resetFailed, { password: obviousPassword }, 'obvious-password')
    const password_hash = await hashPassword(password)
    const ended = await db.asSystem('sign-in', async (tx) => {
      const row = await passwordResetRepo(tx).lockOpen(hashToken(token), 'password', now)
      if (!row) return null
      await passwordResetRepo(tx).update(row.id, { used_at: now })
      await accountRepo(tx).updatePerson(open.id, { password_hash })
      await tell(tx, open.id, 'password-reset')
      return sessions.endIn(tx, { personId: open.id, kind: 'device' }, 'password-reset')
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
