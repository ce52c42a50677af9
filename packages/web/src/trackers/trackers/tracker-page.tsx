import { Button } from '@mantine/core'
import { IconChecklist, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { linkTo, usePages } from '../../platform/actions/use-actions.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { type ListQuery, TrackerList } from './tracker-list.tsx'
import type { TrackerRowsProps } from './tracker-rows.tsx'
import classes from './trackers.module.css'
import { omitDefaults, type TrackerSearch } from './trackers.search.ts'

interface Props<Row> extends Pick<TrackerRowsProps<Row>, 'columns' | 'nameOf' | 'linkOf'> {
  kind: 'fir' | 'appeal' | 'caveat'
  api: {
    useList(search: TrackerSearch): ListQuery<Row>
    fetchFile(search: TrackerSearch, type: ExportType): Promise<File>
  }
  states: readonly { value: string; label: string }[]
  remove(ids: string[]): Promise<unknown>
  onNew(): void
}

/** The list of a tracker. Its words have the same names for each tracker. */
export function TrackerPage<Row extends { _id: string }>({ kind, api, remove, onNew, ...props }: Props<Row>) {
  const { t } = useTranslation([`${kind}s`, 'trackers'] as const)
  const { search, change } = useTrackerSearch()
  const can = useCan()
  const list = api.useList(search)
  const add = can('create', 'Tracker') ? (
    <Button leftSection={<IconPlus size={16} />} onClick={onNew}>
      {t(`${kind}s:new`)}
    </Button>
  ) : null
  return (
    <>
      <PageHeader subtitle={t(`${kind}s:lead`)}>
        {can('read', 'DueCheck') ? (
          <Button
            renderRoot={(props) => <Link {...props} to="/dashboard/due-checks" search={{ kind }} />}
            variant="default"
            leftSection={<IconChecklist size={16} />}
          >
            {t('trackers:due_checks')}
          </Button>
        ) : null}
        {add}
      </PageHeader>
      <TrackerTabs />
      <TrackerList
        {...props}
        search={search}
        onChange={change}
        list={list}
        empty={{ title: t(`${kind}s:empty_title`), text: t(`${kind}s:empty_text`), action: add }}
        onDelete={can('delete', 'Tracker') ? remove : undefined}
        onExport={(type) => api.fetchFile(search, type)}
      />
    </>
  )
}

export function TrackerTabs() {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('nav.trackers')} className={classes.tabs}>
      {usePages('trackers').map((page) => (
        <Link
          key={page.id}
          {...linkTo(page)}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {t(page.label)}
        </Link>
      ))}
    </nav>
  )
}

export function useTrackerSearch() {
  const navigate = useNavigate()
  const search: TrackerSearch = useSearch({ strict: false })
  const change = (changes: Partial<TrackerSearch>) =>
    navigate({
      to: '.',
      search: (before: TrackerSearch) =>
        omitDefaults({ ...before, ...('open' in changes ? {} : { page: undefined }), ...changes }),
      replace: 'q' in changes,
    } as never)
  return { search, change }
}
