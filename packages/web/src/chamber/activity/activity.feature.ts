import { EventType, familyOf } from '@peshi/contract/platform/events'
import { IconHistory } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const activityFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-activity',
      order: 230,
      label: 'nav.activity',
      icon: IconHistory,
      to: '/dashboard/activity',
      can: ['read', 'Activity'],
      shortcut: 'g a',
      section: 'settings',
    },
  ],
  live: {
    ...Object.fromEntries(EventType.options.map((type) => [familyOf(type), () => [['activity']]])),
    onMatter: () => [['activity']],
  },
}
