import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { SightingsPanel } from '../listings/sightings-panel.tsx'
import { CalendarTabs } from './calendar-tabs.tsx'
import { DayList } from './day-list.tsx'
import { DiaryExport } from './diary-export.tsx'
import { FilterDialog } from './filter.dialog.tsx'
import { FilterButton, FilterChips } from './filter-chips.tsx'
import { type HearingsSearch, isFiltered } from './hearings.search.ts'
import { openNewHearing } from './open-outcome.ts'
import { OutcomeMissing, Undated } from './queues.tsx'

export function HearingsPage() {
  const { t } = useTranslation('hearings')
  const can = useCan()
  const search = useSearch({ from: '/shell/dashboard/hearings' })
  const navigate = useNavigate({ from: '/dashboard/hearings' })
  const [isFiltering, setFiltering] = useState(false)
  const change = (changes: Partial<HearingsSearch>) => navigate({ search: (before) => ({ ...before, ...changes }) })
  const isQueue = search.view === 'outcome' || search.view === 'undated'

  return (
    <>
      <PageHeader>
        {isQueue ? null : <FilterButton isOn={isFiltered(search)} onOpen={() => setFiltering(true)} />}
        <DiaryExport search={search} />
        {can('update', 'Matter') ? (
          <Button leftSection={<IconCalendarPlus size={16} />} onClick={() => openNewHearing()}>
            {t('add.title')}
          </Button>
        ) : null}
      </PageHeader>
      <CalendarTabs />
      {isQueue ? null : <FilterChips search={search} onChange={change} />}
      {isQueue ? null : <SightingsPanel />}
      <Shown search={search} onChange={change} />
      {isFiltering ? <FilterDialog search={search} onApply={change} onClose={() => setFiltering(false)} /> : null}
    </>
  )
}

interface ShownProps {
  search: HearingsSearch
  onChange(changes: Partial<HearingsSearch>): void
}

function Shown({ search, onChange }: ShownProps) {
  if (search.view === 'outcome') return <OutcomeMissing />
  if (search.view === 'undated') return <Undated />
  return <DayList search={search} onChange={onChange} />
}
