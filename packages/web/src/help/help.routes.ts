import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../app/layouts.ts'
import { lazyPage } from '../app/lazy-page.ts'

const help = createRoute({
  getParentRoute: () => shellRoute,
  path: '/help',
  staticData: { title: 'help:title', resource: 'Dashboard' },
  component: lazyPage(() => import('./help.page.tsx'), 'HelpPage', 'help'),
})

export const helpRoutes = [help] as const
