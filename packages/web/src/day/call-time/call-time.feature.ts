import type { Feature } from '../../platform/features/feature.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { fill } from '../../platform/features/slots.ts'
import { abovePage } from '../../platform/shell/slots.ts'

const NearCalls = lazyPart(() => import('./near-calls.tsx'), 'NearCalls', 'calls')

export const callTimeFeature: Feature = {
  live: {
    'listings.changed': () => [['calls']],
    'call.near': () => [['calls']],
    'matter.changed': () => [['calls']],
    'matters.changed': () => [['calls']],
  },
  fills: [fill(abovePage, { order: 10, can: ['read', 'Matter'], content: NearCalls })],
}
