import { expect, it } from 'vitest'
import type { PageMeta } from './route-meta.ts'
import { router } from './router.tsx'

const pathsWith = (isMeant: (meta: PageMeta) => boolean) =>
  Object.values(router.routesByPath)
    .filter(({ options }) => isMeant(options.staticData ?? {}))
    .map(({ fullPath }) => fullPath)
    .toSorted()

it('the pages for sign-in, registration, code and password redirect people who are already signed in', () => {
  expect(pathsWith(({ redirectIfLoggedIn }) => redirectIfLoggedIn === true)).toEqual([
    '/forgot-password',
    '/login',
    '/register',
    '/send-otp',
    '/verify-otp',
  ])
})

it('of the pages that require an ability, a person with a closed account can open the settings and Support', () => {
  const isForAnyAccount = ({ resource, anyAccount }: PageMeta) =>
    resource !== undefined && resource !== 'Auth' && anyAccount === true
  expect(pathsWith(isForAnyAccount)).toEqual(['/settings/account-setting', '/support'])
})

it('only pages without data of a chamber require no ability', () => {
  expect(pathsWith(({ resource }) => resource === undefined)).toEqual([
    '/',
    '/$',
    '/client-sign-in',
    '/first-run',
    '/guest',
    '/invoice',
    '/join',
    '/misc/not-authorized',
    '/papers',
    '/stop-alerts',
  ])
})
