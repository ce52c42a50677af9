import type {
  registerByCode,
  register as registerEndpoint,
  updateUser as updateUserEndpoint,
} from '@peshi/contract/chamber/account'
import type { changePassword as changePasswordEndpoint } from '@peshi/contract/chamber/security'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import type { UserData } from '@peshi/contract/platform/person'
import { isCourt } from '@peshi/courts/catalogue/courts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { beginTrial } from '../plans/trial.ts'
import { acceptPassword } from './accept-password.ts'
import { presentUser } from './account.present.ts'
import { accountRepo, type PersonChanges } from './account.repo.ts'
import { type GrantKind, grantKinds } from './grants.ts'
import { createMailedRegistrations, type Newcomer } from './mailed-registration.ts'
import { refuseOperatorsAddress } from './operators-address.ts'
import { checkRegistration, isFirstOwnerLink, takeRegistration } from './registration.ts'
import type { SignedIn } from './sign-in.service.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'outlets' | 'services'>

export function createAccounts(context: Needs) {
  const { config, db, clock, outlets, services } = context
  const { sessions, limits, reauthenticate, notifyAccountChange: notify, proofCodes: codes } = services
  const mailed = createMailedRegistrations(context)

  async function register({ password, ...input }: BodyOf<typeof registerEndpoint>, visitor: Visitor) {
    const isFirst = await isFirstOwnerLink(context, input.link)
    const isMailed = config.mode === 'production' && outlets.email !== null && !isFirst
    if (!isMailed && !isFirst) refuseOperatorsAddress(config, input.email)
    const newcomer = { ...input, password_hash: await acceptPassword(password, input) }
    if (!isMailed) return openChamber(newcomer, visitor, null)
    checkRegistration(context, input.link)
    await limits.take('prove-send-address', { name: input.email })
    return db.asSystem('sign-in', async (tx) =>
      mailed.begin(tx, newcomer, (await accountRepo(tx).findPersonBy('email', input.email)) === null),
    )
  }

  function finishRegistration({ token, code }: BodyOf<typeof registerByCode>, visitor: Visitor): Promise<SignedIn> {
    const { email, check } = mailed.read(token)
    return limits.hold('prove-code', { person: email }, async () => openChamber(check(code), visitor, clock.now()))
  }

  async function openChamber(newcomer: Newcomer, visitor: Visitor, email_proven_at: Date | null): Promise<SignedIn> {
    const { chamber_name, link, ...own } = newcomer
    const [personId, chamberId] = [newId() as PersonId, newId() as ChamberId]
    const now = clock.now()
    const opening = db.asSystem('sign-in', async (tx) => {
      await takeRegistration(tx, context, link)
      const accounts = accountRepo(tx)
      if (await accounts.findPersonBy('email', own.email)) throw alreadyRegistered()
      await accounts.insertPerson({ id: personId, ...own, email_proven_at, created_at: now })
      await accounts.insertChamber({ id: chamberId, name: chamber_name, created_at: now })
      await accounts.insertMembership({ chamber_id: chamberId, person_id: personId, role: 'owner', created_at: now })
      await beginTrial(tx, { config, clock }, chamberId)
      if (!email_proven_at) await codes.send(tx, await accounts.getPerson(personId), 'email')
      const tokens = await sessions.open(tx, personId, chamberId, visitor)
      return { ...tokens, userData: presentUser(await accounts.getProfile(personId, chamberId)) }
    })
    return opening.catch((error: unknown) => {
      throw isUniqueViolation(error) ? alreadyRegistered() : error
    })
  }

  const getMe = ({ personId, chamberId }: Actor): Promise<UserData> =>
    db.asSystem('account', async (tx) => presentUser(await accountRepo(tx).getProfile(personId, chamberId)))

  /** Returns the former mobile number if the person changes it, which needs the person to sign in again. */
  async function checkUpdate(actor: Actor, changes: BodyOf<typeof updateUserEndpoint>) {
    authorize(actor, 'update', 'Account')
    const { court_id, current_password: password = '', code, mobile } = changes
    if (court_id && !isCourt(court_id)) {
      const sentence = 'This court is not in the catalogue.'
      throw new Invalid(sentence, { court_id: sentence })
    }
    const { mobile: before } = await getMe(actor)
    const isNewMobile = mobile !== undefined && mobile !== before
    if (isNewMobile) await reauthenticate(actor, { password, code }, 'current_password')
    return { isNewMobile, before }
  }

  async function update(
    tx: Tx,
    actor: Actor,
    { court_id, current_password: _, code: __, ...rest }: BodyOf<typeof updateUserEndpoint>,
    { isNewMobile, before }: Awaited<ReturnType<typeof checkUpdate>>,
  ): Promise<UserData> {
    const columns: PersonChanges = {
      ...rest,
      ...(court_id !== undefined && { default_court: court_id }),
      ...(isNewMobile && { mobile_proven_at: null }),
    }
    if (Object.keys(columns).length > 0) await accountRepo(tx).updatePerson(actor.personId, columns)
    if (isNewMobile) {
      if (before) await sessions.endIn(tx, { address: before }, 'address-changed', ['code'])
      await notify(tx, actor.personId, 'mobile')
    }
    return presentUser(await accountRepo(tx).getProfile(actor.personId, actor.chamberId))
  }

  async function hashNewPassword(
    actor: Actor,
    { current_password, code, password }: BodyOf<typeof changePasswordEndpoint>,
  ): Promise<string> {
    authorize(actor, 'update', 'Account')
    const person = await reauthenticate(actor, { password: current_password, code }, 'current_password')
    return acceptPassword(password, person)
  }

  async function changePassword(tx: Tx, { personId, signInId }: Actor, kept: readonly GrantKind[], hash: string) {
    await accountRepo(tx).updatePerson(personId, { password_hash: hash })
    await notify(tx, personId, 'password')
    const kinds = grantKinds.filter((kind) => !kept.includes(kind))
    await sessions.endIn(tx, { personId, exceptSignIn: signInId }, 'password-changed', kinds)
  }

  return { register, finishRegistration, getMe, checkUpdate, update, hashNewPassword, changePassword }
}

function alreadyRegistered() {
  const sentence = 'There is an account with this e-mail address already. Sign in instead.'
  return new Conflict(sentence, 'already-registered', { email: sentence })
}
