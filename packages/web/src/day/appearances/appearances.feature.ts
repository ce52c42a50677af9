import { settingsPanels } from '../../chamber/account/settings-slot.ts'
import { notificationAnswer } from '../../chamber/notifications/notification-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { appearanceWriting } from './appearance-writing.ts'

export const appearancesFeature: Feature = {
  writings: [appearanceWriting],
  kept: [['appearances', 'day']],
  live: {
    appearance: () => [['appearances']],
    hearing: () => [['appearances']],
    listing: () => [['appearances']],
    matter: () => [['appearances']],
  },
  fills: [
    fill(settingsPanels, {
      order: 25,
      can: ['manage', 'all'],
      words: ['today'],
      load: async () => {
        const { AppearanceRulesPanel } = await import('./appearance-rules-panel.tsx')
        return { tab: 'calendar' as const, Panel: AppearanceRulesPanel }
      },
    }),
    fill(settingsPanels, {
      order: 24,
      can: ['update', 'Matter'],
      words: ['today'],
      load: async () => {
        const { LeavePanel } = await import('./leave-panel.tsx')
        return { tab: 'calendar' as const, Panel: LeavePanel }
      },
    }),
    fill(notificationAnswer, {
      order: 10,
      can: ['update', 'Matter'],
      words: ['today'],
      load: async () => (await import('./answer-notification.tsx')).AnswerNotification,
    }),
  ],
}
