import { Button, Select, Skeleton } from '@mantine/core'
import type { Client } from '@peshi/contract/clients/clients'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import panel from '../../platform/ui/list-panel.module.css'
import { ListPanelFoot } from '../../platform/ui/list-panel.tsx'
import { Failed, Message } from '../../platform/ui/message.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { perPage, useClients } from './clients.api.ts'
import classes from './clients.module.css'
import { type ClientSearch, clientKinds } from './clients.search.ts'
import { newClient } from './new-client.ts'

const openNewClient = () => openOverlay(newClient)

export function ClientsPage() {
  const { t } = useTranslation('clients')
  const search = useSearch({ from: '/shell/others/clients' })
  const navigate = useNavigate({ from: '/others/clients' })
  const change = (changes: Partial<ClientSearch>) =>
    navigate({ search: (now) => ({ ...now, page: undefined, ...changes }), replace: true })
  const { data, error, refetch } = useClients(search)
  const can = useCan()
  return (
    <>
      <PageHeader subtitle={t('subtitle')}>
        {can('create', 'Client') ? (
          <Button leftSection={<IconPlus size={16} />} onClick={openNewClient}>
            {t('new')}
          </Button>
        ) : null}
      </PageHeader>
      <div className={panel.panel}>
        <Toolbar search={search} onChange={change} />
        {data || error ? null : <Skeleton height={240} m="md" />}
        {error && !data ? <Failed title={t('failed')} error={error} onRetry={refetch} /> : null}
        {data?.data.length === 0 ? <NoClients search={search} onChange={change} /> : null}
        {data && data.data.length > 0 ? <Rows clients={data.data} /> : null}
        {data && data.meta.total > 0 ? (
          <ListPanelFoot
            total={data.meta.total}
            perPage={perPage}
            page={search.page}
            onPage={(page) => change({ page })}
          >
            <span className={classes.small}>{t('count', { count: data.meta.total })}</span>
          </ListPanelFoot>
        ) : null}
      </div>
    </>
  )
}

interface Props {
  search: ClientSearch
  onChange(changes: Partial<ClientSearch>): void
}

function Toolbar({ search, onChange }: Props) {
  const { t } = useTranslation('clients')
  return (
    <div className={panel.toolbar}>
      <SearchBox
        className={panel.search}
        label={t('search')}
        query={search.q ?? ''}
        onQuery={(q) => onChange({ q: q || undefined })}
      />
      <Select
        aria-label={t('field.kind')}
        placeholder={t('field.kind')}
        clearable
        data={clientKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={search.kind ?? null}
        onChange={(kind) => onChange({ kind: (kind ?? undefined) as ClientSearch['kind'] })}
      />
      <Button
        variant={search.open === 'consent' ? 'light' : 'default'}
        aria-pressed={search.open === 'consent'}
        onClick={() => onChange({ open: search.open === 'consent' ? undefined : 'consent' })}
      >
        {t('consent.none')}
      </Button>
    </div>
  )
}

function NoClients({ search, onChange }: Props) {
  const { t } = useTranslation('clients')
  const can = useCan()
  if (search.q || search.kind || search.open || search.page) {
    return (
      <Message icon={IconUsers} title={t('none_found')}>
        <Button variant="default" onClick={() => onChange({ q: undefined, kind: undefined, open: undefined })}>
          {t('show_all')}
        </Button>
      </Message>
    )
  }
  return (
    <Message icon={IconUsers} title={t('empty_title')} text={t('empty_text')}>
      {can('create', 'Client') ? <Button onClick={openNewClient}>{t('new')}</Button> : null}
    </Message>
  )
}

function Rows({ clients }: { clients: Client[] }) {
  const { t } = useTranslation('clients')
  return (
    <ul className={panel.rows}>
      <li className={`${classes.row} ${classes.head}`} aria-hidden="true">
        <span>{t('field.name')}</span>
        <span>{t('field.mobile')}</span>
        <span>{t('field.email')}</span>
        <span>{t('field.matters')}</span>
        <span>{t('consent.title')}</span>
      </li>
      {clients.map((client) => (
        <li key={client._id} className={classes.row}>
          <span className={classes.name}>
            <Link to="/others/clients/$clientId" params={{ clientId: client._id }} data-row-link>
              <Words>{client.name}</Words>
            </Link>
            <span className={classes.small}>
              {client.kind === 'person' ? null : t(`kind.${client.kind}`)} <Words>{client.aliases.join(', ')}</Words>
            </span>
          </span>
          <span className="tabular">
            <bdi dir="ltr">{client.mobile}</bdi>
          </span>
          <span>{client.email ? <Words>{client.email}</Words> : null}</span>
          <span className="tabular">{client.matters}</span>
          <span>
            {client.has_consent ? (
              <Pill tone="live">{t('consent.given')}</Pill>
            ) : (
              <Pill tone="today">{t('consent.none')}</Pill>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
