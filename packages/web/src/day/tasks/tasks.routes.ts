import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readTasksSearch } from './tasks.search.ts'

const calendar = createRoute({
  getParentRoute: () => shellRoute,
  path: '/tasks/calendar',
  staticData: { title: 'shell:nav.calendar', resource: 'Task' },
  validateSearch: readTasksSearch,
  component: lazyPage(
    () => import('./calendar.page.tsx'),
    'CalendarPage',
    'tasks',
    'hearings',
    'clocks',
    'matters',
    'offline',
  ),
})

export const tasksRoutes = [calendar] as const
