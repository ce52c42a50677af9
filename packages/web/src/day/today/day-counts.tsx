import { Link, type LinkProps } from '@tanstack/react-router'
import { useHearingQueues } from '../../matters/hearings/hearings.api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { isHeardOrNext } from '../call-time/call-status.tsx'
import { useCalls } from '../call-time/calls.api.ts'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

/** One line of counts. Each leads to what it counts. */
export function DayCounts({ counts }: { counts: Day['counts'] }) {
  const { t } = useTranslation(['today', 'calls'])
  const near = useCalls().data?.calls.filter(isHeardOrNext).length
  const missing = useHearingQueues(useCan()('read', 'Matter')).data?.outcome_missing.total
  return (
    <ul className={classes.counts}>
      <Count label={t('today:card.listed_today')} count={counts.listed_today} to="/dashboard/hearings" />
      <Count label={t('calls:heardOrNext')} count={near} to="/dashboard/displayboard" />
      <Count label={t('today:card.new_orders')} count={counts.new_orders} to="/dashboard/analytics" hash="orders" />
      <Count
        isSlip
        label={t('today:card.no_next_date')}
        count={counts.no_next_date}
        to="/dashboard/hearings"
        search={{ view: 'undated' }}
      />
      <Count
        isSlip
        label={t('today:card.outcome_missing')}
        count={missing}
        to="/dashboard/hearings"
        search={{ view: 'outcome' }}
      />
    </ul>
  )
}

interface CountProps extends LinkProps {
  label: string
  count: number | undefined
  isSlip?: boolean
}

const Count = ({ label, count, isSlip = false, ...target }: CountProps) => (
  <li>
    <Link {...target} className={classes.count} data-late={(isSlip && (count ?? 0) > 0) || undefined}>
      <strong className="tabular">{count ?? '—'}</strong> {label}
    </Link>
  </li>
)
