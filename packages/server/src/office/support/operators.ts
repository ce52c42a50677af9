import type { PersonId } from '@peshi/contract/platform/ids'
import { NotFound } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { deskRepo } from './desk.repo.ts'

type Asked = { personId: PersonId }

const readOperator = async ({ db, config }: Pick<Context, 'db' | 'config'>, { personId }: Asked) => {
  if (config.operators.size === 0) return null
  const person = await db.asSystem('support', (tx) => deskRepo(tx).findPerson(personId))
  return person?.email && config.operators.has(person.email) ? person : null
}

export const isOperator = async (context: Pick<Context, 'db' | 'config'>, who: Asked): Promise<boolean> =>
  (await readOperator(context, who)) !== null

export async function requireOperator(context: Pick<Context, 'db' | 'config'>, who: Asked) {
  const operator = await readOperator(context, who)
  if (!operator) throw new NotFound()
  return operator
}
