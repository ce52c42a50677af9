import { aboveTimeline } from '../../matters/matters/detail/matter-slots.ts'
import { aboveOrder } from '../../matters/orders/order-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

const common = { can: ['read', 'Order'], words: ['orders', 'clocks', 'hearings'] } as const

export const directionsFeature: Feature = {
  fills: [
    fill(aboveOrder, {
      order: 10,
      ...common,
      load: async () => (await import('./directed.tsx')).Directed,
    }),
    fill(aboveTimeline, {
      order: 90,
      ...common,
      load: async () => {
        const [{ DirectionsPanel }, { directionsQuery }] = await Promise.all([
          import('./directions-panel.tsx'),
          import('./directions.api.ts'),
        ])
        return { Part: DirectionsPanel, queries: ({ matter }) => [directionsQuery(matter._id)] }
      },
    }),
  ],
}
