import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  value: number | string
  error?: string | undefined
  onChange(days: number | string): void
}

export function MarginDays({ value, error, onChange }: Props) {
  const { t } = useTranslation('appeals')
  return (
    <NumberInput
      label={t('margin')}
      description={t('margin_why')}
      error={error}
      min={0}
      max={1095}
      allowDecimal={false}
      value={value}
      onChange={onChange}
    />
  )
}
