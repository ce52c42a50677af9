import { IconTrash } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const binFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-bin',
      order: 120,
      label: 'nav.bin',
      icon: IconTrash,
      to: '/dashboard/bin',
      // Whoever works in the chamber deletes tasks; the page shows of each kind what its reader may bring back.
      can: ['delete', 'Task'],
      section: 'files',
    },
  ],
}
