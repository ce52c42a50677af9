import { IconFileText } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

const list = ['orders', 'list']

export const ordersFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-orders',
      order: 65,
      label: 'nav.orders',
      icon: IconFileText,
      to: '/dashboard/orders',
      can: ['read', 'Order'],
      shortcut: 'g o',
    },
  ],
  kept: [['orders']],
  live: {
    'orders.progress': ({ matter_id }) => [['orders', matter_id], list],
    onMatter: ({ matter_id }) => [['orders', matter_id], list],
  },
}
