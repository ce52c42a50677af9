import type { ClientId } from '@peshi/contract/platform/ids'
import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { orNotFound, readForm, uuidForm } from '../../app/read-search.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { belowClientMatters } from './client-slots.ts'
import { readClientSearch } from './clients.search.ts'

const clients = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/clients',
  staticData: { title: 'clients:title', resource: 'Client' },
  validateSearch: readClientSearch,
  component: lazyPage(() => import('./clients.page.tsx'), 'ClientsPage', 'clients', 'matters'),
})

const client = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/clients/$clientId',
  staticData: {
    title: 'clients:client',
    crumbs: [{ title: 'clients:title', to: '/others/clients' }],
    resource: 'Client',
  },
  params: {
    parse: ({ clientId }) => ({ clientId: orNotFound(readForm<ClientId>(uuidForm, clientId)) }),
    stringify: ({ clientId }) => ({ clientId }),
  },
  component: lazyPage(
    () => import('./client.page.tsx'),
    'ClientPage',
    'clients',
    'documents',
    'matters',
    'hearings',
    belowClientMatters,
  ),
})

export const clientsRoutes = [clients, client] as const
