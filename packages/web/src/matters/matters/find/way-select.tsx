import { Chip, Group, SegmentedControl } from '@mantine/core'
import type { FindBy } from '@peshi/contract/courts/courts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { drawnWays } from './find-input.ts'

interface Props {
  ways: readonly FindBy[]
  value: FindBy
  onChange(way: FindBy): void
}

export function WaySelect({ ways, value, onChange }: Props) {
  const { t } = useTranslation('matters')
  const drawn = drawnWays.filter((way) => ways.includes(way))
  if (drawn.length < 2) return null
  if (drawn.length < 4) {
    return (
      <SegmentedControl
        fullWidth
        aria-label={t('find.by')}
        data={drawn.map((way) => ({ value: way, label: t(`by.${way}`) }))}
        value={value}
        onChange={onChange}
      />
    )
  }
  return (
    <Chip.Group value={value} onChange={onChange}>
      <Group gap={6} role="radiogroup" aria-label={t('find.by')}>
        {drawn.map((way) => (
          <Chip key={way} value={way} size="sm" variant="outline">
            {t(`by.${way}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  )
}
