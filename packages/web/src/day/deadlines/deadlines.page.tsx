import { Button, Chip, Group, SegmentedControl, Select } from '@mantine/core'
import { listDeadlines } from '@peshi/contract/day/deadlines'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { ClockId } from '@peshi/contract/platform/ids'
import { IconAlarm, IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { usePage } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Pages } from '../../platform/ui/pages.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { dueKey } from '../../trackers/clocks/clocks.api.ts'
import clockClasses from '../../trackers/clocks/clocks.module.css'
import { newClock } from '../../trackers/clocks/new-clock.ts'
import { type DeadlinesSearch, dueKinds, dueStates, dueViews } from './deadlines.search.ts'
import { DueGroups } from './due-groups.tsx'

const useDeadlines = (query: NonNullable<InputOf<typeof listDeadlines>['query']>) =>
  usePage([...dueKey, query], listDeadlines, { query })

const ClockDrawer = lazy(() =>
  import('../../trackers/clocks/clock-drawer.tsx').then(({ ClockDrawer }) => ({ default: ClockDrawer })),
)
const perPage = 50

export function DeadlinesPage() {
  const { t } = useTranslation('clocks')
  const can = useCan()
  const search = useSearch({ from: '/shell/dashboard/clocks' })
  const navigate = useNavigate({ from: '/dashboard/clocks' })
  const change = (changes: Partial<DeadlinesSearch>) =>
    navigate({ search: (before) => ({ ...before, page: undefined, ...changes }) })
  const open = (id: ClockId | undefined) => navigate({ search: (before) => ({ ...before, open: id }) })
  return (
    <>
      <PageHeader subtitle={t('subtitle')}>
        {can('create', 'Clock') ? (
          <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => openOverlay(newClock)}>
            {t('fresh.title')}
          </Button>
        ) : null}
      </PageHeader>
      <Filters search={search} onChange={change} />
      <Listed search={search} onChange={change} onOpen={open} />
      <Suspense fallback={null}>
        {search.open ? <ClockDrawer id={search.open} onClose={() => open(undefined)} /> : null}
      </Suspense>
    </>
  )
}

interface Changes {
  search: DeadlinesSearch
  onChange(changes: Partial<DeadlinesSearch>): void
}

function Filters({ search, onChange }: Changes) {
  const { t } = useTranslation('clocks')
  return (
    <div className={clockClasses.bar}>
      <SegmentedControl
        aria-label={t('filter.state')}
        value={search.state ?? 'open'}
        onChange={(state) => onChange({ state: state === 'open' ? undefined : state })}
        data={(['open', ...dueStates] as const).map((state) => ({ value: state, label: t(`filter.${state}`) }))}
      />
      <Select
        aria-label={t('filter.group')}
        placeholder={t('filter.group')}
        value={search.group ?? null}
        clearable
        onChange={(next) => onChange({ group: dueKinds.find((each) => each === next) })}
        data={dueKinds.map((group) => ({ value: group, label: t(`group.${group}`) }))}
      />
      <SearchBox
        label={t('filter.search')}
        query={search.search ?? ''}
        onQuery={(words) => onChange({ search: words || undefined })}
      />
      <Chip checked={search.unticked ?? false} onChange={(on) => onChange({ unticked: on || undefined })}>
        {t('tick.waits')}
      </Chip>
    </div>
  )
}

function Listed({ search, onChange, onOpen }: Changes & { onOpen(id: ClockId): void }) {
  const { t } = useTranslation('clocks')
  const { by = 'day', state = 'open', group, unticked, search: words, page = 1 } = search
  const { data, error, refetch } = useDeadlines({
    by,
    state,
    page,
    perPage,
    ...(group && { group }),
    ...(unticked && { unticked: 'true' as const }),
    ...(words && { search: words }),
  })
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={320} />
  const isFiltered = Boolean(search.state || group || unticked || words)
  if (data.data.length === 0)
    return (
      <Message
        icon={IconAlarm}
        title={t(isFiltered ? 'empty.filtered' : 'empty.title')}
        {...(isFiltered ? {} : { text: t('empty.text') })}
      />
    )
  const pages = Math.ceil(data.meta.total / perPage)
  return (
    <>
      <Panel
        title={t('title')}
        hint={data.meta.total}
        aside={
          <SegmentedControl
            size="xs"
            aria-label={t('filter.by')}
            value={by}
            onChange={(by) => onChange({ by: by === 'day' ? undefined : by })}
            data={dueViews.map((view) => ({ value: view, label: t(`filter.by_${view}`) }))}
          />
        }
      >
        <DueGroups rows={data.data} by={by} onOpen={onOpen} />
      </Panel>
      {pages > 1 ? (
        <Group justify="center" mt="md">
          <Pages total={pages} page={page} onPage={(next) => onChange({ page: next })} />
        </Group>
      ) : null}
    </>
  )
}
