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

it('the buttons of each page of a chamber are compared with the abilities, except those of forms', () => {
  const lists = import.meta.glob<string>('../*/buttons-and-abilities.dom.test.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const listed = Object.values(lists).join('')
  const ofChambers = Object.values(router.routesById).filter(({ id }) => id.startsWith('/shell/'))
  const missing = ofChambers.map(({ fullPath }) => fullPath).filter((path) => !listed.includes(`'${path}`))
  expect(missing.toSorted()).toEqual([
    '/access-control',
    // The same component as the page of a matter.
    '/dashboard/matters/other-matter-preview/$id',
    '/others/invoices/invoice-add-blank',
    '/others/invoices/invoice-add/$type/$id',
    '/others/invoices/invoice-edit/$id',
    // The operator's, who has no role.
    '/support/desk',
    '/support/installation',
    '/support/installation/setup',
    '/support/installation/sites',
  ])
})
