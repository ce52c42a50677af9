import { IconShieldSearch } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

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
  ],
  live: {
    fir: () => [['firs']],
    'due-check': () => [['firs']],
  },
}
