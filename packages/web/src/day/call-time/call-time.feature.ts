import { matterLine } from '../../matters/matters/detail/matter-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { abovePage } from '../../platform/shell/shell-slots.ts'
import { boardItem, boardTools } from '../boards/board-slots.ts'

const NearCalls = lazyPart(() => import('./near-calls.tsx'), 'NearCalls', 'calls')

const common = { order: 10, can: ['read', 'Matter'], words: ['calls', 'today', 'hearings'] } as const

export const callTimeFeature: Feature = {
  kept: [['calls']],
  live: {
    call: () => [['calls']],
    listing: () => [['calls']],
    hearing: () => [['calls']],
    'video-link': () => [['calls']],
    matter: () => [['calls']],
  },
  fills: [
    fill(abovePage, { order: 10, can: ['read', 'Matter'], content: NearCalls }),
    fill(matterLine, { ...common, order: 20, load: async () => (await import('./call-of-matter.tsx')).CallOfMatter }),
    fill(boardItem, { ...common, load: async () => (await import('./board-call.tsx')).BoardCall }),
    fill(boardTools, {
      order: 10,
      words: ['calls'],
      load: async () => (await import('./board-replay.tsx')).BoardReplayButton,
    }),
  ],
}
