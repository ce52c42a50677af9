import { aboveDocuments } from '../../matters/matters/detail/matter-slots.ts'
import { orderTools } from '../../matters/orders/order-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

const common = { can: ['read', 'Document'], words: ['citations'] } as const

export const citationsFeature: Feature = {
  fills: [
    fill(aboveDocuments, {
      order: 20,
      ...common,
      load: async () => (await import('./check-button.tsx')).CheckOfMatter,
    }),
    fill(orderTools, {
      order: 40,
      ...common,
      load: async () => (await import('./check-button.tsx')).CheckOfOrder,
    }),
  ],
}
