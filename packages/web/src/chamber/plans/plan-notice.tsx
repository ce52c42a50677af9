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
 * In days. The banner appears seven days before the plan's last day, and the account expires at most sixty days after
 * that day. So the banner is needed only if the account expires within seventy days.
 */
const nearDays = 70
const isEndNear = (expiresAt: string | null) =>
  expiresAt !== null && Date.parse(expiresAt) - serverNow().getTime() < nearDays * 86_400_000
