import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { belowParties } from '../matters/detail/matter-slots.ts'

export const familiesFeature: Feature = {
  live: {
    onMatter: () => [['families']],
  },
  fills: [
    fill(belowParties, {
      order: 10,
      words: ['clients'],
      load: async () => (await import('./families-of-matter.tsx')).familyPanel,
    }),
    fill(belowParties, {
      order: 20,
      words: ['clients'],
      load: async () => (await import('./families-of-matter.tsx')).numbersPanel,
    }),
  ],
}
