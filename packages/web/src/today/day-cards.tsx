import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

const cards = ['listed_today', 'heard_or_next', 'new_orders', 'no_next_date'] as const

/** Where each number is looked at more closely; the new orders stand on this page. */
const targets: Partial<Record<(typeof cards)[number], LinkProps>> = {
  listed_today: { to: '/dashboard/hearings' },
  heard_or_next: { to: '/dashboard/displayboard' },
  no_next_date: { to: '/dashboard/hearings', search: { view: 'undated' } },
}

/** What the day holds, in four numbers; red only where something was let slip. */
export function DayCards({ counts }: { counts: Day['counts'] }) {
  const { t } = useTranslation('today')
  return (
    <dl className={classes.cards}>
      {cards.map((name) => {
        const target = targets[name]
        return (
          <div
            key={name}
            className={classes.card}
            data-late={(name === 'no_next_date' && counts[name] > 0) || undefined}
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
            <dd className="tabular">{counts[name]}</dd>
          </div>
        )
      })}
    </dl>
  )
}
