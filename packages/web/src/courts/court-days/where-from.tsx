import type { ShippedDays } from '@peshi/contract/courts/court-calendar'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { Fragment } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './court-days.module.css'

export function WhereFrom({ shipped, year }: { shipped: ShippedDays; year: number }) {
  const { t } = useTranslation('clocks')
  return (
    <ul className={classes.from}>
      {shipped.sources.map(({ of, notified, urls }) => (
        <li key={urls[0]}>
          {t(`days.source.${of}`, { year })}
          {notified ? (
            <>
              {' '}
              ({t('days.notified')}{' '}
              <bdi dir="ltr" className={classes.date}>
                {toDayFirst(notified)}
              </bdi>
              )
            </>
          ) : null}
          :
          {urls.map((url) => (
            <Fragment key={url}>
              {' '}
              <a href={url} target="_blank" rel="noreferrer" dir="ltr">
                {new URL(url).hostname.replace(/^www\./, '')}
              </a>
            </Fragment>
          ))}
        </li>
      ))}
      {shipped.gaps.map((gap) => (
        <li key={gap}>{t(`days.gap.${gap}`, { year })}</li>
      ))}
    </ul>
  )
}
