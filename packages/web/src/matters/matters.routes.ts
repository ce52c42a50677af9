import type { MatterId } from '@peshi/contract/ids'
import { createRoute, notFound } from '@tanstack/react-router'
import { shellRoute } from '../app/layouts.ts'
import { lazyPage } from '../app/lazy-page.ts'
import { readForm, uuidForm } from '../app/read-search.ts'
import { readMatterAddress } from './detail/matter-address.ts'
import { readMatterSearch } from './matters.search.ts'

const matters = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/matters',
  staticData: { title: 'matters:title', resource: 'Matter', newMatter: true },
  validateSearch: readMatterSearch,
  component: lazyPage(() => import('./matters.page.tsx'), 'MattersPage', 'matters', 'lists'),
})

const matter = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/matters/matter-preview/$id',
  staticData: {
    title: 'matters:matter',
    crumbs: [{ title: 'matters:title', to: '/dashboard/matters' }],
    resource: 'Matter',
  },
  params: {
    parse: ({ id }) => {
      const known = readForm<MatterId>(uuidForm, id)
      if (!known) throw notFound()
      return { id: known }
    },
    stringify: ({ id }) => ({ id }),
  },
  validateSearch: readMatterAddress,
  component: lazyPage(
    () => import('./detail/matter.page.tsx'),
    'MatterPage',
    'clocks',
    'takeouts',
    'matters',
    'lists',
    'orders',
    'hearings',
    'notes',
    'activity',
  ),
})

export const mattersRoutes = [matters, matter] as const
