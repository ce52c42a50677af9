import { isAllowed, strangerAbilities } from '@peshi/contract/platform/is-allowed'
import type { UserData } from '@peshi/contract/platform/person'
import type { PageMeta } from '../../app/route-meta.ts'

export type AccountState = 'open' | 'disabled' | 'expired' | 'second-step'

export function accountStateOf(
  { enabled, expires_at, second_step_from }: Pick<UserData, 'enabled' | 'expires_at' | 'second_step_from'>,
  now: Date,
): AccountState {
  if (!enabled) return 'disabled'
  const isPast = (instant: string | null | undefined) => instant != null && Date.parse(instant) <= now.getTime()
  if (isPast(expires_at)) return 'expired'
  return isPast(second_step_from) ? 'second-step' : 'open'
}

export const homeOf = (role: UserData['role']) => (role === 'client' ? '/access-control' : '/dashboard/analytics')

export type Verdict =
  | { go: 'in' }
  | { go: 'to'; path: '/login' | '/access-control' | '/' | '/misc/not-authorized' | '/settings/account-setting' }

export function judgeEntry(meta: PageMeta, person: UserData | null, now: Date): Verdict {
  if (meta.redirectIfLoggedIn && person) return { go: 'to', path: person.role === 'client' ? '/access-control' : '/' }
  const abilities = person?.ability ?? strangerAbilities
  if (meta.resource && !isAllowed(abilities, meta.action ?? 'read', meta.resource)) {
    return { go: 'to', path: person ? '/misc/not-authorized' : '/login' }
  }
  if (person && meta.resource && !meta.anyAccount && accountStateOf(person, now) !== 'open') {
    return { go: 'to', path: '/settings/account-setting' }
  }
  return { go: 'in' }
}

/** Undefined for an address outside this app, so that a link cannot lead to a foreign site after sign-in. */
export const safeReturn = (to: unknown): string | undefined =>
  typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : undefined
