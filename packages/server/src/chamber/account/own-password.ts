import { Invalid } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { accountRepo, type Person } from './account.repo.ts'
import { isPassword } from './password.ts'

export function createOwnPassword({ db, services: { limits } }: Pick<Context, 'db' | 'services'>) {
  return async function requirePassword(actor: Actor, password: string, field = 'password'): Promise<Person> {
    return limits.hold('own-password', { person: actor.personId }, async () => {
      const person = await db.asSystem('account', (tx) => accountRepo(tx).getPerson(actor.personId))
      if (await isPassword(person.password_hash, password)) return person
      const sentence = 'This is not your password.'
      throw new Invalid(sentence, { [field]: sentence }, 'wrong-password')
    })
  }
}

export type RequirePassword = ReturnType<typeof createOwnPassword>
