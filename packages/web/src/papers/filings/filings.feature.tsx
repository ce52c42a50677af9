import { IconGavel } from '@tabler/icons-react'
import { settingsPanels } from '../../chamber/account/settings-slot.ts'
import { aboveDocuments } from '../../matters/matters/detail/matter-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const filingsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-filings',
      order: 197,
      label: 'nav.filings',
      icon: IconGavel,
      to: '/trackers/filings',
      can: ['read', 'Document'],
      section: 'trackers',
    },
  ],
  live: {
    filing: () => [['filings'], ['clocks']],
    'filing-bundle.progress': () => [['filings', 'one']],
    document: () => [['filings']],
    serving: () => [['filings', 'one']],
    deadline: () => [['filings', 'one']],
  },
  fills: [
    fill(aboveDocuments, {
      order: 30,
      can: ['read', 'Document'],
      words: ['filings'],
      load: async () => (await import('./filings-of-matter.tsx')).FilingsOfMatter,
    }),
    fill(settingsPanels, {
      order: 32,
      can: ['update', 'Document'],
      words: ['filings'],
      load: async () => {
        const { ChecklistsPanel } = await import('./checklists-panel.tsx')
        return { tab: 'data' as const, column: 'files', Panel: ChecklistsPanel }
      },
    }),
  ],
}
