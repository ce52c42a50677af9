import type { Action, Subject } from '@peshi/contract/abilities'
import { isAllowed } from '@peshi/contract/is-allowed'
import { useSyncExternalStore } from 'react'
import { readSession, subscribeSession } from './session.ts'

export const useSession = () => useSyncExternalStore(subscribeSession, readSession)

/** May the signed-in person do this? Row rules are the server's; this decides what is shown. */
export function useCan(): (action: Action, subject: Subject) => boolean {
  const abilities = useSession()?.userData.ability ?? []
  return (action, subject) => isAllowed(abilities, action, subject)
}
