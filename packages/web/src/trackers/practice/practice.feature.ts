import { settingsPanels } from '../../chamber/account/settings-slot.ts'
import { otherWays } from '../../matters/matters/find/find-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const practiceFeature: Feature = {
  live: {
    'due-check': () => [['practice', 'cases']],
    practice: () => [['practice', 'cases']],
    onMatter: () => [['practice', 'cases']],
  },
  fills: [
    fill(otherWays, {
      order: 20,
      can: ['create', 'Matter'],
      words: ['practice'],
      load: async () => (await import('./own-cases-button.tsx')).OwnCasesButton,
    }),
    fill(settingsPanels, {
      order: 30,
      words: ['practice'],
      load: async () => {
        const { PracticePanel } = await import('./practice-panel.tsx')
        return { tab: 'profile' as const, isShown: ({ can }) => can('create', 'Matter'), Panel: PracticePanel }
      },
    }),
  ],
}
