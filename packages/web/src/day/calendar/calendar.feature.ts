import { settingsPanels } from '../../chamber/account/settings-slot.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const calendarFeature: Feature = {
  fills: [
    fill(settingsPanels, {
      order: 10,
      can: ['read', 'Matter'],
      words: ['calendar'],
      load: async () => {
        const { CalendarPanel } = await import('./calendar-panel.tsx')
        return { tab: 'calendar' as const, Panel: CalendarPanel }
      },
    }),
  ],
}
