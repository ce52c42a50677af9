import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHearingQueues } from '../../matters/hearings/hearings.api.ts'
import { useCan } from '../../platform/session/use-session.ts'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

const cards = ['listed_today', 'heard_or_next', 'new_orders', 'no_next_date', 'outcome_missing'] as const
const slips: readonly (typeof cards)[number][] = ['no_next_date', 'outcome_missing']

const targets: Partial<Record<(typeof cards)[number], LinkProps>> = {
  listed_today: { to: '/dashboard/hearings' },
  heard_or_next: { to: '/dashboard/displayboard' },
  no_next_date: { to: '/dashboard/hearings', search: { view: 'undated' } },
  outcome_missing: { to: '/dashboard/hearings', search: { view: 'outcome' } },
}

export function DayCards({ counts }: { counts: Day['counts'] }) {
  const { t } = useTranslation('today')
  const can = useCan()
  const queues = useHearingQueues(can('read', 'Matter')).data
  const numbers = { ...counts, outcome_missing: queues?.outcome_missing.total ?? null }
  return (
    <dl className={classes.cards}>
      {cards.map((name) => {
        const target = targets[name]
        return (
          <div
            key={name}
            className={classes.card}
            data-late={(slips.includes(name) && (numbers[name] ?? 0) > 0) || undefined}
          >
            <dt>
              {target ? (
                <Link {...target} className={classes.cardLink}>
                  {t(`card.${name}`)}
                </Link>
              ) : (
                t(`card.${name}`)
              )}
            </dt>
            <dd className="tabular">{numbers[name] ?? '—'}</dd>
          </div>
        )
      })}
    </dl>
  )
}
