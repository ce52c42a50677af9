import { Button, Menu, Select, Skeleton } from '@mantine/core'
import { recordStatement } from '@peshi/contract/office/bank-statement'
import { type Ageing, createInvoice, type outstanding } from '@peshi/contract/office/invoices'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { IconFileInvoice, IconFileSpreadsheet, IconPlus, IconSettings } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { isFilling } from '../../platform/api/is-filling.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { ListPanel } from '../../platform/ui/list-panel.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { Amount, InvoiceRows } from './invoice-rows.tsx'
import { perPage, useInvoices, useOutstanding } from './invoices.api.ts'
import classes from './invoices.module.css'
import { type InvoiceSearch, invoiceStates } from './invoices.search.ts'

export function InvoicesPage() {
  const { t } = useTranslation('invoices')
  const search = useSearch({ from: '/shell/others/invoices' })
  const can = useCan()
  const outstanding = useOutstanding(can('manage', 'Invoice'))
  const list = useInvoices(search)
  const isFilled = !isFilling(outstanding) && !list.isLoading
  return (
    <>
      <PageHeader subtitle={t('subtitle')}>
        {can('update', 'Invoice') ? (
          <Button
            variant="default"
            leftSection={<IconSettings size={16} />}
            renderRoot={(props) => <Link {...props} to="/others/invoices/settings" />}
          >
            {t('settings')}
          </Button>
        ) : null}
        <IfAllowed call={recordStatement}>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} />}
            renderRoot={(props) => <Link {...props} to="/others/invoices/statement" />}
          >
            {t('statement')}
          </Button>
        </IfAllowed>
        <IfAllowed call={createInvoice}>
          <NewInvoice />
        </IfAllowed>
      </PageHeader>
      {isFilled ? (
        <>
          {outstanding.data ? <Outstanding {...outstanding.data} /> : null}
          <InvoiceList search={search} list={list} />
        </>
      ) : (
        <Skeleton height={400} radius="lg" aria-busy="true" />
      )}
    </>
  )
}

interface ListProps {
  search: InvoiceSearch
  list: ReturnType<typeof useInvoices>
}

function InvoiceList({ search, list }: ListProps) {
  const { t } = useTranslation('invoices')
  const navigate = useNavigate({ from: '/others/invoices' })
  const change = (changes: Partial<InvoiceSearch>) =>
    navigate({ search: (now) => ({ ...now, page: undefined, ...changes }), replace: true })
  const isNarrowed = Boolean(search.q || search.state)
  return (
    <ListPanel
      toolbar={<Toolbar search={search} onChange={change} />}
      failed={t('failed')}
      list={list}
      empty={
        <Message
          icon={IconFileInvoice}
          title={t(isNarrowed ? 'none_found' : 'empty_title')}
          text={isNarrowed ? undefined : t('empty_text')}
        />
      }
      perPage={perPage}
      page={search.page}
      onPage={(page) => change({ page })}
    >
      {(invoices) => <InvoiceRows invoices={invoices} />}
    </ListPanel>
  )
}

function NewInvoice() {
  const { t } = useTranslation('invoices')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconPlus size={16} />}>{t('new')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item renderRoot={(props) => <Link {...props} to="/others/invoices/search-matter" />}>
          {t('for_matter')}
        </Menu.Item>
        <Menu.Item renderRoot={(props) => <Link {...props} to="/others/invoices/invoice-add-blank" />}>
          {t('blank')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const ages = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const satisfies (keyof Ageing)[]

function Outstanding({ data, held }: ReplyOf<typeof outstanding>) {
  const { t } = useTranslation('invoices')
  if (data.total === 0 && held === 0) return null
  return (
    <dl className={classes.ageing} aria-label={t('outstanding')}>
      <div>
        <dt>{t('outstanding')}</dt>
        <dd>
          <Amount paise={data.total} />
        </dd>
      </div>
      {ages.map((age) => (
        <div key={age}>
          <dt>{t(`age.${age}`)}</dt>
          <dd className={age !== 'not_due' && data[age] > 0 ? classes.late : undefined}>
            <Amount paise={data[age]} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('held')}</dt>
        <dd>
          <Amount paise={held} />
        </dd>
      </div>
    </dl>
  )
}

interface Props {
  search: InvoiceSearch
  onChange(changes: Partial<InvoiceSearch>): void
}

function Toolbar({ search, onChange }: Props) {
  const { t } = useTranslation('invoices')
  return (
    <>
      <SearchBox
        className="search"
        label={t('search')}
        query={search.q ?? ''}
        onQuery={(q) => onChange({ q: q || undefined })}
      />
      <Select
        aria-label={t('state_of')}
        placeholder={t('state_of')}
        clearable
        data={invoiceStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        value={search.state ?? null}
        onChange={(state) => onChange({ state: (state ?? undefined) as InvoiceSearch['state'] })}
      />
    </>
  )
}
