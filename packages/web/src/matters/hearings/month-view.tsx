import { Alert } from '@mantine/core'
import { fromDayFirst, toDayFirst } from '@peshi/contract/platform/dates'
import { useTranslation } from 'react-i18next'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { firstOf, lastOf, monthOf } from '../../platform/i18n/calendar-month.ts'
import { Failed } from '../../platform/ui/message.tsx'
import { MonthCalendar } from '../../platform/ui/month-calendar.tsx'
import { useHearingDays } from './hearings.api.ts'
import classes from './hearings.module.css'
import { courtsOf, type HearingsSearch } from './hearings.search.ts'

interface Props {
  search: HearingsSearch
  onChange(changes: Partial<HearingsSearch>): void
}

const titlesShown = 3

export function MonthView({ search, onChange }: Props) {
  const { t } = useTranslation('hearings')
  const today = useCourtToday()
  const month = search.month ?? monthOf(search.from ?? today)
  const { data, error, isFetching, refetch } = useHearingDays([firstOf(month), lastOf(month)], courtsOf(search))
  if (!data && error) {
    return <Failed title={t('failed')} error={error} onRetry={refetch} />
  }
  const days = new Map(data?.data.map((day) => [fromDayFirst(day.date), day.data]))
  return (
    <div className={classes.month} aria-busy={isFetching}>
      <MonthCalendar
        month={month}
        onMonth={(next) =>
          onChange({ month: next === monthOf(today) ? undefined : next, from: undefined, to: undefined })
        }
        today={today}
        isLarge
        describe={(date) => t('load.count', { count: days.get(date)?.length ?? 0 })}
        onChoose={(date) => onChange({ view: undefined, month: undefined, from: date, to: undefined })}
      >
        {(date) => {
          const entries = days.get(date) ?? []
          if (entries.length === 0) return null
          return (
            <>
              <span className={classes.monthCount} aria-hidden="true">
                {entries.length}
              </span>
              {entries.slice(0, titlesShown).map((entry) => (
                <span
                  key={[entry.matter_id, entry.item].join()}
                  className={classes.monthTitle}
                  data-ours={entry.source === 'ours' || undefined}
                  dir="auto"
                >
                  {entry.ctitle}
                </span>
              ))}
              {entries.length > titlesShown ? (
                <span className={classes.monthMore}>{t('more', { count: entries.length - titlesShown })}</span>
              ) : null}
            </>
          )
        }}
      </MonthCalendar>
      {data?.meta.is_cut ? (
        <Alert color="amber" mt="md">
          {t('cut', { date: toDayFirst(data.meta.to) })}
        </Alert>
      ) : null}
    </div>
  )
}
