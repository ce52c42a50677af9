import { IconCalendarEvent } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const todayFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-today',
      order: 10,
      label: 'nav.today',
      icon: IconCalendarEvent,
      to: '/dashboard/analytics',
      can: ['read', 'Dashboard'],
      shortcut: 'g t',
      section: 'work',
      inBottomBar: true,
    },
  ],
  kept: [['today']],
  live: {
    listing: () => [['today']],
    deadline: () => [['today']],
    direction: () => [['today']],
    task: () => [['today']],
    onMatter: () => [['today']],
    'import.progress': () => [['today']],
  },
}
