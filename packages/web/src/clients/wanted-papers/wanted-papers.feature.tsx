import { aboveDocuments } from '../../matters/matters/detail/matter-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const wantedPapersFeature: Feature = {
  live: {
    'paper-request': ({ matter_id }) =>
      matter_id
        ? [
            ['matters', 'papers', matter_id],
            ['documents', matter_id],
          ]
        : [['matters', 'papers']],
  },
  fills: [
    fill(aboveDocuments, {
      order: 10,
      can: ['read', 'Share'],
      words: ['papers'],
      load: async () => (await import('./paper-requests.tsx')).PaperRequests,
    }),
  ],
}
