import { Select } from '@mantine/core'
import { CourtId } from '@peshi/contract/platform/ids'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './boards.module.css'
import type { BoardCourt } from './choose-boards.ts'

interface Props {
  courts: readonly BoardCourt[]
  chosen: CourtId | null
  onChoose: (court: CourtId | undefined) => void
}

export function CourtPicker({ courts, chosen, onChoose }: Props) {
  const { t } = useTranslation(['boards', 'common'])
  return (
    <Select
      aria-label={t('boards:anotherCourt')}
      placeholder={t('boards:anotherCourt')}
      className={classes.picker}
      data={courts.map(({ court_id, title }) => ({ value: court_id, label: sayCourt(title) }))}
      value={chosen}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('common:clear') }}
      nothingFoundMessage={t('boards:noSuchBoard')}
      onChange={(value) => onChoose(value === null ? undefined : CourtId.parse(value))}
    />
  )
}
