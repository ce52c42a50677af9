import { Button, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { CourtId } from '@peshi/contract/platform/ids'
import { IconChecks, IconFileText } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useOwnCourts } from '../../courts/courts/courts.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { DateField } from '../../platform/ui/date-field.tsx'
import { FoldingFilters } from '../../platform/ui/folding-filters.tsx'
import { ListPanel } from '../../platform/ui/list-panel.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import classes from './all-orders.module.css'
import { AllOrders } from './all-orders.tsx'
import { ordersPerPage, useAllOrders, useMarkOrders, useReadAllOrders } from './orders.api.ts'
import { countFilters, noFilters, type OrderSearch } from './orders.search.ts'

export function OrdersPage() {
  const { t } = useTranslation('orders')
  const search = useSearch({ from: '/shell/dashboard/orders' })
  const navigate = useNavigate({ from: '/dashboard/orders' })
  const change = (changes: Partial<OrderSearch>) =>
    navigate({ search: (now) => ({ ...now, page: undefined, ...changes }), replace: true })
  const list = useAllOrders(search)
  const unread = list.data?.meta.unread ?? 0
  return (
    <>
      <PageHeader subtitle={t('all.subtitle')}>{unread > 0 ? <ReadAll search={search} /> : null}</PageHeader>
      <ListPanel
        toolbar={<Toolbar search={search} unread={unread} onChange={change} />}
        failed={t('failed')}
        list={list}
        empty={<NoOrders search={search} onChange={change} />}
        perPage={ordersPerPage}
        page={search.page}
        onPage={(page) => change({ page })}
        foot={<span className="small">{t('all.count', { count: list.data?.meta.total ?? 0 })}</span>}
      >
        {(orders) => <AllOrders orders={orders} />}
      </ListPanel>
    </>
  )
}

function ReadAll({ search }: { search: OrderSearch }) {
  const { t } = useTranslation('orders')
  const readAll = useReadAllOrders()
  const mark = useMarkOrders()
  const run = () =>
    readAll.mutate(search, {
      onSuccess: ({ data: { ids } }) =>
        toastDone(t('all.marked', { count: ids.length }), {
          label: t('all.undo'),
          run: () => mark.mutateAsync({ ids, is_read: false }).catch(toastError),
        }),
      onError: (error) => toastError(error),
    })
  return (
    <Button
      variant="default"
      leftSection={<IconChecks size={16} />}
      loading={readAll.isPending}
      data-sends
      onClick={run}
    >
      {t('all.mark_all')}
    </Button>
  )
}

interface Props {
  search: OrderSearch
  onChange(changes: Partial<OrderSearch>): void
}

function Toolbar({ search, unread, onChange }: Props & { unread: number }) {
  const { t } = useTranslation('orders')
  const courts = useOwnCourts().data ?? []
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const isUnread = search.open === 'unread'
  return (
    <>
      <SearchBox
        className="search"
        label={t('all.search')}
        query={search.q ?? ''}
        onQuery={(q) => onChange({ q: q || undefined })}
      />
      <Button
        variant={isUnread ? 'light' : 'default'}
        aria-pressed={isUnread}
        onClick={() => onChange({ open: isUnread ? undefined : 'unread' })}
      >
        {t('all.unread')}
        {unread > 0 ? <span className={classes.number}>{unread.toLocaleString('en-IN')}</span> : null}
      </Button>
      <FoldingFilters inUse={countFilters(search)}>
        <Select
          className={classes.court}
          aria-label={t('all.court')}
          placeholder={t('all.all_courts')}
          data={courts.map(({ _id, title }) => ({ value: _id, label: sayCourt(title) }))}
          value={search.court ?? null}
          onChange={(court) => onChange({ court: (court ?? undefined) as CourtId | undefined })}
          searchable={isWide}
          clearable
          clearButtonProps={{ 'aria-label': t('all.all_courts') }}
        />
        <Day label={t('all.from')} value={search.from} max={search.to} onChange={(from) => onChange({ from })} />
        <Day label={t('all.to')} value={search.to} min={search.from} onChange={(to) => onChange({ to })} />
      </FoldingFilters>
    </>
  )
}

interface DayProps {
  label: string
  value: OrderSearch['from']
  min?: OrderSearch['from']
  max?: OrderSearch['to']
  onChange(date: OrderSearch['from']): void
}

const Day = ({ label, value, onChange, ...range }: DayProps) => (
  <DateField
    {...range}
    isBare
    className={classes.day}
    aria-label={label}
    leftSection={label}
    leftSectionWidth={52}
    value={value ?? ''}
    onChange={(date) => onChange(date || undefined)}
  />
)

function NoOrders({ search, onChange }: Props) {
  const { t } = useTranslation('orders')
  const isNarrowed = search.q || search.page || countFilters(search) > 0
  if (!isNarrowed && search.open !== 'unread')
    return <Message icon={IconFileText} title={t('all.empty.title')} text={t('all.empty.text')} />
  return (
    <Message icon={IconFileText} title={isNarrowed ? t('all.none_found') : t('all.all_read')}>
      <Button variant="default" onClick={() => onChange(noFilters)}>
        {t('all.show_all')}
      </Button>
    </Message>
  )
}
