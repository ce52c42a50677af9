import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHearingQueues } from '../../matters/hearings/hearings.api.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { useCan } from '../../platform/session/use-session.ts'
import { dayCards } from './slots.ts'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

export function DayCards({ counts }: { counts: Day['counts'] }) {
  const { t } = useTranslation('today')
  const can = useCan()
  const missing = useHearingQueues(can('read', 'Matter')).data?.outcome_missing.total
  return (
    <dl className={classes.cards}>
      <DayCard label={t('card.listed_today')} count={counts.listed_today} target={{ to: '/dashboard/hearings' }} />
      <FillSlot slot={dayCards} />
      <DayCard label={t('card.new_orders')} count={counts.new_orders} />
      <DayCard
        isSlip
        label={t('card.no_next_date')}
        count={counts.no_next_date}
        target={{ to: '/dashboard/hearings', search: { view: 'undated' } }}
      />
      <DayCard
        isSlip
        label={t('card.outcome_missing')}
        count={missing}
        target={{ to: '/dashboard/hearings', search: { view: 'outcome' } }}
      />
    </dl>
  )
}

interface CardProps {
  label: string
  count: number | undefined
  target?: LinkProps
  isSlip?: boolean
}

export const DayCard = ({ label, count, target, isSlip = false }: CardProps) => (
  <div className={classes.card} data-late={(isSlip && (count ?? 0) > 0) || undefined}>
    <dt>
      {target ? (
        <Link {...target} className={classes.cardLink}>
          {label}
        </Link>
      ) : (
        label
      )}
    </dt>
    <dd className="tabular">{count ?? '—'}</dd>
  </div>
)
