import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { sharePath } from '../../platform/pwa/ask-for-shared.ts'

const received = createRoute({
  getParentRoute: () => shellRoute,
  path: sharePath,
  staticData: { title: 'documents:received.title', resource: 'Matter' },
  component: lazyPage(() => import('./received.page.tsx'), 'ReceivedPage', 'documents', 'hearings'),
})

export const receivedRoutes = [received] as const
