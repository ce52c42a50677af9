import type { Feature } from '../../platform/features/feature.ts'
import { fill } from '../../platform/features/slots.ts'
import { belowParties } from '../matters/detail/slots.ts'

export const familiesFeature: Feature = {
  live: {
    onMatter: () => [['families']],
  },
  fills: [
    fill(belowParties, {
      order: 10,
      words: ['clients'],
      load: async () => (await import('./matter-panels.tsx')).familyPanel,
    }),
    fill(belowParties, {
      order: 20,
      words: ['clients'],
      load: async () => (await import('./matter-panels.tsx')).numbersPanel,
    }),
  ],
}
