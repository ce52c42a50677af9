import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readImportSearch } from './imports.search.ts'

const imports = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/matters/import',
  staticData: {
    title: 'imports:title',
    crumbs: [{ title: 'matters:title', to: '/dashboard/matters' }],
    resource: 'Import',
  },
  validateSearch: readImportSearch,
  component: lazyPage(() => import('./imports.page.tsx'), 'ImportsPage', 'imports', 'matters', 'clients'),
})

export const importRoutes = [imports] as const
