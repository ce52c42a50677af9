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
      // Every member has this ability. The page lists only what its reader may restore.
      can: ['delete', 'Task'],
      section: 'settings',
    },
  ],
}
