import type { ShippedDays } from '@peshi/contract/courts/court-calendar'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { useTranslation } from 'react-i18next'
import classes from './court-days.module.css'

/** Where the days that Peshi ships were read, and what of them could not be established. */
export function WhereFrom({ shipped, year }: { shipped: ShippedDays; year: number }) {
  const { t } = useTranslation('clocks')
  return (
    <ul className={classes.from}>
      {shipped.sources.map(({ of, notified, urls }) => (
        <li key={urls[0]}>
          {t(`days.source.${of}`, { year })}
          {notified ? ` (${t('days.notified', { date: `\u2066${toDayFirst(notified)}\u2069` })})` : null}:
          {urls.map((url) => (
            <a key={url} href={url} target="_blank" rel="noreferrer" dir="ltr">
              {new URL(url).hostname.replace(/^www\./, '')}
            </a>
          ))}
        </li>
      ))}
      {shipped.gaps.map((gap) => (
        <li key={gap}>{t(`days.gap.${gap}`, { year })}</li>
      ))}
    </ul>
  )
}
