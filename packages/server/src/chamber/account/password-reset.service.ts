import { type requestResetCode, resetMinutes, resetTries } from '@peshi/contract/chamber/password-reset'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { PersonId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { isSame } from '../../platform/crypto/keys.ts'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { acceptPassword } from './accept-password.ts'
import { accountRepo, type Person } from './account.repo.ts'
import type { OperatorLink } from './operator-links.ts'
import { sendResetCode } from './password-reset.jobs.ts'
import { passwordResetRepo } from './password-reset.repo.ts'
import { createCodeHashes } from './short-codes.ts'

const minute = 60_000

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'config' | 'outlets' | 'services'>

/** A job sends the code, so that the reply takes the same time for known and unknown addresses. */
export function createPasswordReset({ db, clock, queue, config, outlets, services }: Needs) {
  const { sessions, limits, secondFactor, operatorLinks: links, notifyAccountChange: notify } = services
  const hashesOf = createCodeHashes(config.secret)
  const goodUntil = () => new Date(clock.now().getTime() + resetMinutes * minute)

  async function takeRequest(name: string, network: string, device: string | null): Promise<void> {
    if (device) {
      await limits.take('reset-device', { device, name })
      return
    }
    await limits.take('reset-network', { network })
    await limits.take('reset-number', { network, name })
    await limits.take('reset-number-anywhere', { name })
  }

  async function request(
    { mobile, email }: BodyOf<typeof requestResetCode>,
    network: string,
    findDevice: (personId: PersonId) => string | null,
  ) {
    const address = mobile ?? email ?? ''
    if (outlets.email === null && (outlets.sms === null || !mobile)) throw resetIsOff()
    const person = await db.asSystem('sign-in', (tx) =>
      accountRepo(tx).findPersonBy(mobile ? 'mobile' : 'email', address),
    )
    await takeRequest(address, network, person && findDevice(person.id))
    const { token, hash } = newToken()
    const now = clock.now()
    await db.asSystem('sign-in', async (tx) => {
      const resets = passwordResetRepo(tx)
      const id = newId()
      const code_of = (await resets.findCode(address, new Date(now.getTime() - resetMinutes * minute))) ?? id
      await resets.insert({ id, address, code_of, token_hash: hash, created_at: now, expires_at: goodUntil() })
      await queue.enqueue(tx, sendResetCode, { id })
    })
    return { token, mobile: mobile ? `${'•'.repeat(6)}${mobile.slice(-4)}` : address.replace(/(?<=^.).*(?=@)/, '•••') }
  }

  async function verify(token: string, code: string): Promise<string> {
    const now = clock.now()
    const verdict = await db.asSystem('sign-in', async (tx) => {
      const resets = passwordResetRepo(tx)
      const row = await resets.lockOpen(hashToken(token), 'code', now)
      if (!row || row.tries >= resetTries) return { left: 0 }
      const left = resetTries - row.tries - 1
      await resets.update(row.id, { tries: row.tries + 1 })
      // Compares even for an unknown address, so that the reply takes the same time.
      const storedHash = row.code_hash ?? 'none'
      if (!hashesOf(row.id, code).some((given) => isSame(given, storedHash))) return { left }
      const next = newToken()
      await resets.update(row.id, { token_hash: next.hash, verified_at: now, expires_at: goodUntil() })
      return { next: next.token }
    })
    if (verdict.next === undefined) throw wrongCode(verdict.left)
    return verdict.next
  }

  async function change(token: string, password: string): Promise<void> {
    const now = clock.now()
    const link = links.read(token, 'reset') ?? links.read(token, 'reset-all')
    const open = await db.asSystem('sign-in', async (tx) => {
      if (link) return findByLink(tx, link)
      const row = await passwordResetRepo(tx).lockOpen(hashToken(token), 'password', now)
      return row?.person_id ? accountRepo(tx).getPerson(row.person_id) : null
    })
    if (!open) throw resetOver()
    const password_hash = await acceptPassword(password, open, messages.resetFailed)
    const isChanged = await db.asSystem('sign-in', async (tx) => {
      const isOpen = link
        ? await links.use(tx, link)
        : await passwordResetRepo(tx).lockOpen(hashToken(token), 'password', now)
      if (!isOpen) return false
      await accountRepo(tx).updatePerson(open.id, { password_hash })
      await notify(tx, open.id, 'password-reset')
      if (link?.kind === 'reset-all') await secondFactor.end(tx, open.id)
      await sessions.endIn(tx, { personId: open.id }, 'password-reset')
      return true
    })
    if (!isChanged) throw resetOver()
  }

  return { request, verify, change }
}

function wrongCode(left: number) {
  const sentence = left > 0 ? `This code is not right. Tries left: ${left}.` : 'This code is over. Ask for a new one.'
  return new Invalid(messages.codeFailed, { otp: sentence }, left > 0 ? 'wrong-code' : 'code-over')
}

async function findByLink(tx: Tx, { address }: OperatorLink): Promise<Person> {
  const person = await accountRepo(tx).findPersonBy(address.includes('@') ? 'email' : 'mobile', address)
  if (!person) throw new Invalid('No account has the address of this link.', undefined, 'unknown-address')
  return person
}

const resetIsOff = () =>
  new Conflict(
    'No code can be sent: this installation has no such channel. Ask whoever runs it for a link to set a new password.',
    'reset-off',
  )

const resetOver = () => new Invalid(messages.resetFailed, undefined, 'reset-over')
