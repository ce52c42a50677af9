import { Button, CloseButton, Group } from '@mantine/core'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { IconFilter } from '@tabler/icons-react'
import { lazy } from 'react'
import { useAllCourts } from '../../courts/courts/courts.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import classes from './hearings.module.css'
import { courtsOf, type HearingsSearch } from './hearings.search.ts'

export const FilterDialog = lazy(() =>
  import('./filter.dialog.tsx').then(({ FilterDialog }) => ({ default: FilterDialog })),
)

interface Props {
  search: HearingsSearch
  onChange(changes: Partial<HearingsSearch>): void
}

export function FilterButton({ isOn, onOpen }: { isOn: boolean; onOpen(): void }) {
  const { t } = useTranslation('hearings')
  return (
    <Button variant={isOn ? 'light' : 'default'} leftSection={<IconFilter size={16} />} onClick={onOpen}>
      {t('filter.title')}
    </Button>
  )
}

export function FilterChips({ search, onChange }: Props) {
  const { t } = useTranslation('hearings')
  const all = useAllCourts().data ?? []
  const courts = courtsOf(search)
  const titleOf = (id: string) => sayCourt(all.find(({ unique_id }) => unique_id === id)?.title) ?? id
  const days = [search.from, search.to].flatMap((date) => (date ? toDayFirst(date) : [])).join(' – ')
  const showsDays = days !== ''
  if (!showsDays && courts.length === 0) return null
  return (
    <Group component="ul" gap={6} align="stretch" mb="sm">
      {showsDays ? (
        <li className={classes.chip}>
          <span dir="ltr">{days}</span>
          <CloseButton
            size="xs"
            aria-label={t('filter.clear_dates')}
            onClick={() => onChange({ from: undefined, to: undefined })}
          />
        </li>
      ) : null}
      {courts.map((court) => (
        <li key={court} className={classes.chip}>
          <Words>{titleOf(court)}</Words>
          <CloseButton
            size="xs"
            aria-label={t('filter.clear_court', { court: titleOf(court) })}
            onClick={() => onChange({ courts: courts.filter((other) => other !== court).join(',') || undefined })}
          />
        </li>
      ))}
    </Group>
  )
}
