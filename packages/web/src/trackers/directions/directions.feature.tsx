import { aboveTimeline } from '../../matters/matters/detail/slots.ts'
import { aboveOrder } from '../../matters/orders/slots.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { fill } from '../../platform/features/slots.ts'

const common = { can: ['read', 'Order'], words: ['orders', 'clocks'] } as const

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
