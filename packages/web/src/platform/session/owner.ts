import { readSession } from './session.ts'

export const ownerNow = (): string | null => {
  const person = readSession()?.userData
  return person ? `${person._id} ${person.extras.chamber_id ?? ''}` : null
}
