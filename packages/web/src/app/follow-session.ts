import type { QueryClient } from '@tanstack/react-query'
import { closeOverlays } from '../platform/actions/overlays.ts'
import { serverNow, subscribeServerTime } from '../platform/clock/server-time.ts'
import { closeWritten } from '../platform/device/written.ts'
import { dropAnswers, emptyKept } from '../platform/offline/kept-queries.ts'
import { accountStateOf } from '../platform/session/guard.ts'
import { readReach, readSession, subscribeSession } from '../platform/session/session.ts'

interface Guarded {
  invalidate: () => Promise<void>
}

export function followSession(router: Guarded, queries: QueryClient): void {
  const stateOf = () => {
    const person = readSession()?.userData
    return {
      id: person?._id ?? null,
      chamber: person?.extras.chamber_id ?? null,
      rights: JSON.stringify([person?.ability, person && accountStateOf(person, serverNow())]),
      reach: readReach(),
    }
  }
  let before = stateOf()
  const follow = () => {
    const now = stateOf()
    const isSamePerson = now.id === before.id && now.chamber === before.chamber
    const isSameReach = now.reach === before.reach || before.reach === null
    const isSame = isSamePerson && isSameReach && now.rights === before.rights
    const was = before
    before = now
    if (isSame) return
    const wasSwitched = !isSamePerson && was.id !== null && now.id !== null
    if (was.id !== null && was.id !== now.id) {
      closeOverlays()
      closeWritten().catch(warn)
    }
    if (wasSwitched) Promise.all([emptyKept(), queries.resetQueries()]).catch(warn)
    if (isSamePerson) dropAnswers(queries).catch(warn)
    router
      .invalidate()
      // If the cache were cleared before the navigation, the old page would fetch all its data again.
      .then(() => {
        if (now.id === null) queries.clear()
      })
      .catch(warn)
  }
  subscribeSession(follow)
  subscribeServerTime(follow)
}

const warn = (error: unknown) => console.warn(`The page could not follow the session: ${String(error)}`)
