import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconCalendarPlus, IconFilter } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { SightingsPanel } from '../listings/sightings-panel.tsx'
import { DayList } from './day-list.tsx'
import { DiaryExport } from './diary-export.tsx'
import { FilterDialog } from './filter.dialog.tsx'
import { FilterChips } from './filter-chips.tsx'
import { useHearingQueues } from './hearings.api.ts'
import classes from './hearings.module.css'
import { type HearingsSearch, isFiltered, type View, views } from './hearings.search.ts'
import { MonthView } from './month-view.tsx'
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
        {isQueue ? null : (
          <Button
            variant={isFiltered(search) ? 'light' : 'default'}
            leftSection={<IconFilter size={16} />}
            onClick={() => setFiltering(true)}
          >
            {t('filter.title')}
          </Button>
        )}
        <DiaryExport search={search} />
        {can('update', 'Matter') ? (
          <Button leftSection={<IconCalendarPlus size={16} />} onClick={() => openNewHearing()}>
            {t('add.title')}
          </Button>
        ) : null}
      </PageHeader>
      <Group gap="8px 16px" mb="sm">
        <ViewChoice view={search.view} onView={(view) => change({ view })} />
        {isQueue ? null : <FilterChips search={search} onChange={change} />}
      </Group>
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
  if (search.view === 'month') return <MonthView search={search} onChange={onChange} />
  if (search.view === 'outcome') return <OutcomeMissing />
  if (search.view === 'undated') return <Undated />
  return <DayList search={search} onChange={onChange} isAgenda={search.view === 'agenda'} />
}

function ViewChoice({ view, onView }: { view: View | undefined; onView(view: View | undefined): void }) {
  const { t } = useTranslation('hearings')
  const queues = useHearingQueues().data
  const waiting: Partial<Record<View, number | undefined>> = {
    outcome: queues?.outcome_missing.total,
    undated: queues?.no_next_date.total,
  }
  const nameOf = (each: View) => (
    <span className={classes.view}>
      {t(`view.${each}`)}
      {waiting[each] ? <span className={classes.waiting}>{waiting[each].toLocaleString('en-IN')}</span> : null}
    </span>
  )
  return (
    <div className={classes.views}>
      <SegmentedControl
        aria-label={t('view.title')}
        value={view ?? 'days'}
        onChange={(next) => onView(next === 'days' ? undefined : next)}
        data={[
          { value: 'days', label: t('view.days') },
          ...views.map((each) => ({ value: each, label: nameOf(each) })),
        ]}
      />
    </div>
  )
}
