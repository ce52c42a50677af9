import { ActionIcon, CloseButton, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type CaseStatus, caseStatuses } from '@peshi/contract/courts/case-record'
import { countMatters, type MatterSort, matterSorts } from '@peshi/contract/matters/matters'
import type { CourtId, PersonId, TagId } from '@peshi/contract/platform/ids'
import { IconTags, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMembers } from '../../../chamber/team/team.api.ts'
import { openOverlay } from '../../../platform/actions/overlays.ts'
import { fetchFile } from '../../../platform/api/call-api.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useCan } from '../../../platform/session/use-session.ts'
import { ExportMenu, type ExportType } from '../../../platform/ui/export-menu.tsx'
import { FoldingFilters } from '../../../platform/ui/folding-filters.tsx'
import { SearchBox } from '../../../platform/ui/search-box.tsx'
import { useFitsTable } from '../../../platform/ui/use-fits-table.ts'
import { useTags } from '../../lists/tags.api.ts'
import { manageTags } from '../../lists/tags-overlay.ts'
import { ViewsMenu } from '../../lists/views-menu.tsx'
import { useMatterCounts } from '../matters.api.ts'
import {
  countFilters,
  defaultSort,
  isFiltered,
  type MatterSearch,
  noFilters,
  readMatterSearch,
  toFilters,
  toViewState,
} from '../matters.search.ts'
import type { ColumnId } from './columns.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import classes from './list.module.css'

interface Props {
  search: MatterSearch
  columns: readonly ColumnId[]
  onChange(changes: Partial<MatterSearch>): void
  onColumns(columns: readonly ColumnId[]): void
  onEnterList(): void
}

export function MatterToolbar({ search, columns, onChange, onColumns, onEnterList }: Props) {
  const { t } = useTranslation(['matters', 'lists'])
  const can = useCan()
  const courts = useMatterCounts('hc_name')
  const years = useMatterCounts('case_year')
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const isDesk = useFitsTable()
  return (
    <search className={classes.toolbar}>
      <SearchBox
        className={classes.search}
        label={t('list.search')}
        hint={t('list.search_hint')}
        query={search.q ?? ''}
        onQuery={(q) => onChange({ q: q || undefined })}
        onEnter={onEnterList}
      />
      <FoldingFilters inUse={countFilters(search)}>
        <Select
          className={classes.filter}
          aria-label={t('column.court')}
          placeholder={t('filter.all_courts')}
          data={(courts.data ?? []).map(({ _id, title, count }) => ({
            value: _id,
            label: `${sayCourt(title)} (${count})`,
          }))}
          value={search.court ?? null}
          onChange={(value) => onChange({ court: (value as CourtId | null) ?? undefined })}
          searchable={isWide}
          clearable
          clearButtonProps={{ 'aria-label': t('filter.all_courts') }}
        />
        <Select
          className={classes.filter}
          aria-label={t('column.status')}
          placeholder={t('filter.all_statuses')}
          data={caseStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          value={search.status ?? null}
          onChange={(value) => onChange({ status: (value as CaseStatus | null) ?? undefined })}
          clearable
          clearButtonProps={{ 'aria-label': t('filter.all_statuses') }}
        />
        <Select
          className={classes.filter}
          aria-label={t('column.year')}
          placeholder={t('filter.all_years')}
          data={(years.data ?? []).map(({ _id, count }) => ({ value: _id, label: `${_id} (${count})` }))}
          value={search.year ? String(search.year) : null}
          onChange={(value) => onChange({ year: value ? Number(value) : undefined })}
          clearable
          clearButtonProps={{ 'aria-label': t('filter.all_years') }}
        />
        <TagAndPerson search={search} onChange={onChange} />
        <Select
          className={classes.filter}
          aria-label={t('list.sort')}
          data={matterSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          value={search.sort ?? defaultSort}
          onChange={(value) => onChange({ sort: value as MatterSort })}
        />
      </FoldingFilters>
      <div className={classes.tools}>
        <ViewsMenu
          list="matters"
          state={toViewState(search, columns)}
          onOpen={(state) => onChange({ ...noFilters, sort: undefined, size: undefined, ...readMatterSearch(state) })}
        />
        <MatterExport search={search} />
        {isDesk ? <ColumnsMenu columns={columns} onColumns={onColumns} /> : null}
        {can('update', 'Matter') ? (
          <>
            <ManageTags />
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t('bin.title')}
              renderRoot={(props) => <Link {...props} to="/dashboard/bin" />}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </>
        ) : null}
        {isFiltered(search) ? (
          <CloseButton size={36} aria-label={t('list.clear')} onClick={() => onChange(noFilters)} />
        ) : null}
      </div>
    </search>
  )
}

function ManageTags() {
  const { t } = useTranslation('lists')
  return (
    <ActionIcon variant="default" size={36} aria-label={t('tags.manage')} onClick={() => openOverlay(manageTags)}>
      <IconTags size={16} />
    </ActionIcon>
  )
}

function TagAndPerson({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const { t } = useTranslation('lists')
  const { data: tags } = useTags()
  const { data: members = [] } = useMembers()
  const options = (tags ?? []).map(({ _id, name, matters }) => ({ value: _id, label: `${name} (${matters})` }))
  // Addresses and saved views can contain a deleted tag.
  if (tags && search.tag && !tags.some(({ _id }) => _id === search.tag))
    options.push({ value: search.tag, label: t('filter.deleted_tag') })
  return (
    <>
      {options.length > 0 ? (
        <Select
          className={classes.filter}
          aria-label={t('column.tags')}
          placeholder={t('filter.all_tags')}
          data={options}
          value={search.tag ?? null}
          onChange={(value) => onChange({ tag: (value as TagId | null) ?? undefined })}
          clearable
          clearButtonProps={{ 'aria-label': t('filter.all_tags') }}
        />
      ) : null}
      {members.length > 1 || search.person ? (
        <Select
          className={classes.filter}
          aria-label={t('column.team')}
          placeholder={t('filter.all_people')}
          data={members.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={search.person ?? null}
          onChange={(value) => onChange({ person: (value as PersonId | null) ?? undefined })}
          clearable
          clearButtonProps={{ 'aria-label': t('filter.all_people') }}
        />
      ) : null}
    </>
  )
}

const fetchExport = (type: ExportType, search: MatterSearch) =>
  fetchFile(countMatters, {
    query: {
      fields: 'title,case_status,reference_id,hc_name,unique_id',
      export: 'true',
      limit: 100_000,
      type,
      ...(search.q ? { search: search.q } : {}),
      ...toFilters(search),
    },
  })

const MatterExport = ({ search }: { search: MatterSearch }) => (
  <ExportMenu fetchAs={(type) => fetchExport(type, search)} />
)
