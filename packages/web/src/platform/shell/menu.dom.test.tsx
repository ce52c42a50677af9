import type { ChamberRole } from '@peshi/contract/platform/abilities'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { features } from '../../app/features.ts'
import { inCalendar, inSettings, inTrackers, type PageMeta } from '../../app/route-meta.ts'
import { actionsOf, loadFeatures, provideFeatures } from '../features/feature.ts'
import { MenuList } from './menu-list.tsx'

beforeAll(async () => {
  provideFeatures(async () => features)
  await loadFeatures()
})

const paths = actionsOf(features).flatMap((action) => (action.kind === 'page' ? [action.to] : []))
const caveats = '/trackers/up-caveat/tracker-list'
const pages: Record<string, PageMeta> = {
  ...Object.fromEntries(paths.map((path) => [path, {}])),
  [caveats]: { crumbs: [inTrackers] },
  '/dashboard/hearings': { crumbs: [inCalendar] },
  '/dashboard/causelist': { crumbs: [inCalendar] },
  '/dashboard/sync': { crumbs: [inSettings] },
  '/dashboard/sync/hc-delhi': { crumbs: [inSettings, { title: 'sync:title', to: '/dashboard/sync' }] },
  '/trackers/up-caveat/up-caveat-preview/1/2': { crumbs: [inTrackers, { title: 'caveats:title', to: caveats }] },
  '/dashboard/orders': { crumbs: [{ title: 'matters:title', to: '/dashboard/matters' }] },
  '/dashboard/matters/matter-preview/1': { crumbs: [{ title: 'matters:title', to: '/dashboard/matters' }] },
}

async function renderMenu(role: ChamberRole, at = '/') {
  await renderApp(<MenuList />, { role, at, pages })
  const lists = await screen.findAllByRole('list')
  return lists.map((list) => within(list).getAllByRole('link'))
}

const namesOf = (links: HTMLElement[]) => links.map((link) => link.textContent)

const work = ['Today', 'Calendar', 'Display board', 'Matters', 'Clients']

describe('the menu', () => {
  test.each<[ChamberRole, string[][]]>([
    [
      'owner',
      [
        [...work, 'Deadlines', 'Trackers', 'Billing'],
        ['Reports', 'Settings'],
      ],
    ],
    [
      'clerk',
      [
        [...work, 'Deadlines', 'Trackers'],
        ['Reports', 'Settings'],
      ],
    ],
    [
      'billing',
      [
        [...work, 'Billing'],
        ['Reports', 'Settings'],
      ],
    ],
    ['client', [['Your matters'], ['Settings']]],
  ])('the menu for the role %s has the expected entries', async (role, entries) => {
    expect((await renderMenu(role)).map(namesOf)).toEqual(entries)
  })

  test('the longest menu has ten entries', async () => {
    expect((await renderMenu('owner')).flat()).toHaveLength(10)
  })

  test.each([
    ['/dashboard/analytics', 'Today'],
    ['/dashboard/matters/import', 'Matters'],
    ['/dashboard/matters/matter-preview/1', 'Matters'],
    ['/dashboard/orders', 'Matters'],
    [caveats, 'Trackers'],
    ['/trackers/up-caveat/up-caveat-preview/1/2', 'Trackers'],
    ['/dashboard/sync/hc-delhi', 'Settings'],
    ['/settings/account-setting', 'Settings'],
    ['/settings/account-setting?tab=plan', 'Settings'],
    ['/settings/account-setting?tab=team', 'Settings'],
    ['/dashboard/hearings', 'Calendar'],
    ['/dashboard/causelist', 'Calendar'],
  ])('on the page %s, only the menu entry %s is marked', async (at, entry) => {
    const links = (await renderMenu('owner', at)).flat()
    expect(namesOf(links.filter((link) => link.getAttribute('aria-current') === 'page'))).toEqual([entry])
  })
})

test('every page has a menu entry, except those that a page with an entry leads to', () => {
  const elsewhere = [
    'go-hearings',
    'go-cause-lists',
    'go-orders',
    'go-team',
    'go-search',
    'go-due-checks',
    'go-import',
    'new-invoice',
  ]
  const placed = actionsOf(features).flatMap((action) =>
    action.kind === 'page' && action.section === undefined ? [action.id] : [],
  )
  expect(placed).toEqual(elsewhere)
})
