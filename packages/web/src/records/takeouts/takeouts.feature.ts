import { settingsPanels, type Viewer } from '../../chamber/account/settings-slot.ts'
import { matterMenuStart } from '../../matters/matters/detail/matter-slots.ts'
import { orderListTools } from '../../matters/orders/order-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

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
