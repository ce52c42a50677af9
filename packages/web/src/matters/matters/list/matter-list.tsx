import { Button, Skeleton } from '@mantine/core'
import type { ListedMatter, MatterSort } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconMoodEmpty } from '@tabler/icons-react'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useCan } from '../../../platform/session/use-session.ts'
import { ListFoot } from '../../../platform/ui/list-foot.tsx'
import { Message, Unloaded } from '../../../platform/ui/message.tsx'
import { useFitsTable } from '../../../platform/ui/use-fits-table.ts'
import { useMatters } from '../matters.api.ts'
import {
  defaultSize,
  defaultSort,
  isFiltered,
  type MatterSearch,
  noFilters,
  pageSizes,
  toListQuery,
} from '../matters.search.ts'
import { openNewMatter } from '../open-new-matter.ts'
import { ChosenMatters } from './chosen-matters.tsx'
import { type ColumnId, readColumns, rememberColumns, rememberedColumns, writeColumns } from './columns.ts'
import classes from './list.module.css'
import { MatterCards } from './matter-cards.tsx'
import { MatterCounts } from './matter-counts.tsx'
import { MatterToolbar } from './matter-toolbar.tsx'
import { MattersTable } from './matters-table.tsx'
import type { Chosen } from './select-rows.ts'
import { useChosen } from './use-chosen.ts'

const noMatters: ListedMatter[] = []

interface Props {
  search: MatterSearch
  onChange(changes: Partial<MatterSearch>): void
}

export function MatterList({ search, onChange }: Props) {
  const { t } = useTranslation('matters')
  const panel = useRef<HTMLDivElement>(null)
  const columns = useMemo(() => (search.cols ? readColumns(search.cols) : rememberedColumns()), [search.cols])
  const { data, error, isPlaceholderData: isStale, refetch } = useMatters(toListQuery(search, columns))
  const matters = data?.data ?? noMatters
  const { chosen, setChosen, toggle, togglePage } = useChosen(search, matters)
  const isChoosing = chosen.all || chosen.ids.size > 0

  const chooseColumns = (next: readonly ColumnId[]) => {
    rememberColumns(next)
    onChange({ cols: writeColumns(next), page: search.page })
  }

  const enterList = () => panel.current?.querySelector<HTMLElement>('[data-row-link]')?.focus()

  return (
    <>
      <MatterCounts search={search} onChange={onChange} />
      <div className={classes.panel} ref={panel}>
        {isChoosing ? (
          <ChosenMatters search={search} chosen={chosen} total={data?.meta.total ?? 0} onChosen={setChosen} />
        ) : (
          <MatterToolbar
            search={search}
            columns={columns}
            onChange={onChange}
            onColumns={chooseColumns}
            onEnterList={enterList}
          />
        )}
        <div className={isStale ? classes.stale : undefined} aria-busy={isStale || !(data || error)}>
          {data ? null : (
            <Unloaded title={t('list.failed')} error={error} onRetry={refetch} outline={<ListSkeleton />} />
          )}
          {data && matters.length === 0 ? <NoMatters search={search} onChange={onChange} /> : null}
          {matters.length > 0 ? (
            <Rows
              search={search}
              onChange={onChange}
              matters={matters}
              columns={columns}
              chosen={chosen}
              onToggle={toggle}
              onTogglePage={togglePage}
            />
          ) : null}
        </div>
        {data && matters.length > 0 ? (
          <ListFoot
            total={data.meta.total}
            page={search.page ?? 1}
            size={search.size ?? defaultSize}
            sizes={pageSizes}
            onPage={(page) => onChange({ page })}
            onSize={(size) => onChange({ size })}
          />
        ) : null}
      </div>
    </>
  )
}

interface RowsProps extends Props {
  matters: ListedMatter[]
  columns: readonly ColumnId[]
  chosen: Chosen
  onToggle(id: MatterId, range: boolean): void
  onTogglePage(): void
}

function Rows({ search, onChange, ...rest }: RowsProps) {
  const isWide = useFitsTable()
  const onSort = useCallback((sort: MatterSort) => onChange({ sort }), [onChange])
  if (!isWide) return <MatterCards {...rest} />
  const table = <MattersTable {...rest} sort={search.sort ?? defaultSort} onSort={onSort} />
  return rest.columns.length > 6 ? <div className={classes.wide}>{table}</div> : table
}

function NoMatters({ search, onChange }: Props) {
  const { t } = useTranslation('matters')
  const can = useCan()
  if (isFiltered(search) || search.page) {
    return (
      <Message icon={IconMoodEmpty} title={t('empty.filtered_title')} text={t('empty.filtered_text')}>
        <Button variant="default" onClick={() => onChange(noFilters)}>
          {t('list.clear')}
        </Button>
      </Message>
    )
  }
  return (
    <Message title={t('empty.title')} text={t('empty.text')}>
      {can('create', 'Matter') ? <Button onClick={() => openNewMatter()}>{t('new.title')}</Button> : null}
    </Message>
  )
}

const skeletonRows = Array.from({ length: 12 }, (_, row) => row)

const ListSkeleton = () => (
  <div>
    {skeletonRows.map((row) => (
      <div key={row} className={classes.card}>
        <Skeleton height={14} width={`${38 + ((row * 7) % 30)}%`} />
        <Skeleton height={11} width={`${18 + ((row * 5) % 14)}%`} />
      </div>
    ))}
  </div>
)
