import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { aboveDocuments, matterTabPanels } from '../matters/detail/matter-slots.ts'
import classes from './documents.module.css'
import { photoWriting } from './photo-writing.ts'

export const documentsFeature: Feature = {
  live: {
    document: ({ matter_id }) => [matter_id ? ['documents', matter_id] : ['documents']],
    file: ({ matter_id }) => [matter_id ? ['documents', matter_id] : ['documents']],
  },
  writings: [photoWriting],
  kept: [['documents']],
  fills: [
    fill(matterTabPanels, {
      order: 10,
      can: ['read', 'Document'],
      words: ['documents', 'offline', 'papers'],
      load: async () => {
        const { MatterDocuments } = await import('./matter-documents.tsx')
        return {
          tab: 'documents' as const,
          show: ({ matter, address: { document, page = 1, find, folder, words, sort }, onDocuments }) => (
            <>
              <div className={classes.above}>
                <FillSlot slot={aboveDocuments} matter={matter} />
              </div>
              <MatterDocuments
                matterId={matter._id}
                address={{ document, page, find, folder, words, sort }}
                onAddress={onDocuments}
              />
            </>
          ),
        }
      },
    }),
  ],
}
