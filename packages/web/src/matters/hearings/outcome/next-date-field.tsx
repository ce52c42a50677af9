import { Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { addDays, type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { useSittingDays } from '../../../courts/court-days/court-days.api.ts'
import { firstOf, isSunday, lastOf, monthOf, sayWeekday } from '../../../platform/i18n/calendar-month.ts'
import { currentLocale } from '../../../platform/i18n/i18n.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { DateField } from '../../../platform/ui/date-field.tsx'
import { MonthCalendar } from '../../../platform/ui/month-calendar.tsx'
import { Values, Words } from '../../../platform/ui/words.tsx'
import { useHearingLoad } from '../hearings.api.ts'
import classes from './outcome.module.css'

interface Props {
  value: CourtDate | ''
  after: CourtDate
  matterId: MatterId
  court: CourtId
  error?: string | undefined
  onChange(value: CourtDate | ''): void
}

const freeDay = { courts: [], busy: [] }

const weeksAhead = [1, 2, 4, 6, 8]

export function NextDateField({ value, after, matterId, court, error, onChange }: Props) {
  const { t } = useTranslation('hearings')
  const [month, setMonth] = useState(monthOf(value || after))
  const sitting = useSittingDays(court, 'date.unplanned')
  const load = useHearingLoad(firstOf(month), lastOf(month), matterId).data
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const [moved, setMoved] = useState<{ from: CourtDate; why: string } | null>(null)
  const whyNot = (date: CourtDate) =>
    sitting.closedOn(date) ?? (isSunday(date) ? sayWeekday(date, currentLocale()) : null)
  const chooseWeeks = (count: number) => {
    const from = addDays(after, 7 * count)
    const why = whyNot(from)
    const date = firstSittingDay(from, whyNot)
    choose(date)
    setMoved(why && date !== from ? { from, why } : null)
  }
  const choose = (date: CourtDate | '') => {
    setMoved(null)
    onChange(date)
    if (date) setMonth(monthOf(date))
  }
  const countOn = (date: CourtDate) => load?.get(date)?.count ?? 0
  const isElsewhere = (date: CourtDate) => load?.get(date)?.courts.some(({ court_id }) => court_id !== court) ?? false
  return (
    <div>
      <Group align="end" gap="xs">
        <DateField
          isBare
          {...sitting}
          className={classes.date}
          label={t('outcome.next_date')}
          min={addDays(after, 1)}
          value={value}
          error={error}
          onChange={choose}
        />
        {value ? (
          <Button variant="subtle" onClick={() => choose('')}>
            {t('outcome.no_date')}
          </Button>
        ) : null}
      </Group>
      <Group gap={6} my={8}>
        {weeksAhead.map((count) => (
          <Button key={count} size="compact-sm" variant="default" onClick={() => chooseWeeks(count)}>
            {t('outcome.weeks', { count })}
          </Button>
        ))}
      </Group>
      {moved ? (
        <p className={classes.moved} role="status">
          {t('outcome.moved', { from: toDayFirst(moved.from), why: moved.why, date: toDayFirst(value || moved.from) })}
        </p>
      ) : null}
      {isPhone && !isOpen ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          {t('outcome.calendar')}
        </Button>
      ) : (
        <MonthCalendar
          month={month}
          onMonth={setMonth}
          value={value || undefined}
          min={addDays(after, 1)}
          today={after}
          closedOn={sitting.closedOn}
          describe={(date) => t('load.count', { count: countOn(date) })}
          onChoose={choose}
        >
          {(date) =>
            countOn(date) > 0 ? (
              <span className={classes.load} aria-hidden="true" data-elsewhere={isElsewhere(date) || undefined}>
                {countOn(date)}
              </span>
            ) : null
          }
        </MonthCalendar>
      )}
      <p className={classes.about} aria-live="polite">
        {value ? (
          <AboutDay
            date={value}
            court={court}
            closed={sitting.closedOn(value)}
            unknown={sitting.unknownOn(value)}
            {...(load?.get(value) ?? freeDay)}
          />
        ) : isPhone && !isOpen ? null : (
          t('load.legend')
        )}
      </p>
    </div>
  )
}

interface AboutProps {
  date: CourtDate
  court: CourtId
  closed: string | null
  unknown: string | null
  courts: { court_id: CourtId; court_title: string; count: number }[]
  busy: string[]
}

function AboutDay({ date, court, closed, unknown, courts, busy }: AboutProps) {
  const { t } = useTranslation('hearings')
  const others = courts.filter(({ court_id }) => court_id !== court)
  const sum = courts.reduce((total, { count }) => total + count, 0)
  return (
    <>
      <strong>
        {sayWeekday(date, currentLocale()) + t('comma')} <span dir="ltr">{toDayFirst(date)}</span>:
      </strong>{' '}
      {t('load.count', { count: sum })}
      {courts.length > 0 ? (
        <span className={classes.courts}>
          <Values>{courts.map(({ court_title, count }) => `${sayCourt(court_title)} ${count}`)}</Values>
        </span>
      ) : null}
      {others.length > 0 ? (
        <span className={classes.warning}>
          {t('load.clash')} <Words>{others.map(({ court_title }) => sayCourt(court_title)).join(', ')}</Words>
        </span>
      ) : null}
      {busy.length > 0 ? (
        <span className={classes.warning}>
          {t('load.busy')} <Values>{busy}</Values>
        </span>
      ) : null}
      {isSunday(date) ? <span className={classes.warning}>{t('load.sunday')}</span> : null}
      {closed ? <span className={classes.warning}>{closed}</span> : null}
      {unknown ? <span className={classes.warning}>{unknown}</span> : null}
    </>
  )
}

const longestClosure = 120

/** The first day from `date` on which the court sits. Returns `date` if the court would be closed for months. */
function firstSittingDay(date: CourtDate, whyNot: (date: CourtDate) => string | null): CourtDate {
  for (let ahead = 0; ahead <= longestClosure; ahead += 1) {
    const day = addDays(date, ahead)
    if (whyNot(day) === null) return day
  }
  return date
}
