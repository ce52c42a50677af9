import { Button, CloseButton, Select, Skeleton } from '@mantine/core'
import { IconMoodEmpty, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import list from '../../matters/matters/list/list.module.css'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { ExportMenu, type ExportType } from '../../platform/ui/export-menu.tsx'
import { ListFoot } from '../../platform/ui/list-foot.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { useFitsTable } from '../../platform/ui/use-fits-table.ts'
import { TrackerCards, type TrackerRowsProps, TrackerTable } from './tracker-rows.tsx'
import classes from './trackers.module.css'
import { defaultSort, pageSizes, type TrackerSearch } from './trackers.search.ts'

export interface ListQuery<Row> {
  data: { data: Row[]; meta: { total: number } } | undefined
  error: Error | null
  isPlaceholderData: boolean
  refetch(): unknown
}

interface Props<Row> extends TrackerRowsProps<Row> {
  list: ListQuery<Row>
  states: readonly { value: string; label: string }[]
  empty: { title: string; text: string; action?: ReactNode }
  onDelete: ((ids: string[]) => Promise<unknown>) | undefined
  onExport(type: ExportType): Promise<File>
  /** Filters beside the state. `none` are the changes that clear them. */
  more?: { filters: ReactNode; inUse: boolean; none: Partial<TrackerSearch> }
}

export function TrackerList<Row extends { _id: string }>(props: Props<Row>) {
  const { search, onChange, list: query, empty, onDelete } = props
  const { t } = useTranslation('trackers')
  const isWide = useFitsTable()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data } = query
  const rows = data?.data ?? []
  const isNarrowed = Boolean(search.q || search.state || props.more?.inUse)
  const toggle = (ids: string[]) =>
    setChosen((before) => {
      const next = new Set(before)
      const isOn = ids.every((id) => before.has(id))
      for (const id of ids) isOn ? next.delete(id) : next.add(id)
      return next
    })
  const choosing = onDelete ? { chosen, toggle } : null
  return (
    <div className={list.panel}>
      {onDelete && chosen.size > 0 ? (
        <Chosen
          count={chosen.size}
          onClear={() => setChosen(new Set())}
          onDelete={() => onDelete([...chosen]).then(() => setChosen(new Set()))}
        />
      ) : (
        <Toolbar {...props} />
      )}
      <div
        className={query.isPlaceholderData ? list.stale : undefined}
        aria-busy={query.isPlaceholderData || !(data || query.error)}
      >
        {data ? null : (
          <Unloaded title={t('failed')} error={query.error} onRetry={query.refetch} outline={<ListSkeleton />} />
        )}
        {data && rows.length === 0 && isNarrowed ? (
          <Message icon={IconMoodEmpty} title={t('none_title')} text={t('none_text')}>
            <Button variant="default" onClick={() => onChange({ q: undefined, state: undefined, ...props.more?.none })}>
              {t('clear')}
            </Button>
          </Message>
        ) : null}
        {data && rows.length === 0 && !isNarrowed ? (
          <Message title={empty.title} text={empty.text}>
            {empty.action}
          </Message>
        ) : null}
        {rows.length > 0 ? (
          isWide ? (
            <TrackerTable {...props} rows={rows} choosing={choosing} />
          ) : (
            <TrackerCards {...props} rows={rows} choosing={choosing} />
          )
        ) : null}
      </div>
      {rows.length > 0 ? (
        <ListFoot
          total={data?.meta.total ?? 0}
          page={search.page ?? 1}
          size={search.size ?? pageSizes[0]}
          sizes={pageSizes}
          onPage={(page) => onChange({ page })}
          onSize={(size) => onChange({ size })}
        />
      ) : null}
    </div>
  )
}

function Toolbar<Row>({ search, onChange, states, columns, onExport, more }: Props<Row>) {
  const { t } = useTranslation('trackers')
  const sorts = columns.flatMap(({ sort, heading }) =>
    sort
      ? [
          { value: sort, label: t('sort.up', { column: heading }) },
          { value: `-${sort}`, label: t('sort.down', { column: heading }) },
        ]
      : [],
  )
  return (
    <search className={classes.toolbar}>
      <SearchBox
        className={`${list.search} ${classes.search}`}
        label={t('search')}
        query={search.q ?? ''}
        onQuery={(q) => onChange({ q: q || undefined })}
      />
      <Select
        className={list.filter}
        aria-label={t('state')}
        placeholder={t('all_states')}
        data={[...states]}
        value={search.state ?? null}
        onChange={(state) => onChange({ state: state ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': t('all_states') }}
      />
      {more?.filters}
      <Select
        className={classes.sort}
        aria-label={t('sort.title')}
        data={[{ value: defaultSort, label: t('sort.newest') }, ...sorts]}
        value={search.sort ?? defaultSort}
        onChange={(sort) => onChange({ sort: sort ?? undefined })}
      />
      <ExportMenu className={classes.export} fetchAs={onExport} />
    </search>
  )
}

function Chosen({ count, onClear, onDelete }: { count: number; onClear(): void; onDelete(): void }) {
  const { t } = useTranslation('trackers')
  return (
    <section className={classes.chosen} aria-label={t('chosen', { count })}>
      <CloseButton aria-label={t('let_go')} title={t('let_go')} onClick={onClear} />
      <strong role="status" className="tabular">
        {t('chosen', { count })}
      </strong>
      <Button
        variant="light"
        color="red"
        size="compact-md"
        leftSection={<IconTrash size={16} />}
        className={classes.end}
        onClick={onDelete}
      >
        {t('delete')}
      </Button>
    </section>
  )
}

const ListSkeleton = () => (
  <div>
    {Array.from({ length: 8 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without data
      <div key={row} className={list.card}>
        <Skeleton height={14} width={`${38 + ((row * 7) % 30)}%`} />
        <Skeleton height={11} width={`${18 + ((row * 5) % 14)}%`} />
      </div>
    ))}
  </div>
)
