import type { Reauthentication } from '@peshi/contract/platform/person'
import { Invalid } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { accountRepo, type Person } from './account.repo.ts'
import { isPassword } from './password.ts'
import { tooManyCodes, wrongCode } from './second-factor.service.ts'

type Needs = Pick<Context, 'db' | 'services'>

export function createReauthenticate({ db, services: { limits, secondFactor } }: Needs) {
  /** Throws unless the password, and with two-step sign-in also the code, is right. Opens transactions of its own. */
  return async function reauthenticate(
    { personId }: Actor,
    { password, code = '' }: Reauthentication,
    field = 'password',
  ): Promise<Person> {
    const hasSecondStep = await db.asSystem('account', (tx) => secondFactor.isOn(tx, personId))
    if (hasSecondStep && code === '') throw codeNeeded()
    const person = await limits.hold('own-password', { person: personId }, () =>
      checkPassword(personId, password, field),
    )
    if (!hasSecondStep) return person
    const verdict = await db.asSystem('account', (tx) => secondFactor.check(tx, personId, code))
    if (verdict === 'blocked') throw tooManyCodes()
    if (verdict === 'wrong') throw wrongCode()
    return person
  }

  async function checkPassword(personId: Person['id'], password: string, field: string): Promise<Person> {
    const person = await db.asSystem('account', (tx) => accountRepo(tx).getPerson(personId))
    if (await isPassword(person.password_hash, password)) return person
    const sentence = 'This is not your password.'
    throw new Invalid(sentence, { [field]: sentence }, 'wrong-password')
  }
}

function codeNeeded() {
  const sentence = 'Write the code of your authenticator app, or a recovery code.'
  return new Invalid(sentence, { code: sentence }, 'code-needed')
}
