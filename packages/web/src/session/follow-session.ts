import type { QueryClient } from '@tanstack/react-query'
import { readSession, subscribeSession } from './session.ts'

interface Guarded {
  invalidate: () => Promise<void>
}

/**
 * When the person changes (sign-in, sign-out, a refused refresh, another tab), nothing of the one before stays in
 * memory, and the guard looks at the open page again.
 */
export function followSession(router: Guarded, queries: QueryClient): void {
  const stateOf = () => {
    const person = readSession()?.userData
    return {
      id: person?._id ?? null,
      chamber: person?.extras.chamber_id ?? null,
      rights: JSON.stringify([person?.ability, person?.enabled, person?.expires_at]),
    }
  }
  let before = stateOf()
  subscribeSession(() => {
    const now = stateOf()
    const isSamePerson = now.id === before.id && now.chamber === before.chamber
    const isSame = isSamePerson && now.rights === before.rights
    before = now
    if (isSame) return
    if (!isSamePerson)
      queries.removeQueries({ predicate: ({ queryKey }) => !(queryKey[0] === 'courts' && queryKey[1] === 'all') })
    router
      .invalidate()
      .catch((error: unknown) => console.warn(`The page could not be looked at again: ${String(error)}`))
  })
}
