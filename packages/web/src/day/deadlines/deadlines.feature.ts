import { IconAlarm } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const deadlinesFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-clocks',
      order: 80,
      label: 'nav.clocks',
      icon: IconAlarm,
      to: '/dashboard/clocks',
      can: ['read', 'Clock'],
      shortcut: 'g k',
      section: 'work',
    },
  ],
  live: {
    task: () => [['clocks', 'due']],
    onMatter: () => [['clocks', 'due']],
  },
}
