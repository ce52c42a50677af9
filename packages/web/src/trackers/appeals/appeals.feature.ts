import { IconScale } from '@tabler/icons-react'
import { matterMenuEnd } from '../../matters/matters/detail/matter-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const appealsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-appeals',
      order: 180,
      label: 'nav.appeals',
      icon: IconScale,
      to: '/trackers/sci-tracker/tracker-list',
      can: ['read', 'Tracker'],
      section: 'trackers',
    },
  ],
  live: {
    appeal: () => [['appeals']],
    'due-check': () => [['appeals']],
  },
  fills: [
    fill(matterMenuEnd, {
      order: 10,
      can: ['create', 'Tracker'],
      load: async () => (await import('./watch-appeal-item.tsx')).WatchAppealItem,
    }),
  ],
}
