import { IconMailForward } from '@tabler/icons-react'
import { matterTabPanels } from '../../matters/matters/detail/matter-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const servingsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-servings',
      order: 195,
      label: 'nav.servings',
      icon: IconMailForward,
      to: '/trackers/service',
      can: ['read', 'Clock'],
      section: 'trackers',
    },
  ],
  kept: [['servings']],
  live: { serving: () => [['servings'], ['clocks']], deadline: () => [['servings']] },
  fills: [
    fill(matterTabPanels, {
      order: 15,
      can: ['read', 'Clock'],
      words: ['servings', 'clocks'],
      load: async () => {
        const { ServiceRegister } = await import('./service-register.tsx')
        return { tab: 'service' as const, show: ({ matter }) => <ServiceRegister matterId={matter._id} /> }
      },
    }),
  ],
}
