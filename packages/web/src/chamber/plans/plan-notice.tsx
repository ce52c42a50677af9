import { serverNow } from '../../platform/clock/server-time.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { useCan, useSession } from '../../platform/session/use-session.ts'

const PlanBanner = lazyPart(() => import('./plan-banner.tsx'), 'PlanBanner', 'plans')

export function PlanNotice() {
  const mayReadMatters = useCan()('read', 'Matter')
  const person = useSession()?.userData
  return mayReadMatters && isEndNear(person?.expires_at ?? null) ? <PlanBanner /> : null
}

/** 60 days at most between the plan's last day and the account's expiry, plus 7 days of notice, plus a margin. */
const nearDays = 70
const isEndNear = (expiresAt: string | null) =>
  expiresAt !== null && Date.parse(expiresAt) - serverNow().getTime() < nearDays * 86_400_000
