import { IconListDetails } from '@tabler/icons-react'
import { settingsPanels } from '../../chamber/account/settings-slot.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const causeListsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-cause-lists',
      order: 40,
      label: 'nav.causeLists',
      icon: IconListDetails,
      to: '/dashboard/causelist',
      can: ['read', 'Matter'],
      shortcut: 'g l',
    },
  ],
  live: {
    listing: () => [['cause-lists']],
    matter: () => [['cause-lists']],
    name: () => [['cause-lists']],
  },
  fills: [
    fill(settingsPanels, {
      order: 20,
      can: ['read', 'Matter'],
      words: ['causeLists'],
      load: async () => {
        const { WatchedNamesPanel } = await import('./watched-names-panel.tsx')
        return { tab: 'calendar' as const, Panel: WatchedNamesPanel }
      },
    }),
  ],
}
