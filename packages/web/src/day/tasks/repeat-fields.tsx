import { Group, NumberInput, Select } from '@mantine/core'
import { type TaskRepeat, workingDays } from '@peshi/contract/day/task-repeat'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { type SittingDays, useSittingDays } from '../../courts/court-days/court-days.api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import classes from './task-form.module.css'

export const everies = ['day', 'week', 'month', 'year'] as const

export function repeated(before: TaskRepeat | null, next: string | null): TaskRepeat | null {
  const every = everies.find((each) => each === next)
  if (!every) return null
  const working_day = choicesOf[every].find((each) => each === before?.working_day) ?? null
  return { interval: 1, until: null, ...before, every, working_day }
}

/** A daily task leaves out closed days, so that it needs no choice of the day before or after. */
const choicesOf: Record<TaskRepeat['every'], readonly (typeof workingDays)[number][]> = {
  day: ['after'],
  week: ['before', 'after'],
  month: workingDays,
  year: workingDays,
}

interface RepeatProps {
  from: CourtDate | ''
  court: CourtId | undefined
  repeat: TaskRepeat
  error: string | undefined
  onRepeat(repeat: TaskRepeat): void
}

export function RepeatFields({ repeat, from, court, error, onRepeat }: RepeatProps) {
  const { t } = useTranslation(['tasks', 'common'])
  const sitting = useSittingDays(repeat.working_day ? court : null)
  const unknown = repeat.working_day && from ? firstUnknown(from, repeat.until, sitting) : null
  const choices = choicesOf[repeat.every].map((value) => ({ value, label: t(`repeat.working_day.${value}`) }))
  return (
    <>
      <Group grow align="start">
        <NumberInput
          label={t(`repeat.interval.${repeat.every}`)}
          min={1}
          max={99}
          allowDecimal={false}
          hideControls
          value={repeat.interval}
          onChange={(next) => onRepeat({ ...repeat, interval: typeof next === 'number' && next > 0 ? next : 1 })}
        />
        <DateField
          isAhead
          label={t('repeat.until')}
          error={error}
          value={repeat.until ?? ''}
          onChange={(date) => onRepeat({ ...repeat, until: date || null })}
        />
      </Group>
      <Select
        label={t('repeat.working_day.title')}
        description={repeat.working_day ? t('repeat.working_day.hint') : undefined}
        placeholder={t('repeat.working_day.none')}
        clearable
        clearButtonProps={{ 'aria-label': t('common:clear') }}
        data={choices}
        value={repeat.working_day ?? null}
        onChange={(next) => onRepeat({ ...repeat, working_day: workingDays.find((each) => each === next) ?? null })}
      />
      {unknown ? <p className={classes.unknown}>{unknown}</p> : null}
    </>
  )
}

const daysLookedAt = 366

/** Says which days of the coming year the task may be moved to although the court is closed on them. */
function firstUnknown(from: CourtDate, until: CourtDate | null, { unknownOn }: SittingDays): string | null {
  for (let ahead = 0; ahead < daysLookedAt; ahead++) {
    const date = addDays(from, ahead)
    if (until && date > until) return null
    const unknown = unknownOn(date)
    if (unknown) return unknown
  }
  return null
}
