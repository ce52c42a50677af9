import { IconLifebuoy } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const supportFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-support',
      order: 250,
      label: 'nav.support',
      icon: IconLifebuoy,
      to: '/support',
      can: ['read', 'Support'],
      section: 'office',
      anyAccount: true,
    },
  ],
}
