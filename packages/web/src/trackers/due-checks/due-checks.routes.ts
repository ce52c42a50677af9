import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { pictureAnswer } from '../../courts/courts/court-slots.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readDueSearch } from './due-checks.search.ts'

const dueChecks = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/due-checks',
  staticData: { title: 'dueChecks:title', resource: 'DueCheck' },
  validateSearch: readDueSearch,
  component: lazyPage(
    () => import('./due-checks.page.tsx'),
    'DueChecksPage',
    'dueChecks',
    'imports',
    'matters',
    pictureAnswer,
  ),
})

export const dueCheckRoutes = [dueChecks] as const
