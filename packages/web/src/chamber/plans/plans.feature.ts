import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { abovePage } from '../../platform/shell/shell-slots.ts'
import { settingsPanels } from '../account/settings-slot.ts'
import { PlanNotice } from './plan-notice.tsx'

export const plansFeature: Feature = {
  live: {
    plan: () => [['plans'], ['plan-payments']],
  },
  fills: [
    fill(abovePage, { order: 20, can: ['update', 'Plan'], content: PlanNotice }),
    fill(settingsPanels, {
      order: 10,
      can: ['read', 'Plan'],
      words: ['plans'],
      load: async () => {
        const { PlanTab } = await import('./plan-tab.tsx')
        return { tab: 'plan' as const, Panel: PlanTab }
      },
    }),
  ],
}
