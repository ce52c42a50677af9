import { IconFileImport } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const importsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-import',
      order: 200,
      label: 'nav.import',
      icon: IconFileImport,
      to: '/dashboard/matters/import',
      can: ['create', 'Import'],
    },
  ],
  live: {
    'due-check': () => [['imports']],
    'import.progress': () => [['imports']],
    import: () => [['imports']],
  },
}
