import { Group } from '@mantine/core'
import { addDays, daysBetween } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useSittingDays } from '../../courts/court-days/court-days.api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { TimeField } from '../../platform/ui/time-field.tsx'
import type { When } from './task-draft.ts'

interface Props {
  when: When
  errors: Record<string, string>
  court?: CourtId | undefined
  onWhen(changes: Partial<When>): void
}

export function WhenFields({ when, errors, court, onWhen }: Props) {
  const { t } = useTranslation('tasks')
  const sitting = useSittingDays(court)
  return (
    <>
      <Group grow align="start">
        <DateField
          isAhead
          {...sitting}
          label={t('field.date')}
          required
          value={when.date}
          error={errors.date}
          onChange={(date) => onWhen(begun(when, date))}
        />
        <TimeField
          label={t('field.time')}
          value={when.time}
          error={errors.time}
          onChange={(time) => onWhen({ time })}
        />
      </Group>
      <Group grow align="start">
        <DateField
          isAhead
          {...sitting}
          label={t('field.end_date')}
          min={when.date}
          value={when.end_date}
          error={errors.end_date}
          onChange={(date) => onWhen({ end_date: date })}
        />
        <TimeField
          label={t('field.end_time')}
          disabled={when.time === ''}
          value={when.time === '' ? '' : when.end_time}
          error={errors.end_time}
          onChange={(time) => onWhen({ end_time: time })}
        />
      </Group>
    </>
  )
}

function begun(when: When, date: string): Partial<When> {
  if (!date || !when.date) return { date, end_date: date }
  return { date, end_date: addDays(date, Math.max(0, daysBetween(when.date, when.end_date || when.date))) }
}
