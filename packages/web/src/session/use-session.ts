import type { Action, Subject } from '@peshi/contract/abilities'
import { isAllowed } from '@peshi/contract/is-allowed'
import { useSyncExternalStore } from 'react'
import { accountStateOf } from './guard.ts'
import { readSession, subscribeSession } from './session.ts'

export const useSession = () => useSyncExternalStore(subscribeSession, readSession)

/**
 * May the signed-in person do this? Row rules are the server's; this decides what is shown. While the account is
 * disabled or expired, only the account itself is left, and its plan.
 */
export function useCan(): (action: Action, subject: Subject) => boolean {
  const person = useSession()?.userData
  return (action, subject) => {
    if (!person) return false
    if (subject !== 'Account' && subject !== 'Plan' && accountStateOf(person, new Date()) !== 'open') return false
    return isAllowed(person.ability, action, subject)
  }
}
