import { IconShieldSearch } from '@tabler/icons-react'
import { openOverlay } from '../../platform/actions/overlays.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { newFir } from './new-fir.ts'

export const firsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-firs',
      order: 170,
      label: 'nav.firs',
      icon: IconShieldSearch,
      to: '/trackers/firtracker/fir-tracker-list',
      can: ['read', 'Tracker'],
      section: 'trackers',
    },
    {
      kind: 'command',
      id: 'new-fir',
      order: 328,
      label: 'newFir',
      icon: IconShieldSearch,
      run: () => openOverlay(newFir),
      can: ['create', 'Tracker'],
      shortcut: 'n f',
      creates: true,
    },
  ],
  live: {
    fir: () => [['firs']],
    'due-check': () => [['firs']],
  },
}
