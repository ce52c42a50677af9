import { IconListSearch, IconSearch } from '@tabler/icons-react'
import { openOverlay } from '../../platform/actions/overlays.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { palette } from './open-palette.tsx'

export const searchFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-search',
      order: 150,
      label: 'nav.search',
      icon: IconListSearch,
      to: '/dashboard/searchFilter',
      can: ['read', 'Matter'],
      shortcut: 'g f',
    },
    {
      kind: 'command',
      id: 'search',
      order: 330,
      label: 'search',
      icon: IconSearch,
      run: () => openOverlay(palette),
      shortcut: '/',
    },
  ],
  live: {
    task: () => [['matters', 'search']],
  },
}
