import { readSession } from './session.ts'

/** Person and chamber that own stored data. Null if nobody is signed in. */
export const ownerNow = (): string | null => {
  const person = readSession()?.userData
  return person ? `${person._id} ${person.extras.chamber_id ?? ''}` : null
}
