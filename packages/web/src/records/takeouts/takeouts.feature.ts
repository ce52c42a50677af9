import { settingsPanels, type Viewer } from '../../chamber/account/settings-slot.ts'
import { matterMenuStart } from '../../matters/matters/detail/slots.ts'
import { orderListTools } from '../../matters/orders/slots.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { fill } from '../../platform/features/slots.ts'

const isOfChamber = ({ person }: Viewer) => person.role === 'admin'

export const takeoutsFeature: Feature = {
  live: {
    'takeout.progress': () => [['takeouts']],
    takeout: () => [['takeouts']],
  },
  fills: [
    fill(settingsPanels, {
      order: 10,
      words: ['takeouts'],
      load: async () => {
        const { TakeoutsPanel } = await import('./takeouts-panel.tsx')
        return { tab: 'data' as const, column: 'files', isShown: isOfChamber, Panel: TakeoutsPanel }
      },
    }),
    fill(matterMenuStart, {
      order: 10,
      can: ['read', 'Order'],
      words: ['takeouts'],
      load: async () => (await import('./take-out-items.tsx')).TakeOutItems,
    }),
    fill(orderListTools, {
      order: 10,
      load: async () => (await import('./bundle-menu.tsx')).BundleMenu,
    }),
  ],
}
