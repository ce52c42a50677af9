import { Button, CloseButton, Menu, Pagination, Select, Skeleton, TextInput, VisuallyHidden } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { IconArrowDown, IconArrowUp, IconDownload, IconMoodEmpty, IconSearch, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayError } from '../i18n/say-error.ts'
import list from '../matters/list/list.module.css'
import { Message } from '../matters/list/message.tsx'
import { moveBetweenRows } from '../matters/list/move-between-rows.ts'
import { showBlob } from '../matters/list/show-blob.ts'
import { toastError } from '../ui/toast.tsx'
import classes from './trackers.module.css'
import { defaultSort, pageSizes, type TrackerSearch } from './trackers.search.ts'

export interface TrackerColumn<Row> {
  id: string
  heading: string
  /** The name under which the server sorts by it. */
  sort?: string
  cell(row: Row): ReactNode
  /** In pixels; the rest share what is left. */
  width?: number
}

export type ExportType = 'xlsx' | 'csv' | 'pdf'

interface Props<Row> {
  search: TrackerSearch
  onChange(changes: Partial<TrackerSearch>): void
  list: {
    data: { data: Row[]; meta: { total: number } } | undefined
    error: Error | null
    isPending: boolean
    isPlaceholderData: boolean
    refetch(): unknown
  }
  /** The first column names the tracker and opens it. */
  columns: readonly TrackerColumn<Row>[]
  states: readonly { value: string; label: string }[]
  nameOf(row: Row): string
  onOpen(row: Row): void
  menuOf?(row: Row): ReactNode
  empty: { title: string; text: string; action?: ReactNode }
  mayDelete: boolean
  /** Several go into the bin; the toast takes them back. */
  onDelete(ids: string[]): Promise<unknown>
  onExport(type: ExportType): Promise<Blob>
  aside?: ReactNode
}

/** The list that every tracker has: search, one state, an order, a page, files of it, several deleted at once. */
export function TrackerList<Row extends { _id: string }>(props: Props<Row>) {
  const { search, onChange, list: query, columns, empty, mayDelete } = props
  const { t } = useTranslation('trackers')
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = query.data?.data ?? []
  const isNarrowed = Boolean(search.q || search.state)
  const toggle = (ids: string[]) =>
    setChosen((before) => {
      const next = new Set(before)
      const isOn = ids.every((id) => before.has(id))
      for (const id of ids) isOn ? next.delete(id) : next.add(id)
      return next
    })
  const choosing = mayDelete ? { chosen, toggle } : null
  return (
    <div className={list.panel}>
      {chosen.size > 0 ? (
        <Chosen
          count={chosen.size}
          onClear={() => setChosen(new Set())}
          onDelete={() => props.onDelete([...chosen]).then(() => setChosen(new Set()))}
        />
      ) : (
        <Toolbar {...props} />
      )}
      <div
        className={query.isPlaceholderData ? list.stale : undefined}
        aria-busy={query.isPending || query.isPlaceholderData}
      >
        {query.isPending ? <ListSkeleton /> : null}
        {query.error && !query.data ? (
          <Message title={t('failed')} text={sayError(query.error)}>
            <Button variant="default" onClick={() => query.refetch()}>
              {t('retry')}
            </Button>
          </Message>
        ) : null}
        {query.data && rows.length === 0 && isNarrowed ? (
          <Message icon={IconMoodEmpty} title={t('none_title')} text={t('none_text')}>
            <Button variant="default" onClick={() => onChange({ q: undefined, state: undefined })}>
              {t('clear')}
            </Button>
          </Message>
        ) : null}
        {query.data && rows.length === 0 && !isNarrowed ? (
          <Message title={empty.title} text={empty.text}>
            {empty.action}
          </Message>
        ) : null}
        {rows.length > 0 ? (
          isWide ? (
            <Table {...props} rows={rows} choosing={choosing} />
          ) : (
            <Cards {...props} rows={rows} choosing={choosing} />
          )
        ) : null}
      </div>
      {rows.length > 0 ? <Foot {...props} total={query.data?.meta.total ?? 0} columns={columns} /> : null}
    </div>
  )
}

function Toolbar<Row>({ search, onChange, states, columns, onExport, aside }: Props<Row>) {
  const { t } = useTranslation('trackers')
  const exporting = useMutation({
    mutationFn: (type: ExportType) => showBlob(() => onExport(type)),
    onError: toastError,
  })
  const sorts = columns.flatMap(({ sort, heading }) =>
    sort
      ? [
          { value: sort, label: t('sort.up', { column: heading }) },
          { value: `-${sort}`, label: t('sort.down', { column: heading }) },
        ]
      : [],
  )
  return (
    <search className={list.toolbar}>
      <SearchBox query={search.q ?? ''} onQuery={(q) => onChange({ q: q || undefined })} />
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
      <Select
        className={classes.sort}
        aria-label={t('sort.title')}
        allowDeselect={false}
        data={[{ value: defaultSort, label: t('sort.newest') }, ...sorts]}
        value={search.sort ?? defaultSort}
        onChange={(sort) => onChange({ sort: sort ?? undefined })}
      />
      <div className={classes.tools}>
        {aside}
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDownload size={16} />} loading={exporting.isPending}>
              {t('export.title')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {(['xlsx', 'csv', 'pdf'] as const).map((type) => (
              <Menu.Item key={type} onClick={() => exporting.mutate(type)}>
                {t(`export.${type}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </search>
  )
}

function SearchBox({ query, onQuery }: { query: string; onQuery(query: string): void }) {
  const { t } = useTranslation('trackers')
  const [typed, setTyped] = useState(query)
  const sayLater = useDebouncedCallback(onQuery, 250)
  useEffect(() => setTyped((now) => (now.trim() === query ? now : query)), [query])
  return (
    <TextInput
      className={list.search}
      type="search"
      data-page-search
      leftSection={<IconSearch size={16} />}
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={200}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        sayLater(event.currentTarget.value.trim())
      }}
    />
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

interface Choosing {
  chosen: ReadonlySet<string>
  toggle(ids: string[]): void
}

type RowsProps<Row> = Props<Row> & { rows: Row[]; choosing: Choosing | null }

function Table<Row extends { _id: string }>(props: RowsProps<Row>) {
  const { rows, columns, search, onChange, onOpen, nameOf, menuOf, choosing } = props
  const { t } = useTranslation('trackers')
  const sort = search.sort ?? defaultSort
  const ids = rows.map(({ _id }) => _id)
  const here = ids.filter((id) => choosing?.chosen.has(id)).length
  return (
    <table className={list.table}>
      <thead>
        <tr>
          {choosing ? (
            <th scope="col" data-column="choose">
              <input
                type="checkbox"
                aria-label={t('choose_page')}
                checked={here === ids.length}
                ref={(box) => {
                  if (box) box.indeterminate = here > 0 && here < ids.length
                }}
                onChange={() => choosing.toggle(ids)}
              />
            </th>
          ) : null}
          {columns.map((column, at) => (
            <Heading
              key={column.id}
              isTitle={at === 0}
              column={column}
              sort={sort}
              onSort={(next) => onChange({ sort: next })}
            />
          ))}
          {menuOf ? (
            <th scope="col" data-column="menu">
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {rows.map((row) => (
          <tr key={row._id} onClick={(event) => isFree(event.target) && onOpen(row)}>
            {choosing ? (
              <td data-column="choose">
                <ChooseBox row={row} name={nameOf(row)} choosing={choosing} />
              </td>
            ) : null}
            {columns.map((column, at) => (
              <td key={column.id} data-column={at === 0 ? 'title' : column.id}>
                {at === 0 ? <OpenName row={row} {...props} /> : column.cell(row)}
              </td>
            ))}
            {menuOf ? <td data-column="menu">{menuOf(row)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Not on something that does a thing of its own. */
const isFree = (target: EventTarget) =>
  !(target instanceof Element && target.closest('a, button, input, label, [role="menu"], .mantine-Modal-root'))

function OpenName<Row>({ row, columns, onOpen }: Props<Row> & { row: Row }) {
  return (
    <button type="button" className={classes.name} data-row-link onClick={() => onOpen(row)}>
      {columns[0]?.cell(row)}
    </button>
  )
}

function ChooseBox({ row, name, choosing }: { row: { _id: string }; name: string; choosing: Choosing }) {
  const { t } = useTranslation('trackers')
  return (
    <label className={list.choose}>
      <input
        type="checkbox"
        aria-label={t('choose', { name })}
        checked={choosing.chosen.has(row._id)}
        onChange={() => choosing.toggle([row._id])}
      />
    </label>
  )
}

interface HeadingProps<Row> {
  column: TrackerColumn<Row>
  /** Stands over the names. */
  isTitle: boolean
  sort: string
  onSort(sort: string): void
}

function Heading<Row>({ column, isTitle, sort, onSort }: HeadingProps<Row>) {
  const isSorted = column.sort !== undefined && sort.replace('-', '') === column.sort
  const isDown = sort.startsWith('-')
  const Arrow = isDown ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      data-column={isTitle ? 'title' : column.id}
      style={column.width ? { inlineSize: column.width } : undefined}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      {column.sort ? (
        <button
          type="button"
          className={list.sort}
          onClick={() => onSort(isSorted && !isDown ? `-${column.sort}` : `${column.sort}`)}
        >
          {column.heading}
          {isSorted ? <Arrow size={14} aria-hidden="true" /> : null}
        </button>
      ) : (
        column.heading
      )}
    </th>
  )
}

/** The same on a phone: each column with its heading. */
function Cards<Row extends { _id: string }>(props: RowsProps<Row>) {
  const { rows, columns, menuOf, choosing, nameOf } = props
  return (
    <ul className={list.cards} onKeyDown={moveBetweenRows}>
      {rows.map((row) => (
        <li key={row._id} className={list.card}>
          <div className={list.cardHead}>
            <OpenName row={row} {...props} />
            {choosing ? <ChooseBox row={row} name={nameOf(row)} choosing={choosing} /> : null}
            {menuOf?.(row)}
          </div>
          <dl className={classes.facts}>
            {columns.slice(1).map((column) => (
              <div key={column.id}>
                <dt>{column.heading}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Foot<Row>({ search, onChange, total }: Props<Row> & { total: number }) {
  const { t } = useTranslation('trackers')
  const size = search.size ?? pageSizes[0]
  const page = search.page ?? 1
  const first = (page - 1) * size + 1
  return (
    <div className={list.foot}>
      <span className="tabular">{t('range', { first, last: Math.min(total, page * size), total })}</span>
      <Pagination
        size="sm"
        total={Math.max(1, Math.ceil(total / size))}
        value={page}
        onChange={(next) => onChange({ page: next })}
        getControlProps={(control) => ({ 'aria-label': t(`page.${control}`) })}
        getItemProps={(number) => ({ 'aria-label': t('page.number', { number }) })}
      />
      <Select
        size="xs"
        w={132}
        aria-label={t('page_size')}
        allowDeselect={false}
        data={pageSizes.map((count) => ({ value: String(count), label: t('per_page', { count }) }))}
        value={String(size)}
        onChange={(value) => onChange({ size: pageSizes.find((count) => String(count) === value) })}
      />
    </div>
  )
}

const ListSkeleton = () => (
  <div>
    {Array.from({ length: 8 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: grey bars
      <div key={row} className={list.card}>
        <Skeleton height={14} width={`${38 + ((row * 7) % 30)}%`} />
        <Skeleton height={11} width={`${18 + ((row * 5) % 14)}%`} />
      </div>
    ))}
  </div>
)
