import { readSession } from './session.ts'

/** The person and the chamber by whom something is kept in this browser: nobody else is shown it. Null while nobody is signed in. */
export const ownerNow = (): string | null => {
  const person = readSession()?.userData
  return person ? `${person._id} ${person.extras.chamber_id ?? ''}` : null
}
