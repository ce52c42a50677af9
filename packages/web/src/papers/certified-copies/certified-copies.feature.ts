import { belowClocks } from '../../matters/matters/detail/matter-slots.ts'
import { orderTools } from '../../matters/orders/order-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

const words = ['certifiedCopies', 'orders'] as const

export const certifiedCopiesFeature: Feature = {
  kept: [['certified-copies']],
  live: { 'certified-copy': () => [['certified-copies'], ['clocks'], ['today']] },
  fills: [
    fill(belowClocks, {
      order: 10,
      can: ['read', 'Clock'],
      words,
      load: async () => (await import('./matter-copies.tsx')).MatterCopies,
    }),
    fill(orderTools, {
      order: 30,
      can: ['update', 'Clock'],
      words,
      load: async () => (await import('./apply-for-copy.tsx')).CopyOfOrder,
    }),
  ],
}
