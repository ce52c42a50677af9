import { Invalid } from '../http/errors.ts'
import { createTryLimit, type LimitNeeds } from '../http/try-limit.ts'
import { accountRepo, type Person } from './account.repo.ts'
import type { Actor } from './actor.ts'
import { isPassword } from './password.ts'

/**
 * A signed-in person shows once more who they are, before what would let somebody else in or keep them out: an open
 * laptop is not enough. Guessing here is slowed as it is at the door.
 */
export function createOwnPassword(context: LimitNeeds) {
  const { db } = context
  const tries = createTryLimit(context, { of: 'own-password', tries: 8, minutes: 5 })

  /** Gives the person. `field` is where the form asks for it. */
  return async function requirePassword(actor: Actor, password: string, field = 'password'): Promise<Person> {
    await tries.take(actor.personId)
    const person = await db.asSystem('account', (tx) => accountRepo(tx).getPerson(actor.personId))
    if (!(await isPassword(person.password_hash, password))) {
      const sentence = 'This is not your password.'
      throw new Invalid(sentence, { [field]: sentence }, 'wrong-password')
    }
    await tries.giveBack(actor.personId)
    return person
  }
}

export type RequirePassword = ReturnType<typeof createOwnPassword>
