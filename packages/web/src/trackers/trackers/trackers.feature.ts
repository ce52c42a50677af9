import { IconRadar2 } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const trackersFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-trackers',
      order: 90,
      label: 'nav.trackers',
      icon: IconRadar2,
      to: '/trackers/firtracker/fir-tracker-list',
      can: ['read', 'Tracker'],
      section: 'work',
    },
  ],
}
