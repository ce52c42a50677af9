import type { PersonId } from '@peshi/contract/platform/ids'
import { deskRepo } from '../src/office/support/desk.repo.ts'
import type { TestApp } from './app.ts'

export async function makeOperator({ db, context }: TestApp, { personId }: { personId: PersonId }): Promise<void> {
  const person = await db.asSystem('support', (tx) => deskRepo(tx).findPerson(personId))
  if (!person?.email) throw new Error('An operator is known by an e-mail address')
  ;(context.config.operators as Set<string>).add(person.email)
}
