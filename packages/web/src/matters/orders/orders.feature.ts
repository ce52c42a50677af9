import type { Feature } from '../../platform/features/feature.ts'

export const ordersFeature: Feature = {
  kept: [['orders']],
  live: {
    'orders.progress': ({ matter_id }) => [['orders', matter_id]],
    onMatter: ({ matter_id }) => [['orders', matter_id]],
  },
}
