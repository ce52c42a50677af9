import { Chip, Group, Input } from '@mantine/core'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { sayUnknown } from '../../../courts/court-days/say-unknown.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import type { Time } from '../hearing-writings.ts'
import { useLastDay } from '../hearings.api.ts'
import classes from './outcome.module.css'

const weeksGiven = [1, 2, 3, 4, 6, 8]
const none = ''

interface Props {
  value: Time | null
  from: CourtDate
  court: CourtId
  onChange(time: Time | null): void
}

export function TimeGiven({ value, from, court, onChange }: Props) {
  const { t } = useTranslation('hearings')
  const { t: tCommon } = useTranslation('common')
  const { data: lastDay } = useLastDay(court, from, value)
  return (
    <Input.Wrapper label={t('outcome.time')} labelElement="div">
      <Chip.Group
        value={value ? String(value.count) : none}
        onChange={(weeks) => onChange(weeks === none ? null : { count: Number(weeks), unit: 'weeks' })}
      >
        <Group role="radiogroup" aria-label={t('outcome.time')} gap={6}>
          {[none, ...weeksGiven.map(String)].map((weeks) => (
            <Chip key={weeks} value={weeks} size="sm" radius="md">
              {weeks === none ? t('outcome.time_none') : t('outcome.time_weeks', { count: Number(weeks) })}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <p className={classes.about} aria-live="polite">
        {value && lastDay ? t('outcome.time_last', { date: toDayFirst(lastDay.due_on) }) : null}
        {value && lastDay?.unknown ? (
          <span className={classes.warning}>{sayUnknown(tCommon, lastDay.unknown)}</span>
        ) : null}
      </p>
    </Input.Wrapper>
  )
}
