import { VisuallyHidden } from '@mantine/core'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import classes from './today.module.css'
import type { Day } from './today.page.tsx'

const dayOfWeek = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

export function HearingLoad({ load }: { load: Day['load'] }) {
  const { t } = useTranslation('today')
  const most = Math.max(1, ...load.map(({ count }) => count))
  const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', timeZone: 'UTC' })
  return (
    <Panel title={t('load.title')}>
      <ol className={classes.load}>
        {load.map(({ date, count }) => (
          <li key={date} className={classes.day} title={`${toDayFirst(date)}: ${t('load.count', { count })}`}>
            <span className={classes.dayCount} aria-hidden="true">
              {count > 0 ? count : ''}
            </span>
            <span
              className={classes.bar}
              aria-hidden="true"
              data-empty={count === 0 || undefined}
              style={{ blockSize: count === 0 ? 4 : `${8 + (64 * count) / most}px` }}
            />
            <span className={classes.dayName} data-sunday={dayOfWeek(date) === 0 || undefined} aria-hidden="true">
              <span>{weekday.format(new Date(`${date}T00:00:00Z`))}</span> {Number(date.slice(8))}
            </span>
            <VisuallyHidden>
              {toDayFirst(date)}: {t('load.count', { count })}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
