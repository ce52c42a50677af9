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
    if (isSame) return
    const wasSwitched = !isSamePerson && before.id !== null && now.id !== null
    before = now
    // Another tab signed somebody else in: what is on the screen is fetched anew, as them.
    if (wasSwitched) queries.resetQueries().catch(warn)
    router
      .invalidate()
      // Only then, or the page that is being left would fetch everything once more, as nobody.
      .then(() => {
        if (now.id === null) queries.clear()
      })
      .catch(warn)
  })
}

const warn = (error: unknown) => console.warn(`The page could not follow the session: ${String(error)}`)
