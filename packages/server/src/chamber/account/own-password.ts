import { Invalid } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { createLimits, type LimitNeeds } from '../../platform/http/limits.ts'
import { accountRepo, type Person } from './account.repo.ts'
import { isPassword } from './password.ts'

export function createOwnPassword(context: LimitNeeds) {
  const { db } = context
  const limits = createLimits(context)

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
