import {
  type login as loginEndpoint,
  Mobile,
  type register as registerEndpoint,
  type UserData,
  type updateUser as updateUserEndpoint,
} from '@peshi/contract/account'
import type { BodyOf } from '@peshi/contract/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/ids'
import { messages } from '@peshi/contract/messages'
import { isCourt } from '@peshi/courts/catalogue/courts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/door.ts'
import { newId } from '../db/schema/columns.ts'
import { isUniqueViolation } from '../db/violations.ts'
import { Conflict, Forbidden, Invalid } from '../http/errors.ts'
import { beginTrial } from '../plans/trial.ts'
import { presentUser } from './account.present.ts'
import { accountRepo, type PersonChanges } from './account.repo.ts'
import { type Actor, authorize } from './actor.ts'
import { hashPassword, isPassword } from './password.ts'
import type { Sessions, Tokens } from './session.service.ts'

interface Needs {
  config: Pick<Config, 'plans'>
  db: Db
  clock: Clock
  sessions: Sessions
}

type SignedIn = Tokens & { userData: UserData }

/** People, and the chambers that they open. */
export function createAccounts({ config, db, clock, sessions }: Needs) {
  /** E-mail or mobile number, and password. One refusal for all reasons, after one length of time. */
  async function login(input: BodyOf<typeof loginEndpoint>, device: string | null): Promise<SignedIn> {
    const person = await findByName(input.email)
    if (!(await isPassword(person?.password_hash ?? null, input.password)) || !person) throw badCredentials()
    return db.asSystem('sign-in', async (tx) => {
      const accounts = accountRepo(tx)
      const chamberId = await accounts.findCurrentChamber(person.id)
      if (!chamberId) throw new Forbidden('You belong to no chamber any more.', 'no-chamber')
      const tokens = await sessions.open(tx, person.id, chamberId, device)
      return { ...tokens, userData: presentUser(await accounts.getProfile(person.id, chamberId)) }
    })
  }

  async function findByName(name: string) {
    const mobile = Mobile.safeParse(name)
    return db.asSystem('sign-in', (tx) => {
      const accounts = accountRepo(tx)
      if (name.includes('@')) return accounts.findPersonBy('email', name.toLowerCase())
      return mobile.success ? accounts.findPersonBy('mobile', mobile.data) : Promise.resolve(null)
    })
  }

  /**
   * Opens a chamber and its owner's account. That an e-mail is taken can't be hidden here as long as registering signs
   * in at once; it is said plainly, the number of tries is limited, and sign-in itself tells nothing.
   */
  async function register(input: BodyOf<typeof registerEndpoint>, device: string | null): Promise<SignedIn> {
    const { name, chamber_name, email, mobile, language, password } = input
    const [personId, chamberId] = [newId() as PersonId, newId() as ChamberId]
    const now = clock.now()
    const password_hash = await hashPassword(password)
    const opening = db.asSystem('sign-in', async (tx) => {
      const accounts = accountRepo(tx)
      if (await accounts.findPersonBy('email', email)) throw alreadyRegistered('email')
      if (mobile && (await accounts.findPersonBy('mobile', mobile))) throw alreadyRegistered('mobile')
      await accounts.insertPerson({ id: personId, name, email, mobile, language, password_hash, created_at: now })
      await accounts.insertChamber({ id: chamberId, name: chamber_name, created_at: now })
      await accounts.insertMembership({ chamber_id: chamberId, person_id: personId, role: 'owner', created_at: now })
      await beginTrial(tx, { config, clock }, chamberId)
      const tokens = await sessions.open(tx, personId, chamberId, device)
      return { ...tokens, userData: presentUser(await accounts.getProfile(personId, chamberId)) }
    })
    // Two at the same moment: the second finds nobody and is then refused by the table itself.
    return opening.catch((error: unknown) => {
      throw isUniqueViolation(error) ? alreadyRegistered('email') : error
    })
  }

  const getMe = ({ personId, chamberId }: Actor): Promise<UserData> =>
    db.asSystem('account', async (tx) => presentUser(await accountRepo(tx).getProfile(personId, chamberId)))

  async function update(actor: Actor, changes: BodyOf<typeof updateUserEndpoint>): Promise<UserData> {
    authorize(actor, 'update', 'Account')
    const { court_id, ...rest } = changes
    if (court_id && !isCourt(court_id)) {
      const sentence = 'This court is not in the catalogue.'
      throw new Invalid(sentence, { court_id: sentence })
    }
    const columns: PersonChanges = { ...rest, ...(court_id !== undefined && { default_court: court_id }) }
    const updating = db.asSystem('account', async (tx) => {
      await accountRepo(tx).updatePerson(actor.personId, columns)
      return presentUser(await accountRepo(tx).getProfile(actor.personId, actor.chamberId))
    })
    return updating.catch((error: unknown) => {
      throw isUniqueViolation(error) ? mobileTaken() : error
    })
  }

  return { login, register, getMe, update }
}

const badCredentials = () => new Invalid(messages.badCredentials, undefined, 'bad-credentials')

function alreadyRegistered(field: 'email' | 'mobile') {
  const what = field === 'email' ? 'e-mail address' : 'mobile number'
  const sentence = `There is an account with this ${what} already. Sign in instead.`
  return new Conflict(sentence, 'already-registered', { [field]: sentence })
}

function mobileTaken() {
  const sentence = 'Another account has this mobile number.'
  return new Conflict(sentence, 'mobile-taken', { mobile: sentence })
}
