import { IconFolders } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const clientAreaFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-client-area',
      order: 10,
      label: 'nav.clientArea',
      icon: IconFolders,
      to: '/access-control',
      can: ['read', 'ClientArea'],
      role: 'client',
      section: 'work',
      inBottomBar: true,
    },
  ],
}
