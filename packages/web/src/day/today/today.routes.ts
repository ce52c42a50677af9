import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { boardItem, boardTools, replay } from '../boards/board-slots.ts'

const today = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/analytics',
  staticData: { title: 'today:title', resource: 'Dashboard' },
  loader: ({ preload }) => {
    if (preload) return
    loadChunk(() => import('./prefetch-today.ts'))
      .then(({ prefetchToday }) => prefetchToday())
      // The page loads the same file and shows the error.
      .catch(() => undefined)
  },
  component: lazyPage(
    () => import('./today.page.tsx'),
    'TodayPage',
    'clocks',
    'today',
    'matters',
    'boards',
    'calls',
    'causeLists',
    'certifiedCopies',
    'hearings',
    'notes',
    'tasks',
    'offline',
    replay,
    boardItem,
    boardTools,
  ),
})

export const todayRoutes = [today] as const
