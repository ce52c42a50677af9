import { settingsPanels } from '../../chamber/account/settings-slot.ts'
import { aboveDocuments } from '../../matters/matters/detail/matter-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const draftsFeature: Feature = {
  live: { draft: () => [['drafts']] },
  fills: [
    fill(aboveDocuments, {
      order: 5,
      can: ['create', 'Document'],
      words: ['drafts'],
      load: async () => (await import('./draft-button.tsx')).DraftOfMatter,
    }),
    fill(settingsPanels, {
      order: 31,
      can: ['create', 'Document'],
      words: ['drafts'],
      load: async () => {
        const { DraftTemplatesPanel } = await import('./draft-templates-panel.tsx')
        return { tab: 'data' as const, column: 'files', Panel: DraftTemplatesPanel }
      },
    }),
  ],
}
