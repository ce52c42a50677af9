import { serverNow } from '../../platform/clock/server-time.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { useCan, useSession } from '../../platform/session/use-session.ts'
import { abovePage } from '../../platform/shell/shell-slots.ts'
import { settingsPanels } from '../account/settings-slot.ts'

const PlanBanner = lazyPart(() => import('./plan-banner.tsx'), 'PlanBanner', 'plans')

function PlanNotice() {
  const mayReadMatters = useCan()('read', 'Matter')
  const person = useSession()?.userData
  return mayReadMatters && isEndNear(person?.expires_at ?? null) ? <PlanBanner /> : null
}

/**
 * Days before the account expires. The notice begins 7 days before the plan ends, and the account expires at most 60
 * days after the plan's end. 3 days are margin.
 */
const nearDays = 70
const isEndNear = (expiresAt: string | null) =>
  expiresAt !== null && Date.parse(expiresAt) - serverNow().getTime() < nearDays * 86_400_000

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
