import { useTranslation } from 'react-i18next'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

const cards = ['listed_today', 'listed_week', 'no_next_date', 'total'] as const

/** What the day holds, in four numbers; red only where something was let slip. */
export function DayCards({ counts }: { counts: Day['counts'] }) {
  const { t } = useTranslation('today')
  return (
    <dl className={classes.cards}>
      {cards.map((name) => (
        <div key={name} className={classes.card} data-late={(name === 'no_next_date' && counts[name] > 0) || undefined}>
          <dt>{t(`card.${name}`)}</dt>
          <dd className="tabular">{counts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
