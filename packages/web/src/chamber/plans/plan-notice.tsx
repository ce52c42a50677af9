import { serverNow } from '../../platform/clock/server-time.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { useCan, useSession } from '../../platform/session/use-session.ts'

const PlanBanner = lazyPart(() => import('./plan-banner.tsx'), 'PlanBanner', 'plans')

export function PlanNotice() {
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
