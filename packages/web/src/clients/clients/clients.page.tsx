import { Button, Select } from '@mantine/core'
import type { Client } from '@peshi/contract/clients/clients'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { ListPanel } from '../../platform/ui/list-panel.tsx'
import { Message } from '../../platform/ui/message.tsx'
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
  const list = useClients(search)
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
      <ListPanel
        toolbar={<Toolbar search={search} onChange={change} />}
        failed={t('failed')}
        list={list}
        empty={<NoClients search={search} onChange={change} />}
        perPage={perPage}
        page={search.page}
        onPage={(page) => change({ page })}
        foot={<span className="small">{t('count', { count: list.data?.meta.total ?? 0 })}</span>}
      >
        {(clients) => <Rows clients={clients} />}
      </ListPanel>
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
    <>
      <SearchBox
        className="search"
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
    </>
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

function Rows({ clients }: { clients: readonly Client[] }) {
  const { t } = useTranslation('clients')
  return (
    <ul>
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
            <span className="small">
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
