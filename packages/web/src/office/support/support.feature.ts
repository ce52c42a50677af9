import { IconLifebuoy } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const supportFeature: Feature = {
  live: {
    support: () => [['support']],
  },
  actions: [
    {
      kind: 'page',
      id: 'go-support',
      order: 265,
      label: 'nav.support',
      icon: IconLifebuoy,
      to: '/support',
      can: ['read', 'Support'],
      section: 'person',
      anyAccount: true,
    },
  ],
}
