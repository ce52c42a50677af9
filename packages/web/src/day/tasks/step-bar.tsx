import { ActionIcon, Button, Group } from '@mantine/core'
import { addDays, type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { firstOf, monthOf, moveMonth, sayMonth, sayWeekday } from '../../platform/i18n/calendar-month.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { weekOf } from './calendar-items.ts'
import classes from './step-bar.module.css'
import type { View } from './tasks.search.ts'

interface Props {
  date: CourtDate
  today: CourtDate
  view: View
  onDate(date: CourtDate | undefined): void
}

export function StepBar({ date, today, view, onDate }: Props) {
  const { t } = useTranslation('tasks')
  return (
    <Group gap="xs">
      <ActionIcon aria-label={t('step.before')} variant="default" onClick={() => onDate(stepDate(date, view, -1))}>
        <IconChevronLeft size={16} className={classes.arrow} />
      </ActionIcon>
      <ActionIcon aria-label={t('step.after')} variant="default" onClick={() => onDate(stepDate(date, view, 1))}>
        <IconChevronRight size={16} className={classes.arrow} />
      </ActionIcon>
      <Button variant="default" size="compact-md" disabled={date === today} onClick={() => onDate(undefined)}>
        {t('step.today')}
      </Button>
      <h2 className={classes.when} aria-live="polite">
        {sayDays(date, view)}
      </h2>
      <DateField
        isBare
        size="xs"
        className={classes.jump}
        aria-label={t('step.jump')}
        value={date}
        onChange={(date) => date && onDate(date)}
      />
    </Group>
  )
}

export function stepDate(date: CourtDate, view: View, step: number): CourtDate {
  if (view === 'day') return addDays(date, step)
  if (view === 'week') return addDays(date, 7 * step)
  return firstOf(moveMonth(monthOf(date), step))
}

function sayDays(date: CourtDate, view: View): string {
  const locale = currentLocale()
  if (view === 'day') return `${sayWeekday(date, locale)}, ${toDayFirst(date)}`
  if (view !== 'week') return sayMonth(monthOf(date), locale)
  const week = weekOf(date)
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(new Date(week[0] ?? date), new Date(week[6] ?? date))
}
