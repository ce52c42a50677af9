import type { PersonId } from '@peshi/contract/platform/ids'
import { deskRepo } from '../src/office/support/desk.repo.ts'
import type { TestApp } from './app.ts'

/** Names somebody in the settings as one who answers support tickets. */
export async function makeOperator({ db, context }: TestApp, { personId }: { personId: PersonId }): Promise<void> {
  const person = await db.asSystem('support', (tx) => deskRepo(tx).findPerson(personId))
  if (!person?.email)
    throw new Error('An operator is known by an e-mail address')
    // The settings are read once, at start; only a test adds to them.
  ;(context.config.operators as Set<string>).add(person.email)
}
