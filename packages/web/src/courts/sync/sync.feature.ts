import { IconBuildingBank } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const syncFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-courts',
      order: 210,
      label: 'nav.courts',
      icon: IconBuildingBank,
      to: '/dashboard/sync',
      can: ['read', 'Court'],
      shortcut: 'g c',
      section: 'settings',
    },
  ],
}
