import { Select } from '@mantine/core'
import type { CheckEvery } from '@peshi/contract/trackers/trackers'
import { useTranslation } from 'react-i18next'

const choices: readonly CheckEvery[] = [1, 3, 7, 14, 30]

export const toCheckEvery = (days: number): CheckEvery => choices.find((one) => one === days) ?? 7

interface Props {
  label: string
  value: number
  onChange(days: CheckEvery): void
}

export function CheckEverySelect({ label, value, onChange }: Props) {
  const { t } = useTranslation('trackers')
  return (
    <Select
      label={label}
      description={t('every_why')}
      data={choices.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
      value={String(value)}
      onChange={(days) => onChange(toCheckEvery(Number(days)))}
    />
  )
}
