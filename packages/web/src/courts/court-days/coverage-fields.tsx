import { Group } from '@mantine/core'
import type { DateSpan } from '@peshi/contract/courts/court-days'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'

export const wholeYear = (year: number): DateSpan => ({ from: `${year}-01-01`, to: `${year}-12-31` })

interface Props {
  year: number
  span: DateSpan
  onSpan(span: DateSpan): void
}

export function CoverageFields({ year, span: { from, to }, onSpan }: Props) {
  const { t } = useTranslation('clocks')
  const bounds = wholeYear(year)
  return (
    <Group grow align="start">
      <DateField
        isBare
        label={t('days.from')}
        min={bounds.from}
        max={to || bounds.to}
        value={from}
        onChange={(date) => onSpan({ from: date, to })}
      />
      <DateField
        isBare
        label={t('days.to')}
        min={from || bounds.from}
        max={bounds.to}
        value={to}
        onChange={(date) => onSpan({ from, to: date })}
      />
    </Group>
  )
}
