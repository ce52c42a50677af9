import { IconTrash } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const binFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-bin',
      order: 250,
      label: 'nav.bin',
      icon: IconTrash,
      to: '/dashboard/bin',
      // Every member may delete tasks. The page shows only items that its reader may restore.
      can: ['delete', 'Task'],
      section: 'settings',
    },
  ],
}
