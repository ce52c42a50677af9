import { IconHandStop } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const caveatsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-caveats',
      order: 190,
      label: 'nav.caveats',
      icon: IconHandStop,
      to: '/trackers/up-caveat/tracker-list',
      can: ['read', 'Tracker'],
      section: 'trackers',
    },
  ],
  live: {
    caveat: () => [['caveats']],
    file: () => [['caveats']],
    'due-check': () => [['caveats']],
  },
}
