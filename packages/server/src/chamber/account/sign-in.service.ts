import type { login as loginEndpoint } from '@peshi/contract/chamber/account'
import type { signInSecondStep } from '@peshi/contract/chamber/security'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { Mobile, type UserData } from '@peshi/contract/platform/person'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Forbidden, Invalid } from '../../platform/errors.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { recordOwnAccess } from '../audit/record-access.ts'
import { presentUser } from './account.present.ts'
import { accountRepo, type Person } from './account.repo.ts'
import { isPassword } from './password.ts'
import { pendingSteps } from './second-factor.repo.ts'
import { tooManyCodes, wrongCode } from './second-factor.service.ts'
import type { Tokens } from './session.service.ts'
import { holdSignIn } from './sign-in-limits.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    joinChamber?: (context: Context, personId: PersonId, token: string) => Promise<ChamberId>
  }
}

const stepMs = 10 * 60_000
const kinds = { app: 'second-step', mail: 'mailed-step' } as const

export type SignedIn = Tokens & { userData: UserData }

export function createSignIns(context: Context) {
  const { db, clock, services } = context
  const { limits, sessions, secondFactor, proofCodes, notifyAccountChange: notify } = services
  const joinChamber = (personId: PersonId, token: string) =>
    context.features.find((feature) => feature.joinChamber)?.joinChamber?.(context, personId, token)

  async function admit(personId: PersonId, visitor: Visitor, invitation?: string): Promise<SignedIn> {
    const joined = invitation === undefined ? null : ((await joinChamber(personId, invitation)) ?? null)
    return db.asSystem('sign-in', (tx) => enter(tx, personId, visitor, joined))
  }

  async function enter(tx: Tx, personId: PersonId, visitor: Visitor, joined: ChamberId | null): Promise<SignedIn> {
    const accounts = accountRepo(tx)
    const chamberId = joined ?? (await accounts.findCurrentChamber(personId))
    if (!chamberId) throw new Forbidden('You no longer belong to a chamber.', 'no-chamber')
    const tokens = await sessions.open(tx, personId, chamberId, visitor)
    return { ...tokens, userData: presentUser(await accounts.getProfile(personId, chamberId)) }
  }

  /** All refusals have the same message and take the same time, so that they do not reveal which accounts exist. */
  async function login(
    input: BodyOf<typeof loginEndpoint>,
    visitor: Visitor,
    findDevice: (personId: PersonId) => string | null,
  ) {
    const person = await findByName(input.email)
    const who = {
      network: visitor.address ?? '',
      person: person?.id ?? nameKey(input.email),
      device: person && findDevice(person.id),
    }
    return holdSignIn(
      limits,
      who,
      () => enterByPassword(person, input, visitor),
      (refusal) => enterGuarded(person, input, visitor, refusal),
    )
  }

  async function checkPassword(person: Person | null, secret: string, visitor: Visitor): Promise<Person | null> {
    if (person && (await isPassword(person.password_hash, secret))) return person
    if (!person) await isPassword(null, secret)
    await noteFailure('sign-in-failed', person?.id ?? (newId() as PersonId), visitor)
    return null
  }

  async function enterByPassword(found: Person | null, input: BodyOf<typeof loginEndpoint>, visitor: Visitor) {
    const person = await checkPassword(found, input.password, visitor)
    if (!person) throw badCredentials()
    const step = await db.asSystem('sign-in', async (tx) =>
      (await secondFactor.isOn(tx, person.id)) ? begin(tx, person, 'app') : null,
    )
    return step ?? admit(person.id, visitor, input.invitation)
  }

  /**
   * Other people have guessed so often that a right password alone is refused, as a wrong one is. With a second step, or
   * a code that is mailed to the verified address, the owner still signs in on a new device.
   */
  async function enterGuarded(
    found: Person | null,
    input: BodyOf<typeof loginEndpoint>,
    visitor: Visitor,
    refusal: Error,
  ) {
    const person = await checkPassword(found, input.password, visitor)
    if (!person) throw refusal
    const isMailed = person.email !== null && person.email_proven_at !== null && context.outlets.email !== null
    const hasApp = await db.asSystem('sign-in', (tx) => secondFactor.isOn(tx, person.id))
    if (!hasApp && !isMailed) throw refusal
    if (!hasApp)
      await limits.take('prove-send', { person: person.id }).catch(() => {
        throw refusal
      })
    return db.asSystem('sign-in', async (tx) => {
      if (hasApp) await notify(tx, person.id, 'guarded-sign-in')
      else {
        await recordOwnAccess(tx, person.id, { kind: 'guarded-sign-in', at: clock.now(), visitor })
        await proofCodes.send(tx, person, 'email', 'sign-in')
      }
      return begin(tx, person, hasApp ? 'app' : 'mail')
    })
  }

  async function begin(tx: Tx, person: Person, by: 'app' | 'mail') {
    const { token, hash } = newToken()
    const expires_at = new Date(clock.now().getTime() + stepMs)
    await pendingSteps(tx).insert({ token_hash: hash, kind: kinds[by], person_id: person.id, expires_at })
    return { second_step: { token, expires_at: expires_at.toISOString(), by } }
  }

  async function takeSecondStep(input: BodyOf<typeof signInSecondStep>, visitor: Visitor): Promise<SignedIn> {
    const { token, code, invitation } = input
    const now = clock.now()
    const mailed = await db.asSystem('sign-in', (tx) => pendingSteps(tx).find(hashToken(token), kinds.mail, now))
    if (mailed?.person_id) return admit(await takeMailedStep(mailed.person_id, input, visitor), visitor, invitation)
    const taken = await db.asSystem('sign-in', async (tx) => {
      const steps = pendingSteps(tx)
      const personId = (await steps.find(hashToken(token), 'second-step', now))?.person_id
      if (!personId) return 'over'
      const verdict = await secondFactor.check(tx, personId, code)
      if (verdict === 'wrong') await recordOwnAccess(tx, personId, { kind: 'code-failed', at: now, visitor })
      if (verdict !== 'right') return verdict
      return (await steps.take(hashToken(token), 'second-step', now)) ? { personId } : 'over'
    })
    if (taken === 'over') throw stepOver()
    if (taken === 'blocked') throw tooManyCodes()
    if (taken === 'wrong') throw wrongCode()
    return admit(taken.personId, visitor, invitation)
  }

  const takeMailedStep = (
    personId: PersonId,
    { token, code }: BodyOf<typeof signInSecondStep>,
    visitor: Visitor,
  ): Promise<PersonId> =>
    limits.hold('prove-code', { person: personId }, async () => {
      const person = await db.asSystem('sign-in', (tx) => accountRepo(tx).getPerson(personId))
      if (!proofCodes.isRight(person, 'email', code.trim())) {
        await noteFailure('code-failed', personId, visitor)
        throw wrongCode()
      }
      const now = clock.now()
      const taken = await db.asSystem('sign-in', (tx) => pendingSteps(tx).take(hashToken(token), kinds.mail, now))
      if (!taken) throw stepOver()
      return personId
    })

  const noteFailure = (kind: 'sign-in-failed' | 'code-failed', personId: PersonId, visitor: Visitor) =>
    db.asSystem('sign-in', (tx) => recordOwnAccess(tx, personId, { kind, at: clock.now(), visitor }))

  async function findByName(name: string) {
    const { email, mobile } = readName(name)
    return db.asSystem('sign-in', async (tx) => {
      if (email) return accountRepo(tx).findPersonBy('email', email)
      return mobile ? accountRepo(tx).findPersonBy('mobile', mobile) : null
    })
  }

  return { admit, login, takeSecondStep }
}

function readName(name: string) {
  if (name.includes('@')) return { email: name.trim().toLowerCase(), mobile: null }
  const mobile = Mobile.safeParse(name)
  return { email: null, mobile: mobile.success ? mobile.data : null }
}

function nameKey(name: string): string {
  const { email, mobile } = readName(name)
  return email ?? mobile ?? name.trim().toLowerCase()
}

const badCredentials = () => new Invalid(messages.badCredentials, undefined, 'bad-credentials')

export const stepOver = () => new Invalid('Time expired. Sign in again.', undefined, 'step-over')
