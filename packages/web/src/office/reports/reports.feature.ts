import { IconChartBar } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const reportsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-reports',
      order: 110,
      label: 'nav.reports',
      icon: IconChartBar,
      to: '/others/reports',
      can: ['read', 'Matter'],
      shortcut: 'g r',
      section: 'office',
    },
  ],
}
