import { IconExternalLink } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const courtLinksFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-court-links',
      order: 220,
      label: 'nav.courtLinks',
      icon: IconExternalLink,
      to: '/others/court-links',
      can: ['read', 'Court'],
      section: 'settings',
    },
  ],
}
