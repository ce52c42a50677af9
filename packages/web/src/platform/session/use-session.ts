import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { UserData } from '@peshi/contract/platform/person'
import { useSyncExternalStore } from 'react'
import { serverNow } from '../clock/server-time.ts'
import { accountStateOf } from './guard.ts'
import { readSession, subscribeSession } from './session.ts'

export const useSession = () => useSyncExternalStore(subscribeSession, readSession)

const staysOpen: ReadonlySet<Subject> = new Set(['Account', 'Plan', 'Support'])

export function mayDo(person: UserData | undefined, action: Action, subject: Subject): boolean {
  if (!person) return false
  if (!staysOpen.has(subject) && accountStateOf(person, serverNow()) !== 'open') return false
  return isAllowed(person.ability, action, subject)
}

export function useCan(): (action: Action, subject: Subject) => boolean {
  const person = useSession()?.userData
  return (action, subject) => mayDo(person, action, subject)
}

/** Asks whether the person may make a call, by the right that the contract gives the call. */
export function useMayCall(): (call: Pick<Endpoint, 'can'>) => boolean {
  const can = useCan()
  return ({ can: right }) => right === undefined || can(...right)
}
