import { IconFingerprint } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const auditFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-audit',
      order: 240,
      label: 'nav.audit',
      icon: IconFingerprint,
      to: '/settings/audit',
      can: ['manage', 'all'],
      section: 'settings',
    },
  ],
}
