import type { login as loginEndpoint } from '@peshi/contract/chamber/account'
import type { signInSecondStep } from '@peshi/contract/chamber/security'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { Mobile, type UserData } from '@peshi/contract/platform/person'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Forbidden, Invalid } from '../../platform/errors.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { recordOwnAccess } from '../audit/record-access.ts'
import { presentUser } from './account.present.ts'
import { accountRepo, type Person } from './account.repo.ts'
import { isPassword } from './password.ts'
import { newPendingToken } from './pending-token.ts'
import { hashToken } from './refresh-token.ts'
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

export type SignedIn = Tokens & { userData: UserData }

export function createSignIns(context: Context) {
  const { db, clock, services } = context
  const { limits, sessions, secondFactor } = services
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
    return holdSignIn(limits, who, () => enterByPassword(person, input, visitor))
  }

  async function enterByPassword(person: Person | null, input: BodyOf<typeof loginEndpoint>, visitor: Visitor) {
    if (!(await isPassword(person?.password_hash ?? null, input.password)) || !person) {
      await noteFailure(person?.id ?? (newId() as PersonId), visitor)
      throw badCredentials()
    }
    const step = await db.asSystem('sign-in', async (tx) => {
      if (!(await secondFactor.isOn(tx, person.id))) return null
      const { token, hash } = newPendingToken()
      const expires_at = new Date(clock.now().getTime() + stepMs)
      await pendingSteps(tx).insert({ token_hash: hash, kind: 'second-step', person_id: person.id, expires_at })
      return { second_step: { token, expires_at: expires_at.toISOString() } }
    })
    return step ?? admit(person.id, visitor, input.invitation)
  }

  async function takeSecondStep(input: BodyOf<typeof signInSecondStep>, visitor: Visitor): Promise<SignedIn> {
    const { token, code, invitation } = input
    const now = clock.now()
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

  const noteFailure = (personId: PersonId, visitor: Visitor) =>
    db.asSystem('sign-in', (tx) => recordOwnAccess(tx, personId, { kind: 'sign-in-failed', at: clock.now(), visitor }))

  async function findByName(name: string) {
    const { email, mobile } = readName(name)
    return db.asSystem('sign-in', async (tx) => {
      if (email) return accountRepo(tx).findPersonBy('email', email)
      return mobile ? accountRepo(tx).findPersonBy('mobile', mobile) : null
    })
  }

  return { admit, login, takeSecondStep }
}

export type SignIns = ReturnType<typeof createSignIns>

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
