import { IconScanEye } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const dueChecksFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-due-checks',
      order: 160,
      label: 'nav.dueChecks',
      icon: IconScanEye,
      to: '/dashboard/due-checks',
      can: ['read', 'DueCheck'],
      shortcut: 'g d',
    },
  ],
  live: {
    'due-checks.changed': () => [['due-checks']],
  },
}
