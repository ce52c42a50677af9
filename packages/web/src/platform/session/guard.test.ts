import { abilitiesFor, type ChamberRole, usualSwitches } from '@peshi/contract/platform/abilities'
import type { UserData } from '@peshi/contract/platform/person'
import { describe, expect, it } from 'vitest'
import { accountStateOf, homeOf, judgeEntry, safeReturn } from './guard.ts'

const now = new Date('2026-11-20T10:00:00Z')

const person = (role: ChamberRole, changes: Partial<UserData> = {}) =>
  ({
    role: role === 'client' ? 'client' : 'admin',
    enabled: true,
    expires_at: null,
    ability: abilitiesFor(role, usualSwitches),
    ...changes,
  }) as UserData

const matters = { resource: 'Matter' } as const
const settings = { resource: 'Account', anyAccount: true } as const
const login = { resource: 'Auth', redirectIfLoggedIn: true, anyAccount: true } as const

describe('access to a route', () => {
  it.each([
    ['a signed-out person on a page', matters, null, '/login'],
    ['a client on the chamber’s pages', matters, person('client'), '/misc/not-authorized'],
    [
      'a clerk on a page for owners',
      { resource: 'Matter', action: 'delete' } as const,
      person('clerk'),
      '/misc/not-authorized',
    ],
    ['an admin on the login page', login, person('owner'), '/'],
    ['a client on the login page', login, person('client'), '/access-control'],
    ['a disabled account', matters, person('owner', { enabled: false }), '/settings/account-setting'],
    [
      'an expired account',
      matters,
      person('owner', { expires_at: '2026-11-20T09:59:59Z' }),
      '/settings/account-setting',
    ],
  ])('access is redirected: %s', (_, meta, who, path) => {
    expect(judgeEntry(meta, who, now)).toEqual({ go: 'to', path })
  })

  it.each([
    ['a signed-out person to the login page', login, null],
    ['an advocate to the matters', matters, person('advocate')],
    ['an account that ends tomorrow', matters, person('owner', { expires_at: '2026-11-21T00:00:00Z' })],
    ['a disabled account to its settings', settings, person('owner', { enabled: false })],
    ['an expired account to its settings', settings, person('client', { expires_at: '2020-01-01T00:00:00Z' })],
    ['anybody to a page without requirements', {}, null],
  ])('access is allowed: %s', (_, meta, who) => {
    expect(judgeEntry(meta, who, now)).toEqual({ go: 'in' })
  })
})

describe('state of the account', () => {
  it('an account that is disabled and expired counts as disabled', () => {
    expect(accountStateOf({ enabled: false, expires_at: '2020-01-01T00:00:00Z', second_step_from: null }, now)).toBe(
      'disabled',
    )
    expect(accountStateOf({ enabled: true, expires_at: '2020-01-01T00:00:00Z', second_step_from: null }, now)).toBe(
      'expired',
    )
    expect(accountStateOf({ enabled: true, expires_at: null, second_step_from: null }, now)).toBe('open')
  })

  it('an account without a required second step is closed from its day on', () => {
    const from = (second_step_from: string) =>
      accountStateOf({ enabled: true, expires_at: null, second_step_from }, now)
    expect([from(now.toISOString()), from('2099-01-01T00:00:00Z')]).toEqual(['second-step', 'open'])
  })

  it('members start on the page Today, and clients start on the page for clients', () => {
    expect(homeOf('admin')).toBe('/dashboard/analytics')
    expect(homeOf('client')).toBe('/access-control')
  })
})

describe('returning after sign-in', () => {
  it.each(['/dashboard/matters?q=a', '/'])('%s is accepted as return address', (to) => expect(safeReturn(to)).toBe(to))
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', 7, undefined])(
    '%s is refused as return address',
    (to) => expect(safeReturn(to)).toBeUndefined(),
  )
})
